//! The lines of an archive.

use game::DataFiles;
use serde::{Deserialize, Serialize};
use table::{AnalysedDecision, BoardSetId, GameId, LocalResult, LogEntry, PersonId, Timestamp};

/// One line of an archive.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum ArchiveLine {
    /// The first line.
    Gloriette { version: u32 },
    /// A person.
    Person { id: PersonId, name: String, since: Timestamp },
    /// The hash of a person's key.
    Key {
        hash: String,
        person: PersonId,
        since: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        used: Option<Timestamp>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        browser: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        platform: Option<String>,
    },
    /// A set of boards that a person has entered.
    BoardSet {
        id: BoardSetId,
        author: PersonId,
        game: String,
        name: String,
        files: DataFiles,
        since: Timestamp,
    },
    /// A game that a person has played on their own device.
    LocalGame { id: GameId, person: PersonId, counted: Timestamp, result: LocalResult },
    /// The log of a game.
    Game { id: GameId, log: Vec<LogEntry> },
    /// The analysis of a game.
    Analysis {
        game: GameId,
        asked: Timestamp,
        decisions: u64,
        finished: bool,
        #[serde(rename = "studied")]
        analysed: Vec<AnalysedDecision>,
    },
}
