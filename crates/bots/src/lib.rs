//! Players for the games at the table, and the arena that measures them.

pub mod arena;
mod bot;
mod budget;
mod halving;
mod level;
mod observation;
mod sanssouci;
mod skill;
mod suggest;
mod suggestion;
mod versailles;
mod worlds;

pub use bot::Bot;
pub use budget::Budget;
pub use level::Level;
pub use observation::Observation;
pub use sanssouci::hindsight::{Hindsight, gardener_total, hindsight};
pub use skill::Skill;
pub use suggest::suggest;
pub use suggestion::{Ranked, Suggestion};

/// For finding better weights; `examples/` uses it.
pub mod tuning {
    pub use crate::sanssouci::{Taste, greedy_points};
}
