//! Tests that every game must pass, whatever its rules.
//!
//! Each function plays random games and panics if the game breaks a promise of [`game::Game`]:
//!
//! - [`info_describes_options`]: the game's [`GameInfo`](game::GameInfo) agrees with its options.
//! - [`legal_is_what_apply_accepts`]: legal actions are accepted, all others are refused.
//! - [`undo_restores`]: undo restores the position exactly.
//! - [`records_round_trip`]: a record contains everything that happened.
//! - [`resampling_leaks_nothing`]: a resampled position contains nothing that the viewer cannot
//!   know.
//!
//! The tests of the game crates call them with all options of the game:
//!
//! ```ignore
//! conformance::undo_restores::<sanssouci::Position>(&options, seed);
//! ```

mod deal;
mod hidden_information;
mod info;
mod legal_actions;
mod random_game;
mod records;
mod undo;

pub use deal::deal;
pub use hidden_information::{Transcript, resampling_leaks_nothing, transcript};
pub use info::info_describes_options;
pub use legal_actions::legal_is_what_apply_accepts;
pub use random_game::random_game;
pub use records::records_round_trip;
pub use undo::undo_restores;
