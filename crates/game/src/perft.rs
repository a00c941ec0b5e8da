//! Counting lines: the first tool against rule errors, and a unit of work that programs can compare.

use crate::{Game, Nobody};

/// The number of different sequences of `depth` decisions from a position.
///
/// What several seats decide at the same time is taken one seat after the other, lowest first. Sequences that end
/// early because the game is over count for nothing beyond their end.
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
            next.apply(seat, action, &mut Nobody).expect("what is listed as legal is accepted");
            perft(&next, below)
        })
        .sum()
}
