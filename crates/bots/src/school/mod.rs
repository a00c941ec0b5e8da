//! Where networks learn, by playing. Like the arena it uses threads, and no bot needs it.

mod course;
mod training;

pub use course::{Learner, learn};
pub use training::Lesson;
