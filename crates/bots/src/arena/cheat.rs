//! The cheat: the best level, told the truth. A yardstick, and nothing that plays with people.

use std::collections::VecDeque;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use table::{Game, Seat};

use crate::worlds::Worlds;
use crate::{Budget, Skill, Suggestion};

/// The true position. Only this file can make one.
struct Truth<G> {
    position: G,
    seat: Seat,
}

impl<G: Game> Worlds<G> for Truth<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn world(&self, _: &mut impl Rng) -> G {
        self.position
    }
}

/// A player who sees everything. Like a [`Bot`](crate::Bot), it thinks once a turn.
pub(super) struct Cheat<G: Skill> {
    dice: Pcg64Mcg,
    plan: VecDeque<G::Action>,
}

impl<G: Skill> Cheat<G> {
    pub(super) fn new(seed: u64) -> Cheat<G> {
        Cheat { dice: Pcg64Mcg::seed_from_u64(seed), plan: VecDeque::new() }
    }

    /// What it does; nothing, if it is not its decision.
    pub(super) fn decide(&mut self, position: &G, seat: Seat, budget: &Budget) -> Option<G::Action> {
        let mut legal = Vec::new();
        position.legal(seat, &mut legal);
        if let Some(planned) = self.plan.pop_front()
            && legal.contains(&planned)
        {
            return Some(planned);
        }
        let answer = match legal.as_slice() {
            [] => return None,
            [only] => Suggestion::forced(*only),
            _ => G::search(&Truth { position: *position, seat }, budget, &mut self.dice),
        };
        self.plan = answer.ranked[0].turn.iter().skip(1).copied().collect();
        Some(answer.decision)
    }
}
