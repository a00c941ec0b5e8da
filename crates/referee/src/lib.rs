//! What any game at the table must fulfil, whatever its rules. Each function plays games at random and panics where the
//! game breaks a promise of [`table::Game`]; they are called by the tests of the game crates.

mod dealt;
mod hidden;
mod rules;
mod undo;
mod written;

pub use dealt::dealt;
pub use hidden::{Told, guesses_show_nothing, stream};
pub use rules::{legal_is_what_apply_accepts, walk};
pub use undo::undo_restores;
pub use written::records_round_trip;
