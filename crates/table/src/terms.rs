//! The terms of a table: game, options, time control and what is allowed.

use bots::Level;
use game::InputError;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::first_player::First;
use crate::game_kind::GameKind;
use crate::games::Games;
use crate::id::BoardSetId;
use crate::limits::MAX_TIME_CONTROL_SECONDS;

/// The terms of a table. Every field but the game and its options has a default.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Terms {
    /// The game, by its name in records.
    #[schema(example = "go")]
    pub game: String,
    /// The game's options, as in a record.
    #[schema(value_type = Object, example = json!({"players": 2, "komi": 7}))]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// The set of boards that the game is dealt from. The default is the server's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub boards: Option<BoardSetId>,
    /// The seat that begins, if the game has a first player. The host may change it before the
    /// game.
    #[serde(default)]
    pub first: First,
    /// How much time players have.
    #[serde(default)]
    pub time: TimeControl,
    /// Whether the lobby lists the table. An unlisted table is found only by its link.
    #[serde(default)]
    pub listed: bool,
    /// Whether spectators may write in the chat. By default they may, but not at a listed table.
    /// Without a value, as in logs of version 0.1.0, they may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spectator_chat: Option<bool>,
    /// Whether players may take decisions back where the rules allow it.
    #[serde(default = "yes")]
    pub undo: bool,
    /// Whether players may ask for hints.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether a full table with at least two people waits five seconds before the game begins.
    /// Meanwhile anybody can stand up, and the host can start at once or stop the countdown.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub countdown: bool,
    /// The level of the bot that takes over for somebody who leaves or runs out of time.
    #[serde(default = "default_takeover_level", rename = "stand_in")]
    #[schema(example = "gardener")]
    pub takeover_level: Level,
}

/// How much time players have.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TimeControl {
    /// Unlimited.
    #[default]
    None,
    /// A time bank for the whole game, plus an increment after every turn.
    Bank {
        /// Seconds for the game.
        seconds: u32,
        /// Seconds added after every turn.
        increment: u32,
    },
    /// The same time for every turn.
    PerTurn {
        /// Seconds per turn.
        seconds: u32,
    },
}

impl Terms {
    /// Validates the terms and returns the number of players.
    pub fn check(&self, games: &Games) -> Result<usize, InputError> {
        self.time.check().map_err(|error| error.inside("time"))?;
        let players = games.get(&self.game)?.check_options(&self.options)?;
        self.first.check(players)?;
        Ok(players)
    }

    /// The terms of a new table: with the options as the game itself writes them, so that the
    /// commitment hashes the text that the record will have.
    pub(crate) fn with_canonical_options(&self, kind: &dyn GameKind) -> Result<Terms, InputError> {
        Ok(Terms { options: kind.canonical_options(&self.options)?, ..self.clone() })
    }
}

impl TimeControl {
    fn check(self) -> Result<(), InputError> {
        match self {
            TimeControl::None => Ok(()),
            TimeControl::Bank { seconds, increment } => {
                check_seconds("seconds", seconds, 1).and(check_seconds("increment", increment, 0))
            }
            TimeControl::PerTurn { seconds } => check_seconds("seconds", seconds, 1),
        }
    }
}

fn check_seconds(key: &'static str, value: u32, min: u32) -> Result<(), InputError> {
    let max = MAX_TIME_CONTROL_SECONDS;
    if (min..=max).contains(&value) {
        return Ok(());
    }
    Err(InputError::new(key, format_args!("{value} seconds, there must be {min} to {max}")))
}

fn is_false(value: &bool) -> bool {
    !*value
}

fn yes() -> bool {
    true
}

fn default_takeover_level() -> Level {
    Level::Gardener
}
