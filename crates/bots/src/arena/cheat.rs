//! The cheat: the best level, told the truth. A yardstick, and nothing that plays with people.
//!
//! Only every other world that it thinks in is the true one. Where playouts are without chance, the truth alone gives a
//! turn one single playout, whatever the budget, and an honest bot that goes by the mean of many is better: in Sanssouci with
//! 500 quick simulations a turn, by 64 Elo points over 60 deals. With half of each, the cheat is better, by 55.

use std::collections::VecDeque;

use game::{Game, Seat, Viewer, below};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::determinizer::Determinizer;
use crate::{Budget, Skill, Suggestion};

/// The true position. Only this file can make one.
struct Truth<G> {
    position: G,
    seat: Seat,
}

impl<G: Game> Determinizer<G> for Truth<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn world(&self, rng: &mut impl Rng) -> G {
        let mut world = self.position;
        if below(rng, 2) == 0 {
            world.resample(Viewer::Seat(self.seat), rng);
        }
        world
    }

    fn is_true(&self, world: &G) -> bool {
        *world == self.position
    }
}

/// A player who sees everything. Like a [`Bot`](crate::Bot), it thinks once a turn.
pub(super) struct Cheat<G: Skill> {
    rng: Pcg64Mcg,
    plan: VecDeque<G::Action>,
}

impl<G: Skill> Cheat<G> {
    pub(super) fn new(seed: u64) -> Cheat<G> {
        Cheat { rng: Pcg64Mcg::seed_from_u64(seed), plan: VecDeque::new() }
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
            _ => G::lenotre(&Truth { position: *position, seat }, None, budget, &mut self.rng),
        };
        self.plan = answer.ranked[0].turn.iter().skip(1).copied().collect();
        Some(answer.decision)
    }
}
