//! Small networks that have learnt what to expect.

mod file;
mod network;

pub use network::Net;
pub(crate) use network::{NARROW, STAGES, Sight, WIDE, add};
