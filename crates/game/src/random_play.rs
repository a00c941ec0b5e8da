//! Random play: every action is drawn uniformly from the legal ones.

use rand_core::Rng;

use crate::{Game, Nobody, Seat, below};

/// Plays to the end, each action drawn uniformly from the legal ones.
///
/// Seats that act at the same time act in ascending order. `on_action` is called with every action,
/// automatic ones included. `legal` is a buffer, so that no action allocates memory.
pub fn random_play<G: Game>(
    position: &mut G,
    rng: &mut impl Rng,
    legal: &mut Vec<G::Action>,
    mut on_action: impl FnMut(Seat, G::Action),
) {
    while let Some(seat) = position.to_act().first() {
        position.legal(seat, legal);
        let action = legal[below(rng, legal.len())];
        let automatic = position.apply(seat, action, &mut Nobody).expect("legal actions are accepted");
        on_action(seat, action);
        if let Some(action) = automatic {
            on_action(seat, action);
        }
    }
}
