//! Random games.

use game::{Game, Nobody, Play, Seat, below};

use crate::deal;

/// More actions than any game has. Every game must end, however it is played.
pub(crate) const MAX_ACTIONS: usize = 2000;

/// Plays a random game and calls `on_position` with every position, the first and the last
/// included.
///
/// Seats that act at the same time act in a random order.
pub fn random_game<G: Game>(
    options: &G::Options,
    seed: u64,
    mut on_position: impl FnMut(&Play<G>),
) -> Play<G> {
    let mut play = deal::<G>(options, seed);
    let mut rng = game::chance(seed, 1);
    let mut legal = Vec::new();
    on_position(&play);
    while !play.position().to_act().is_empty() {
        let to_act: Vec<Seat> = play.position().to_act().iter().collect();
        let seat = to_act[below(&mut rng, to_act.len())];
        play.position().legal(seat, &mut legal);
        let action = legal[below(&mut rng, legal.len())];
        play.apply(seat, action, &mut Nobody).expect("legal actions are accepted");
        on_position(&play);
        assert!(play.record().actions.len() < MAX_ACTIONS, "the game ends");
    }
    assert!(play.position().outcome().is_some(), "the game is over when no seat is to act");
    play
}
