//! What the log of a game is made of.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::id::{GameId, PersonId};
use crate::sitting::occupant::Occupant;
use crate::sitting::terms::Terms;
use crate::timestamp::Timestamp;

/// Something that happened at a table. The log of them is the truth; all else can be worked out from it.
///
/// An entry holds hidden information, so it never leaves the server; [`What`](crate::sitting::What) is what others hear.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Entry {
    /// The table was opened, and some sit there already.
    Opened { host: PersonId, terms: Terms, seats: Vec<Option<Occupant>> },
    /// Somebody sat down, or the host put a bot there.
    Seated { seat: Seat, who: Occupant },
    /// The seat is free again.
    Freed { seat: Seat },
    /// The game was dealt and began. `places` says on which seat of the game each seat of the open table came to sit.
    Started { setup: Value, salt: String, places: Vec<Seat> },
    /// Nobody is left, or nobody came: the table was taken away before the game began.
    Closed,
    /// A decision.
    Acted { seat: Seat, action: Value },
    /// A seat's last decision was taken back.
    Undone { seat: Seat },
    /// A bot plays on for somebody.
    TakenOver { seat: Seat, why: Why },
    /// The player is back.
    Returned { seat: Seat },
    /// The server was not there for so many milliseconds, and nobody's clock ran.
    Paused { milliseconds: i64 },
    /// Somebody goes by another name.
    Renamed { person: PersonId, name: String },
    /// Somebody said something.
    Said { person: PersonId, name: String, text: String },
    /// The host stopped the talk, or allowed it again.
    Muted { muted: bool },
    /// The same people play again, there.
    Rematch { game: GameId },
}

impl Entry {
    /// Whether somebody sits elsewhere afterwards.
    pub(crate) fn changes_seats(&self) -> bool {
        matches!(self, Entry::Seated { .. } | Entry::Freed { .. } | Entry::Started { .. })
    }
}

/// Why a bot plays on.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Why {
    /// The player left.
    Left,
    /// The player's time was up.
    OutOfTime,
}

/// An entry of the log: the how manieth it is, when, and the key that makes a repeated request harmless.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// Its number in the log; the first is 1.
    pub seq: u64,
    /// When.
    pub at: Timestamp,
    /// The key of the request that made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What happened.
    pub entry: Entry,
}
