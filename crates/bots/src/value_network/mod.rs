//! Small networks that have learnt what to expect.

mod file;
mod network;

pub use network::ValueNetwork;
pub(crate) use network::{NARROW, NetworkInput, STAGES, WIDE, add};
