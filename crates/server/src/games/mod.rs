//! The games that can be played here, with their types forgotten: this crate names none of them.

mod advice;
mod depth;
mod face_up;
mod hosted;
mod kind;
mod recorded;
mod registry;
mod study;

pub(crate) use advice::Advising;
pub use advice::Choice;
pub(crate) use depth::Depth;
pub use kind::Refused;
pub(crate) use kind::{Kind, Match, Thought};
pub use recorded::{Recorded, Replayed};
pub use registry::Games;
pub use study::Study;
pub(crate) use study::Studying;
