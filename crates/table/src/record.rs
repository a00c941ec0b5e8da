//! The record of a game.

use serde_json::{Map, Value, json};

use crate::sitting::occupant::Occupant;
use crate::sitting::sitting::{Phase, SeatState, Sitting};

impl Sitting {
    /// The record, once the game is over: nothing is hidden any more.
    pub fn record(&self) -> Option<String> {
        let deal = self.deal.as_ref().filter(|_| self.phase == Phase::Over)?;
        let name = |seat: &SeatState| match &seat.occupant {
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
