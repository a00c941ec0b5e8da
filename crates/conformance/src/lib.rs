//! What any game at the table must fulfil, whatever its rules. Each function plays games at random and panics where the
//! game breaks a promise of [`game::Game`]: what is legal is accepted and nothing else ([`legal_is_what_apply_accepts`]),
//! taking back restores everything ([`undo_restores`]), a record says it all ([`records_round_trip`]), and a guess shows
//! nothing that a viewer does not know ([`guesses_show_nothing`]).
//!
//! The tests of the game crates call them, each with all options of the game: `tests/` of `sanssouci` and `versailles`.

mod deal;
mod hidden_information;
mod legal_actions;
mod records;
mod undo;

pub use deal::dealt;
pub use hidden_information::{Told, guesses_show_nothing, stream};
pub use legal_actions::{legal_is_what_apply_accepts, walk};
pub use records::records_round_trip;
pub use undo::undo_restores;
