//! What a table is opened with.

use bots::Level;
use game::{InputError, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::games::Games;
use crate::words::level;

/// What somebody opens a table with. What is left out is as most people want it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Terms {
    /// Which game, by its name in records.
    #[schema(example = "go")]
    pub game: String,
    /// The game's options, as in a record.
    #[schema(value_type = Object, example = json!({"players": 2, "komi": 7}))]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Who begins, where the game has somebody who begins.
    #[serde(default)]
    pub first: First,
    /// How long players may think.
    #[serde(default)]
    pub time: TimeControl,
    /// Whether the table is listed in the lobby. Otherwise only who has the link finds it.
    #[serde(default)]
    pub listed: bool,
    /// Whether decisions may be taken back, where the rules allow it.
    #[serde(default = "yes")]
    pub undo: bool,
    /// Whether players may ask a bot what it would do.
    #[serde(default = "yes")]
    pub hints: bool,
    /// The bot that plays on for somebody who leaves or runs out of time.
    #[serde(default = "stand_in", with = "level")]
    #[schema(value_type = String, example = "gardener")]
    #[cfg_attr(feature = "ts", ts(type = "Level"))]
    pub stand_in: Level,
}

/// What somebody opens a table with, and who is to sit there.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opening {
    /// The terms.
    pub terms: Terms,
    /// Who sits where from the start: `me`, `open`, or a bot's level; one for every seat. Left out: oneself on the first
    /// seat, the others open.
    #[serde(default)]
    #[schema(example = json!(["me", "gardener"]))]
    pub seats: Option<Vec<String>>,
}

/// Who begins.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum First {
    /// Chance decides.
    #[default]
    Random,
    /// Whoever sits on seat 0 of the open table.
    FirstSeat,
}

/// How long players may think.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TimeControl {
    /// As long as they like.
    #[default]
    None,
    /// Everybody has this much for the whole game, and some more for every turn.
    Bank {
        /// Seconds for the game.
        seconds: u32,
        /// Seconds added after every turn.
        increment: u32,
    },
    /// Every turn has to be over after this long.
    PerTurn {
        /// Seconds for a turn.
        seconds: u32,
    },
}

impl Terms {
    /// How many play, or what is wrong with the terms.
    pub fn check(&self, games: &Games) -> Result<usize, InputError> {
        self.time.check().map_err(|fault| fault.inside("time"))?;
        games.get(&self.game)?.agree(&self.options)
    }
}

impl TimeControl {
    /// A month: nothing blocks a game for good.
    const LONGEST: u32 = 31 * 24 * 60 * 60;

    fn check(self) -> Result<(), InputError> {
        let within = |key: &'static str, value: u32, least: u32| {
            let most = TimeControl::LONGEST;
            let fault =
                || InputError::new(key, format_args!("{value} seconds, there must be {least} to {most}"));
            if (least..=most).contains(&value) { Ok(()) } else { Err(fault()) }
        };
        match self {
            TimeControl::None => Ok(()),
            TimeControl::Bank { seconds, increment } => {
                within("seconds", seconds, 1).and(within("increment", increment, 0))
            }
            TimeControl::PerTurn { seconds } => within("seconds", seconds, 1),
        }
    }
}

/// Who is to sit somewhere from the start.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Place {
    Me,
    Open,
    Bot(Level),
}

impl Opening {
    /// Who is to sit where.
    pub(crate) fn places(&self, players: usize) -> Result<Vec<(Seat, Place)>, InputError> {
        let Some(seats) = &self.seats else {
            let place = |seat| if seat == Seat::FIRST { Place::Me } else { Place::Open };
            return Ok(Seat::all(players).map(|seat| (seat, place(seat))).collect());
        };
        if seats.len() != players {
            let what = format!("{} seats, there must be {players}", seats.len());
            return Err(InputError::new("seats", what));
        }
        let mut sits = false;
        let place = |(seat, word): (Seat, &String)| match word.as_str() {
            "me" if std::mem::replace(&mut sits, true) => {
                Err(InputError::new(format_args!("seats[{seat}]"), "nobody can sit on two seats"))
            }
            "me" => Ok((seat, Place::Me)),
            "open" => Ok((seat, Place::Open)),
            level => level.parse().map(|level| (seat, Place::Bot(level))).map_err(|_| {
                let what = format!("`{level}` is neither `me` nor `open` nor a bot's level");
                InputError::new(format_args!("seats[{seat}]"), what)
            }),
        };
        Seat::all(players).zip(seats).map(place).collect()
    }
}

fn yes() -> bool {
    true
}

fn stand_in() -> Level {
    Level::Gardener
}
