//! What lists of games say about one.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::Seat;
use utoipa::ToSchema;

use crate::id::{GameId, PersonId};
use crate::sitting::occupant::Occupant;
use crate::sitting::sitting::{Phase, Sitting};
use crate::sitting::terms::Terms;
use crate::time::Instant;

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
    pub opened: Instant,
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

/// An open table is kept this long for people to come.
const OPEN_FOR: i64 = 7 * 24 * 60 * 60 * 1000;

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

    /// When somebody must look after it: at once if a bot is to act, else when a clock runs out or when nobody came.
    pub fn due(&self) -> Option<Instant> {
        match self.phase {
            Phase::Open => self.given_up(),
            Phase::Running if !self.bots_to_act().is_empty() => Some(Instant(0)),
            Phase::Running => self.to_act().iter().filter_map(|seat| self.clock.runs_out(seat)).min(),
            Phase::Over | Phase::Closed => None,
        }
    }

    /// When an open table is taken away.
    pub(super) fn given_up(&self) -> Option<Instant> {
        (self.phase == Phase::Open).then(|| self.opened.after(OPEN_FOR))
    }

    /// The record, once the game is over: nothing is hidden any more.
    pub fn record(&self) -> Option<String> {
        let deal = self.deal.as_ref().filter(|_| self.phase == Phase::Over)?;
        let name = |seat: &super::sitting::SeatState| match &seat.occupant {
            Some(Occupant::Person { name, .. } | Occupant::Invited { name, .. }) => json!(name),
            Some(Occupant::Bot { level }) => json!({ "bot": level.name() }),
            None => Value::Null,
        };
        let mut extra = Map::new();
        extra.insert("players".into(), self.seats.iter().map(name).collect());
        extra.insert("opened".into(), json!(self.opened));
        extra.insert("time".into(), json!(self.terms.time));
        extra.insert("commitment".into(), json!(deal.commitment));
        extra.insert("salt".into(), json!(deal.salt));
        Some(deal.game.record(extra))
    }
}
