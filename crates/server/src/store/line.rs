//! What everything in a store is written as, to be read into another.

use serde::{Deserialize, Serialize};

use crate::id::{GameId, PersonId};
use crate::sitting::{Logged, Studied};
use crate::timestamp::Timestamp;

/// One line of an archive.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Line {
    /// The first line.
    Gloriette { version: u32 },
    /// Somebody.
    Person { id: PersonId, name: String, since: Timestamp },
    /// A key of somebody: its hash.
    Key { hash: String, person: PersonId, since: Timestamp },
    /// A game: its log.
    Game { id: GameId, log: Vec<Logged> },
    /// What else could have been decided in a game.
    Analysis { game: GameId, asked: Timestamp, decisions: u64, finished: bool, studied: Vec<Studied> },
}
