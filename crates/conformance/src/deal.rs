//! Dealing a game.

use game::{Game, Play};

/// Deals a game from the built-in data.
pub fn deal<G: Game>(options: &G::Options, seed: u64) -> Play<G> {
    let data = G::data(|_| None).expect("the built-in data is valid");
    let setup = G::deal(options, &data, &mut game::chance(seed, 0));
    Play::new(options.clone(), setup).expect("a dealt setup is valid")
}
