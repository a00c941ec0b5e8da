//! The table as a viewer sees it.

use bots::Level;
use game::{Seat, Seats, Viewer};
use serde::Serialize;
use utoipa::ToSchema;

use crate::clock::ClockView;
use crate::id::{GameId, PersonId};
use crate::seats::Occupant;
use crate::table::{Phase, Table};
use crate::terms::Terms;

/// The table as a viewer sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableView {
    /// The id of the game.
    pub id: GameId,
    /// The terms.
    pub terms: Terms,
    /// The phase.
    pub phase: Phase,
    /// The person who opened the table.
    pub host: PersonId,
    /// Every seat.
    pub seats: Vec<SeatView>,
    /// The viewer's own seat.
    pub you: Option<Seat>,
    /// The seats that must decide.
    pub to_act: Seats,
    /// The hash of the deal, from the start of the game.
    pub commitment: Option<String>,
    /// The salt of that hash, once the game is over.
    pub salt: Option<String>,
    /// Whether the host has muted the chat.
    pub muted: bool,
    /// The game of the rematch.
    pub rematch: Option<GameId>,
}

/// One seat as everybody sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Its occupant.
    pub occupant: Option<Occupant>,
    /// The level of the bot that has taken over the seat.
    #[serde(rename = "stand_in")]
    pub takeover_level: Option<Level>,
    /// Its clock.
    pub clock: Option<ClockView>,
}

impl Table {
    /// The table as this viewer sees it.
    pub fn view(&self, viewer: Viewer) -> TableView {
        let deal = self.deal.as_ref();
        TableView {
            id: self.id,
            terms: self.terms.clone(),
            phase: self.phase,
            host: self.host,
            seats: Seat::all(self.seats.len()).map(|seat| self.seat_view(seat)).collect(),
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

    fn seat_view(&self, seat: Seat) -> SeatView {
        let state = &self.seats[seat.index()];
        SeatView {
            occupant: state.occupant.clone(),
            takeover_level: state.taken_over.then_some(self.terms.takeover_level),
            clock: self.clock.view(seat),
        }
    }
}
