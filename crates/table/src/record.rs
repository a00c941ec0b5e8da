//! The record of a finished game.

use serde_json::{Map, Value, json};

use crate::seats::{Occupant, SeatState};
use crate::table::{Phase, Table};

impl Table {
    /// The record, once the game is over and nothing is hidden any more.
    pub fn record(&self) -> Option<String> {
        let deal = self.deal.as_ref().filter(|_| self.phase == Phase::Over)?;
        let player = |seat: &SeatState| match &seat.occupant {
            Some(Occupant::Person { name, .. } | Occupant::Invited { name, .. }) => json!(name),
            Some(Occupant::Bot { level }) => json!({ "bot": level }),
            None => Value::Null,
        };
        let mut extra = Map::new();
        extra.insert("players".into(), self.seats.iter().map(player).collect());
        extra.insert("opened".into(), json!(self.opened));
        extra.insert("time".into(), json!(self.terms.time));
        extra.insert("commitment".into(), json!(deal.commitment));
        extra.insert("salt".into(), json!(deal.salt));
        if let Some(boards) = &self.boards {
            extra.insert("boards".into(), json!(boards));
        }
        if let Some(fairness) = &deal.fairness {
            extra.insert("fairness".into(), json!(fairness));
        }
        Some(deal.game.record(extra))
    }
}
