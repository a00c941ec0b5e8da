//! Bots for Sanssouci.

mod evaluation;
mod features;
mod greedy;
pub(crate) mod hindsight;
mod network;
mod playout;
mod search;
mod search_config;
#[cfg(feature = "training")]
mod self_play;
mod skill;
#[cfg(feature = "training")]
mod tuning;
mod turns;
mod weights;

#[cfg(feature = "training")]
pub use tuning::greedy_points;
#[cfg(feature = "training")]
pub use weights::Weights;
