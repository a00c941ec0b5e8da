//! Small neural networks that estimate the value of a position.

mod file;
mod network;

pub use network::ValueNetwork;
#[cfg(feature = "training")]
pub(crate) use network::{HIDDEN_1, HIDDEN_2, add};
pub(crate) use network::{NetworkInput, STAGES};
