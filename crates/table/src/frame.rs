//! Frames: one per log entry and viewer, cut to what the viewer may know.

use game::{Seat, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::colours::SeatColour;
use crate::first_player::First;
use crate::id::{GameId, PersonId};
use crate::log::{Change, LogEntry};
use crate::seats::Occupant;
use crate::table::Table;
use crate::table_view::TableView;
use crate::takeover::TakeoverReason;
use crate::timestamp::Timestamp;

/// One log entry for one viewer, with the state after it.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// The sequence number of the entry. A decision names the last one that its player saw.
    pub seq: u64,
    /// When the entry was written.
    pub at: Timestamp,
    /// What happened at the table; `null` in a first frame, which only shows the present state.
    #[serde(rename = "what")]
    pub event: Option<TableEvent>,
    /// What happened in the game, as far as the viewer may know.
    #[schema(value_type = Option<Vec<Object>>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[] | null"))]
    pub events: Option<Box<RawValue>>,
    /// The table.
    pub table: TableView,
    /// The game as the viewer sees it, with the viewer's legal decisions. Absent if the entry did
    /// not change it, and before the game begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub view: Option<Box<RawValue>>,
}

/// What happened at the table, without hidden information.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TableEvent {
    /// The table was opened.
    Opened,
    /// A seat was taken.
    Seated { seat: Seat, who: Occupant },
    /// A seat became free.
    Freed { seat: Seat },
    /// The colour of a seat was chosen.
    ColourChosen { seat: Seat, colour: SeatColour },
    /// The host chose who begins.
    FirstChosen { first: First },
    /// A person said whom the rulebook lets begin.
    FirstNamed { seat: Seat },
    /// The game began.
    Started,
    /// The table was closed.
    Closed,
    /// A seat made a decision; `events` tells which.
    Acted { seat: Seat },
    /// A seat took its last decision back.
    Undone { seat: Seat },
    /// A bot took over a person's seat.
    TakenOver {
        seat: Seat,
        #[serde(rename = "why")]
        reason: TakeoverReason,
    },
    /// The person took the seat back from the bot.
    Returned { seat: Seat },
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

impl TableEvent {
    pub(crate) fn of(change: &Change) -> TableEvent {
        match change.clone() {
            Change::Opened { .. } => TableEvent::Opened,
            Change::Seated { seat, who, .. } => TableEvent::Seated { seat, who },
            Change::Freed { seat } => TableEvent::Freed { seat },
            Change::ColourChosen { seat, colour } => TableEvent::ColourChosen { seat, colour },
            Change::FirstChosen { first } => TableEvent::FirstChosen { first },
            Change::FirstNamed { seat, .. } => TableEvent::FirstNamed { seat },
            Change::Started { .. } => TableEvent::Started,
            Change::Closed => TableEvent::Closed,
            Change::Acted { seat, .. } => TableEvent::Acted { seat },
            Change::Undone { seat, .. } => TableEvent::Undone { seat },
            Change::TakenOver { seat, reason } => TableEvent::TakenOver { seat, reason },
            Change::Returned { seat, .. } => TableEvent::Returned { seat },
            Change::StartHeld => TableEvent::StartHeld,
            Change::Paused { milliseconds } => TableEvent::Paused { milliseconds },
            Change::Renamed { person, name } => TableEvent::Renamed { person, name },
            Change::Said { person, name, text } => TableEvent::Said { person, name, text },
            Change::Muted { muted } => TableEvent::Muted { muted },
            Change::PersonMuted { person, muted } => TableEvent::PersonMuted { person, muted },
            Change::HostChanged { host } => TableEvent::HostChanged { host },
            Change::Rematch { game } => TableEvent::Rematch { game },
        }
    }

    /// Whether the game's view changes with it.
    pub(crate) fn changes_game(&self) -> bool {
        matches!(self, TableEvent::Started | TableEvent::Acted { .. } | TableEvent::Undone { .. })
    }
}

impl Table {
    /// The first frame of a viewer: the present state without an event.
    pub fn current_frame(&self, viewer: Viewer) -> Frame {
        Frame {
            seq: self.seq,
            at: self.at,
            event: None,
            events: None,
            table: self.view(viewer),
            view: self.game().map(|game| game.view(viewer)),
        }
    }

    /// The frame of the last entry for a viewer.
    pub fn frame(&self, last: &LogEntry, viewer: Viewer) -> Frame {
        let event = TableEvent::of(&last.change);
        let game = self.game().filter(|_| event.changes_game());
        let decided = matches!(event, TableEvent::Acted { .. });
        Frame {
            seq: last.seq,
            at: last.at,
            events: game.filter(|_| decided).map(|game| game.events(viewer)),
            view: game.map(|game| game.view(viewer)),
            event: Some(event),
            table: self.view(viewer),
        }
    }
}
