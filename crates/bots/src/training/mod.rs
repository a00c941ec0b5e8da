//! Where networks learn, by playing. Like the arena it uses threads, and no bot needs it.

mod self_play;
mod trainer;

pub use self_play::{SelfPlay, learn};
pub use trainer::TrainingSample;
