//! The log of a table: the truth from which everything else follows.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::boards::BoardSet;
use crate::colours::SeatColour;
use crate::fair_deal::{DealSecret, Nonce};
use crate::first_player::First;
use crate::id::{GameId, PersonId};
use crate::repeat_deal::RepeatedDeal;
use crate::seats::Occupant;
use crate::takeover::TakeoverReason;
use crate::terms::Terms;
use crate::timestamp::Timestamp;

/// One log entry: sequence number, timestamp, idempotency key and change.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct LogEntry {
    /// The sequence number; the first entry has 1.
    pub seq: u64,
    /// When the entry was written.
    pub at: Timestamp,
    /// The idempotency key of the request that caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What changed.
    #[serde(rename = "entry")]
    pub change: Change,
}

/// A change of a table. The server stores it, so names of variants and fields never change.
///
/// Changes contain hidden information and never leave the server;
/// [`TableEvent`](crate::TableEvent) is the public form.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Change {
    /// The table was opened with these terms; some seats may be taken already. Tables of version
    /// 0.1.0 have no secret.
    Opened {
        host: PersonId,
        terms: Terms,
        seats: Vec<Option<Occupant>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<DealSecret>,
        /// The deal of a finished game that is played again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        repeats: Option<Box<RepeatedDeal>>,
        /// The set of boards that `terms` name, whole.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        boards: Option<Box<BoardSet>>,
        /// The colours of the seats, if a rematch keeps them; otherwise empty.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        colours: Vec<Option<SeatColour>>,
        /// Whom the rulebook lets begin, if the people said so before the first game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        named_first: Option<Seat>,
    },
    /// A person took a seat, or the host put a bot there.
    Seated {
        seat: Seat,
        who: Occupant,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// A seat became free.
    Freed { seat: Seat },
    /// A person or the host chose the colour of a seat.
    ColourChosen { seat: Seat, colour: SeatColour },
    /// The host chose who begins.
    FirstChosen { first: First },
    /// A person said whom the rulebook lets begin.
    FirstNamed { seat: Seat, by: PersonId },
    /// The game was dealt and began. `places[i]` is the game's seat for the table's seat `i`.
    Started { setup: Value, salt: String, places: Vec<Seat> },
    /// The table was closed before the game began.
    Closed,
    /// A seat made a decision.
    Acted { seat: Seat, action: Value },
    /// A seat took its last decision back. If that decision had ended its turn, a `resumed` clock
    /// goes on with the time that was left then. Version 0.1.0 gave it the time of a new turn.
    Undone {
        seat: Seat,
        #[serde(default, skip_serializing_if = "is_false")]
        resumed: bool,
    },
    /// A bot took over a person's seat.
    TakenOver {
        seat: Seat,
        #[serde(rename = "why")]
        reason: TakeoverReason,
    },
    /// The person took the seat back from the bot. Version 0.1.0 refreshed the clock every time.
    Returned {
        seat: Seat,
        #[serde(default = "yes", skip_serializing_if = "is_true")]
        refreshed: bool,
    },
    /// The host stopped the countdown of a full table.
    StartHeld,
    /// The server was down for this long, and no clock ran.
    Paused { milliseconds: i64 },
    /// A person changed their name.
    Renamed { person: PersonId, name: String },
    /// A person wrote a chat line.
    Said { person: PersonId, name: String, text: String },
    /// The host muted or unmuted the chat.
    Muted { muted: bool },
    /// The host muted or unmuted one person.
    PersonMuted { person: PersonId, muted: bool },
    /// The host left, and this person has become the host.
    HostChanged { host: PersonId },
    /// The same people play again at this table.
    Rematch { game: GameId },
}

impl Change {
    /// Whether viewers may have other seats afterwards.
    pub fn changes_seats(&self) -> bool {
        matches!(self, Change::Seated { .. } | Change::Freed { .. } | Change::Started { .. })
    }
}

fn is_true(value: &bool) -> bool {
    *value
}

fn is_false(value: &bool) -> bool {
    !*value
}

fn yes() -> bool {
    true
}
