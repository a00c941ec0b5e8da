//! The table as a viewer sees it.

use bots::Level;
use game::{Seat, Seats, Viewer};
use serde::Serialize;
use utoipa::ToSchema;

use crate::boards::TableBoards;
use crate::clock::ClockView;
use crate::colours::SeatColour;
use crate::id::{GameId, PersonId};
use crate::seats::Occupant;
use crate::table::{Phase, Table};
use crate::terms::Terms;
use crate::timestamp::Timestamp;

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
    /// The host: the person who opened the table, or the one who took over when the host left.
    pub host: PersonId,
    /// Every seat.
    pub seats: Vec<SeatView>,
    /// The viewer's own seat.
    pub you: Option<Seat>,
    /// Whom the rulebook lets begin, as the people at the table say, if the terms ask them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub named_first: Option<Seat>,
    /// Whether the full table waits until somebody says whom the rulebook lets begin, or the host
    /// starts the game.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub waits_for_first: bool,
    /// When the game begins by itself, while the countdown of a full table runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub starts_at: Option<Timestamp>,
    /// The seats that must decide.
    pub to_act: Seats,
    /// The hash of the server's part of the deal, from the opening of the table. Send a nonce when
    /// you sit down, after you have seen it. Tables of version 0.1.0 have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub secret_hash: Option<String>,
    /// The hash of the deal, from the start of the game.
    pub commitment: Option<String>,
    /// The salt of that hash, once the game is over.
    pub salt: Option<String>,
    /// Whether the host has muted the chat.
    pub muted: bool,
    /// The people whom the host has muted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<PersonId>>"))]
    pub muted_people: Vec<PersonId>,
    /// The finished game whose deal is played again here. Its players may know every card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub repeats: Option<GameId>,
    /// The set of boards that the game is dealt from, if it is not the built-in one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub boards: Option<TableBoards>,
    /// The winners of a finished game in which somebody resigned. A person who resigned never wins,
    /// whatever the game's own result says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub winners: Option<Vec<Seat>>,
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
    /// Whether the person gave the game up; a bot plays it to the end.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub resigned: bool,
    /// Its clock.
    pub clock: Option<ClockView>,
    /// A number from 1, if people with names that look alike sit at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name_number: Option<u8>,
    /// Its colour, if somebody has chosen one at this table. Otherwise the seats are red, green,
    /// blue, violet and gold, in this order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub colour: Option<SeatColour>,
}

impl Table {
    /// The table as this viewer sees it.
    pub fn view(&self, viewer: Viewer) -> TableView {
        let deal = self.deal.as_ref();
        let colours = self.colours().unwrap_or_default();
        let seat_view = |seat: Seat| self.seat_view(seat, colours.get(seat.index()).copied());
        TableView {
            id: self.id,
            terms: self.terms.clone(),
            phase: self.phase,
            host: self.host,
            seats: Seat::all(self.seats.len()).map(seat_view).collect(),
            you: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            named_first: self.named_first.filter(|_| self.phase == Phase::Open),
            waits_for_first: self.phase == Phase::Open && self.is_full() && self.asks_who_begins(),
            starts_at: self.starts_at(),
            to_act: self.to_act(),
            secret_hash: self.secret.map(|secret| secret.hash()),
            commitment: deal.map(|deal| deal.commitment.clone()),
            salt: deal.filter(|_| self.phase == Phase::Over).map(|deal| deal.salt.clone()),
            muted: self.chat.muted,
            muted_people: self.chat.muted_people.iter().copied().collect(),
            repeats: self.repeats.as_ref().map(|repeated| repeated.game),
            boards: self.boards_view(),
            winners: self.winners_after_resignation(),
            rematch: self.rematch,
        }
    }

    fn seat_view(&self, seat: Seat, colour: Option<SeatColour>) -> SeatView {
        let state = &self.seats[seat.index()];
        SeatView {
            occupant: state.occupant.clone(),
            takeover_level: state.takeover.map(|_| self.terms.takeover_level),
            resigned: self.has_resigned(seat),
            clock: self.clock.view(seat),
            name_number: state.name_number,
            colour,
        }
    }
}

fn is_false(value: &bool) -> bool {
    !*value
}
