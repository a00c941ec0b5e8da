//! The games that can be played here, with their types forgotten: this crate names none of them.

mod hosted;
mod kind;
mod registry;

pub use kind::{Kind, Match, Refused, Thought};
pub use registry::Games;
