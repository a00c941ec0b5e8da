//! Play without a thought: every decision uniformly among the legal ones.

use rand_core::Rng;

use crate::{Game, Nobody, Seat, below};

/// Plays on to the end, each decision uniformly random among the legal ones; who decides at the same time decides
/// lowest seat first. Calls `made` with every decision, and with what the table did by itself.
///
/// `legal` is a list to work with, so that nothing is allocated for a decision.
pub fn random_play<G: Game>(
    position: &mut G,
    rng: &mut impl Rng,
    legal: &mut Vec<G::Action>,
    mut made: impl FnMut(Seat, G::Action),
) {
    while let Some(seat) = position.to_act().first() {
        position.legal(seat, legal);
        let action = legal[below(rng, legal.len())];
        let answer = position.apply(seat, action, &mut Nobody).expect("what is listed as legal is accepted");
        made(seat, action);
        if let Some(own) = answer {
            made(seat, own);
        }
    }
}
