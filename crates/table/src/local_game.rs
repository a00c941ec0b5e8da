//! Finished games that people have played on their own devices, for their statistics.
//!
//! The device has dealt the cards and run the bots, so such a game proves nothing. Its record is
//! checked all the same: what is counted is the outcome of a game that the rules allow.

use bots::Level;
use game::{InputError, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::boards::BoardsOrigin;
use crate::games::Games;
use crate::id::GameId;

/// A finished game against bots that you have played on your own device.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocalGame {
    /// Its record. Exactly one of the `players` is a person.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    record: Value,
    /// Whether you gave the game up.
    #[serde(default)]
    resigned: bool,
}

/// The result of a person in a game on their own device.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocalResult {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// The person's total.
    pub points: i32,
    /// Whether the person won.
    pub won: bool,
    /// Whether the person gave the game up. A bot has played it to the end.
    pub resigned: bool,
}

/// A player in a record.
#[derive(Deserialize)]
#[serde(untagged)]
enum RecordedPlayer {
    Person(#[expect(dead_code, reason = "only its type matters")] String),
    Bot {
        #[expect(dead_code, reason = "only its type matters")]
        bot: Level,
    },
}

impl LocalGame {
    /// Replays the game by the rules and draws its deal again. Returns its id and the result of the
    /// person.
    ///
    /// The id is a part of the seed of the deal, so a game cannot be counted again under another
    /// one. The deal of another game that is played again has no seed and does not count.
    pub fn check(&self, games: &Games) -> Result<(GameId, LocalResult), InputError> {
        self.checked(games).map_err(|error| error.inside("record"))
    }

    fn checked(&self, games: &Games) -> Result<(GameId, LocalResult), InputError> {
        let record = &self.record;
        let text = record.to_string();
        let game = game::game_of(&text)?;
        let kind = games.get(&game)?;
        let (totals, winners) = kind.recorded_result(&text)?;
        let players: Vec<RecordedPlayer> =
            game::read_json(&record["players"]).map_err(|error| error.inside("players"))?;
        if players.len() != totals.len() {
            return Err(InputError::new(
                "players",
                format_args!("{} for {} seats", players.len(), totals.len()),
            ));
        }
        let seat = only_person(&players)?;
        let fairness = games.check_deal(&with_built_in_boards(record, &game, games), &[])?;
        let fairness = fairness.ok_or_else(|| {
            InputError::new("fairness", "missing: a deal that is played again does not count")
        })?;
        let result = LocalResult {
            options: kind.canonical_options(&record["options"])?,
            game,
            points: totals[seat.index()],
            won: winners.contains(&seat) && !self.resigned,
            resigned: self.resigned,
        };
        Ok((fairness.table(), result))
    }
}

fn only_person(players: &[RecordedPlayer]) -> Result<Seat, InputError> {
    let is_person = |player: &RecordedPlayer| matches!(player, RecordedPlayer::Person(_));
    let mut people = (0..players.len()).filter(|seat| is_person(&players[*seat]));
    match (people.next().and_then(Seat::new), people.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(InputError::new("players", "exactly one must be a person, the others bots")),
    }
}

/// Games on a device are dealt from the built-in boards, whatever the server offers.
fn with_built_in_boards(record: &Value, game: &str, games: &Games) -> Value {
    let mut record = record.clone();
    let mut offered = games.offered_boards();
    let built_in = offered.find(|(name, offered)| *name == game && offered.origin == BoardsOrigin::BuiltIn);
    if let Some(record) = record.as_object_mut() {
        record.shift_remove("boards");
        if let Some((_, offered)) = built_in {
            record.insert("boards".into(), serde_json::json!(offered.set));
        }
    }
    record
}
