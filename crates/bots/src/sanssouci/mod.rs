//! How to play Sanssouci.

mod greedy;
pub(crate) mod hindsight;
mod outlook;
mod search;
mod skill;
mod taste;
mod tuning;
mod turns;

pub use taste::Taste;
pub use tuning::greedy_points;
