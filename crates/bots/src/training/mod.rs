//! Finds better weights and value networks.
//!
//! [`train`] trains a value network by self-play, and [`greedy_points`] measures weights that are
//! set without gradients. Bots need neither of them to play.

mod self_play;
mod trainer;

pub use self_play::{SelfPlay, train};
pub use trainer::TrainingSample;

pub use crate::sanssouci::{Weights, greedy_points};
pub use crate::value_network::ValueNetwork;
