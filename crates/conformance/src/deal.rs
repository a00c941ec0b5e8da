//! A game to begin with.

use game::{Game, Play};

/// A game that is dealt with the built-in data, and not yet begun.
pub fn dealt<G: Game>(options: &G::Options, seed: u64) -> Play<G> {
    let data = G::data(|_| None).expect("the built-in data is right");
    let setup = G::deal(options, &data, &mut game::chance(seed, 0));
    Play::new(options.clone(), setup).expect("what is dealt can be played")
}
