//! What lists of games say about one.

use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::id::{GameId, PersonId};
use crate::sitting::occupant::Occupant;
use crate::sitting::sitting::{Phase, Sitting};
use crate::sitting::terms::Terms;
use crate::timestamp::Timestamp;

/// What lists of games say about one, and what the store finds it by.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Summary {
    /// Which game.
    #[schema(value_type = String)]
    pub id: GameId,
    /// What it was opened with.
    pub terms: Terms,
    /// Who opened it.
    #[schema(value_type = String)]
    pub host: PersonId,
    /// How far it has come.
    pub phase: Phase,
    /// When it was opened.
    #[schema(value_type = i64)]
    pub opened: Timestamp,
    /// Who sits where.
    pub seats: Vec<Option<Occupant>>,
    /// Who must decide.
    #[schema(value_type = Vec<u8>)]
    pub to_act: Vec<Seat>,
    /// Every seat's points, once the game is over.
    pub totals: Option<Vec<i32>>,
    /// Who won, once the game is over.
    #[schema(value_type = Option<Vec<u8>>)]
    pub winners: Option<Vec<Seat>>,
}

impl Summary {
    /// The people who sit there or are invited.
    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        self.seats.iter().flatten().filter_map(Occupant::guest)
    }

    /// Whether a person must decide.
    pub fn awaits(&self, person: PersonId) -> bool {
        let here = |seat: &Seat| self.seats.get(seat.index()).and_then(Option::as_ref)?.person();
        self.to_act.iter().filter_map(here).any(|id| id == person)
    }
}

impl Sitting {
    /// What lists say about it.
    pub fn summary(&self) -> Summary {
        let (totals, winners) = self.game().and_then(|game| game.result()).unzip();
        Summary {
            id: self.id,
            terms: self.terms.clone(),
            host: self.host,
            phase: self.phase,
            opened: self.opened,
            seats: self.seats.iter().map(|seat| seat.occupant.clone()).collect(),
            to_act: self.to_act().iter().collect(),
            totals,
            winners,
        }
    }
}
