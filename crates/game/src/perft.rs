//! Perft: counts move sequences, to test the rules and to measure their speed.

use crate::{Game, Nobody};

/// Counts the sequences of exactly `depth` actions from a position.
///
/// Seats that act at the same time act one after the other here, lowest first. Games that end
/// earlier do not count.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    let Some(below) = depth.checked_sub(1) else { return 1 };
    let Some(seat) = position.to_act().first() else { return 0 };
    let mut legal = Vec::new();
    position.legal(seat, &mut legal);
    if below == 0 {
        return legal.len() as u64;
    }
    legal
        .into_iter()
        .map(|action| {
            let mut next = *position;
            next.apply(seat, action, &mut Nobody).expect("legal actions are accepted");
            perft(&next, below)
        })
        .sum()
}
