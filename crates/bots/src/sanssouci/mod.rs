//! How to play Sanssouci.

mod evaluation;
mod features;
mod greedy;
pub(crate) mod hindsight;
mod network;
mod playout;
mod search;
mod search_config;
mod self_play;
mod skill;
mod tuning;
mod turns;
mod weights;

pub use tuning::greedy_points;
pub use weights::Weights;
