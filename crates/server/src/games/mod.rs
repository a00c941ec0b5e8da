//! The games that can be played here, with their types forgotten: this crate names none of them.

mod advice;
mod depth;
mod face_up;
mod hosted;
mod kind;
mod recorded;
mod registry;
mod study;

pub use advice::{Advising, Choice};
pub use depth::Depth;
pub use kind::{Kind, Match, Refused, Thought};
pub use recorded::{Recorded, Replayed};
pub use registry::Games;
pub use study::{Study, Studying};
