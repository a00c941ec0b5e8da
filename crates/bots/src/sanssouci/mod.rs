//! How to play Sanssouci.

mod greedy;
pub(crate) mod hindsight;
mod learning;
mod learnt;
mod manner;
mod outlook;
mod playout;
mod search;
mod sight;
mod skill;
mod taste;
mod tuning;
mod turns;

pub use taste::Taste;
pub use tuning::greedy_points;
