//! What any game at the table must fulfil, whatever its rules. Each function plays games at random and panics where the
//! game breaks a promise of [`table::Game`]; they are called by the tests of the game crates.

mod hidden;
mod rules;
mod undo;
mod written;

pub use hidden::{Told, guesses_show_nothing, stream};
pub use rules::{legal_is_what_apply_accepts, walk};
pub use undo::undo_restores;
pub use written::records_round_trip;

use table::{Game, Play};

/// A game that is dealt with the built-in data, and not yet begun.
pub fn dealt<G: Game>(options: &G::Options, seed: u64) -> Play<G> {
    let data = G::data(|_| None).expect("the built-in data is right");
    let setup = G::deal(options, &data, &mut table::chance(seed, 0));
    Play::new(options.clone(), setup).expect("what is dealt can be played")
}
