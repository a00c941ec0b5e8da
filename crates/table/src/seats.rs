//! Who sits on a seat.

use bots::Level;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::id::PersonId;
use crate::words::level;

/// Who sits on a seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Occupant {
    /// A person.
    Person {
        /// Who.
        #[schema(value_type = String)]
        id: PersonId,
        /// As they call themselves; empty if they never said.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        #[serde(with = "level")]
        #[schema(value_type = String)]
        #[cfg_attr(feature = "ts", ts(type = "Level"))]
        level: Level,
    },
    /// Nobody yet, but the seat is kept for somebody.
    Invited {
        /// For whom.
        #[schema(value_type = String)]
        id: PersonId,
        /// As they call themselves.
        name: String,
    },
}

impl Occupant {
    /// The person who sits here.
    pub(crate) fn person(&self) -> Option<PersonId> {
        match self {
            Occupant::Person { id, .. } => Some(*id),
            Occupant::Bot { .. } | Occupant::Invited { .. } => None,
        }
    }

    /// The person who sits here or for whom the seat is kept.
    pub(crate) fn guest(&self) -> Option<PersonId> {
        match self {
            Occupant::Person { id, .. } | Occupant::Invited { id, .. } => Some(*id),
            Occupant::Bot { .. } => None,
        }
    }
}
