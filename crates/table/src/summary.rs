//! The summary of a table for lists of games.

use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::id::{GameId, PersonId};
use crate::seats::Occupant;
use crate::table::{Phase, Table};
use crate::terms::Terms;
use crate::timestamp::Timestamp;

/// The summary of a table for lists of games. The store finds games by it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Summary {
    /// The id of the game.
    pub id: GameId,
    /// The terms.
    pub terms: Terms,
    /// The host: the person who opened the table, or the one who took over when the host left.
    pub host: PersonId,
    /// The phase.
    pub phase: Phase,
    /// When the table was opened.
    pub opened: Timestamp,
    /// The occupant of every seat.
    pub seats: Vec<Option<Occupant>>,
    /// The seats that must decide.
    pub to_act: Vec<Seat>,
    /// Every seat's total, once the game is over.
    pub totals: Option<Vec<i32>>,
    /// The winners, once the game is over.
    pub winners: Option<Vec<Seat>>,
    /// The seats whose people resigned. They never win.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Seat>>"))]
    pub resigned: Vec<Seat>,
    /// The finished game whose deal is played again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub repeats: Option<GameId>,
}

impl Summary {
    /// The people who sit there or are invited.
    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        self.seats.iter().flatten().filter_map(Occupant::guest)
    }

    /// Whether a person must decide.
    pub fn awaits(&self, person: PersonId) -> bool {
        let person_at = |seat: &Seat| self.seats.get(seat.index()).and_then(Option::as_ref)?.person();
        self.to_act.iter().filter_map(person_at).any(|id| id == person)
    }
}

impl Table {
    /// The summary for lists of games.
    pub fn summary(&self) -> Summary {
        let (totals, winners) = self.result().unzip();
        Summary {
            id: self.id,
            terms: self.terms.clone(),
            host: self.host,
            phase: self.phase,
            opened: self.opened,
            seats: self.seats.iter().map(|seat| seat.occupant.clone()).collect(),
            to_act: self.to_act().iter().collect(),
            totals,
            resigned: self.resigned().collect(),
            winners,
            repeats: self.repeats.as_ref().map(|repeated| repeated.game),
        }
    }
}
