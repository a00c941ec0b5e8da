//! What viewers hear: a frame for every entry of the log, cut to what each of them may know.

use bots::Level;
use game::{Seat, Seats, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::id::{GameId, PersonId};
use crate::sitting::clock::ClockView;
use crate::sitting::entry::{Entry, Logged, Why};
use crate::sitting::occupant::Occupant;
use crate::sitting::sitting::{Phase, Sitting};
use crate::sitting::terms::Terms;
use crate::timestamp::Timestamp;
use crate::words::level_or_none;

/// What one viewer hears of one entry, and how things then stand.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// The number of the entry. A decision names the last one that its player had seen.
    pub seq: u64,
    /// When it was.
    #[schema(value_type = i64)]
    pub at: Timestamp,
    /// What happened at the table; nothing in a first frame, which only says how things stand.
    pub what: Option<What>,
    /// What it made happen in the game, as far as the viewer may know.
    #[schema(value_type = Option<Vec<Object>>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[] | null"))]
    pub events: Option<Box<RawValue>>,
    /// The table.
    pub table: TableView,
    /// The game as the viewer sees it, with what they may decide. Left out if the entry did not change it, and before
    /// the game begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub view: Option<Box<RawValue>>,
}

/// What happened at the table, as everybody may hear it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum What {
    /// The table was opened.
    Opened,
    /// Somebody sat down.
    Seated {
        #[schema(value_type = u8)]
        seat: Seat,
        who: Occupant,
    },
    /// A seat is free again.
    Freed {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// The game began.
    Started,
    /// The table was taken away.
    Closed,
    /// A seat decided; `events` tells what.
    Acted {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// A seat took its last decision back.
    Undone {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// A bot plays on for somebody.
    TakenOver {
        #[schema(value_type = u8)]
        seat: Seat,
        why: Why,
    },
    /// The player is back.
    Returned {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// The server was not there for a while, and nobody's clock ran.
    Paused { milliseconds: i64 },
    /// Somebody goes by another name.
    Renamed {
        #[schema(value_type = String)]
        person: PersonId,
        name: String,
    },
    /// Somebody said something.
    Said {
        #[schema(value_type = String)]
        person: PersonId,
        name: String,
        text: String,
    },
    /// The host stopped the talk, or allowed it again.
    Muted { muted: bool },
    /// The same people play again, there.
    Rematch {
        #[schema(value_type = String)]
        game: GameId,
    },
}

/// The table as everybody sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableView {
    /// Which game.
    #[schema(value_type = String)]
    pub id: GameId,
    /// What it was opened with.
    pub terms: Terms,
    /// How far it has come.
    pub phase: Phase,
    /// Who opened it.
    #[schema(value_type = String)]
    pub host: PersonId,
    /// Every seat.
    pub seats: Vec<SeatView>,
    /// Which seat is the viewer's.
    #[schema(value_type = Option<u8>)]
    pub you: Option<Seat>,
    /// Who must decide.
    #[schema(value_type = Vec<u8>)]
    pub to_act: Seats,
    /// The hash of the deal, from the start.
    pub commitment: Option<String>,
    /// The salt that it was hashed with, once the game is over.
    pub salt: Option<String>,
    /// Whether the host has stopped the talk.
    pub muted: bool,
    /// Where the same people play again.
    #[schema(value_type = Option<String>)]
    pub rematch: Option<GameId>,
}

/// One seat as everybody sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Who sits there.
    pub occupant: Option<Occupant>,
    /// The bot that plays on for a person who is away.
    #[serde(with = "level_or_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(type = "Level | null"))]
    pub stand_in: Option<Level>,
    /// Its clock.
    pub clock: Option<ClockView>,
}

impl What {
    pub(super) fn of(entry: &Entry) -> What {
        match entry.clone() {
            Entry::Opened { .. } => What::Opened,
            Entry::Seated { seat, who } => What::Seated { seat, who },
            Entry::Freed { seat } => What::Freed { seat },
            Entry::Started { .. } => What::Started,
            Entry::Closed => What::Closed,
            Entry::Acted { seat, .. } => What::Acted { seat },
            Entry::Undone { seat } => What::Undone { seat },
            Entry::TakenOver { seat, why } => What::TakenOver { seat, why },
            Entry::Returned { seat } => What::Returned { seat },
            Entry::Paused { milliseconds } => What::Paused { milliseconds },
            Entry::Renamed { person, name } => What::Renamed { person, name },
            Entry::Said { person, name, text } => What::Said { person, name, text },
            Entry::Muted { muted } => What::Muted { muted },
            Entry::Rematch { game } => What::Rematch { game },
        }
    }

    /// Whether the game looks different afterwards.
    fn changes_game(&self) -> bool {
        matches!(self, What::Started | What::Acted { .. } | What::Undone { .. })
    }
}

impl Sitting {
    /// How things stand, for who comes in.
    pub fn standing(&self, viewer: Viewer) -> Frame {
        Frame {
            seq: self.seq,
            at: self.at,
            what: None,
            events: None,
            table: self.table(viewer),
            view: self.game().map(|game| game.view(viewer)),
        }
    }

    /// What a viewer hears of the entry that was the last to change this sitting.
    pub fn frame(&self, last: &Logged, viewer: Viewer) -> Frame {
        let what = What::of(&last.entry);
        let game = self.game().filter(|_| what.changes_game());
        Frame {
            seq: last.seq,
            at: last.at,
            events: game.filter(|_| matches!(what, What::Acted { .. })).map(|game| game.events(viewer)),
            view: game.map(|game| game.view(viewer)),
            what: Some(what),
            table: self.table(viewer),
        }
    }

    /// The table as this viewer sees it.
    pub fn table(&self, viewer: Viewer) -> TableView {
        let seat = |index: usize| {
            let state = &self.seats[index];
            SeatView {
                occupant: state.occupant.clone(),
                stand_in: state.away.then_some(self.terms.stand_in),
                clock: Seat::new(index).and_then(|seat| self.clock.view(seat)),
            }
        };
        let deal = self.deal.as_ref();
        TableView {
            id: self.id,
            terms: self.terms.clone(),
            phase: self.phase,
            host: self.host,
            seats: (0..self.seats.len()).map(seat).collect(),
            you: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            to_act: self.to_act(),
            commitment: deal.map(|deal| deal.commitment.clone()),
            salt: deal.filter(|_| self.phase == Phase::Over).map(|deal| deal.salt.clone()),
            muted: self.muted,
            rematch: self.rematch,
        }
    }
}
