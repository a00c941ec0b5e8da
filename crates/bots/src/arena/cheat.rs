//! The cheat: the strongest level with knowledge of the true position. It is a benchmark only.
//!
//! It searches the true position in half of its samples, and a random determinization in the other
//! half. With the true position alone, a playout without randomness gives the same result in every
//! sample. An honest bot that averages over many samples then plays better: in Sanssouci, with 500
//! quick simulations per turn, by 64 Elo points over 60 deals. With half of each, the cheat is 55
//! Elo points better.

use std::collections::VecDeque;

use game::{Game, Seat, Viewer, below};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::determinizer::{Determinizer, sealed};
use crate::{Budget, Level, Skill, Suggestion};

/// The true position. Only this file can create one.
struct TruePosition<G> {
    position: G,
    seat: Seat,
}

impl<G> sealed::Sealed for TruePosition<G> {}

impl<G: Game> Determinizer<G> for TruePosition<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.position.legal(self.seat, &mut legal);
        legal
    }

    fn determinize(&self, rng: &mut impl Rng) -> G {
        let mut position = self.position;
        if below(rng, 2) == 0 {
            position.resample(Viewer::Seat(self.seat), rng);
        }
        position
    }

    fn is_true_position(&self, position: &G) -> bool {
        *position == self.position
    }
}

/// A player that sees everything. Like a [`Bot`](crate::Bot), it searches once per turn.
pub(super) struct Cheat<G: Skill> {
    rng: Pcg64Mcg,
    plan: VecDeque<G::Action>,
}

impl<G: Skill> Cheat<G> {
    pub(super) fn new(seed: u64) -> Cheat<G> {
        Cheat { rng: Pcg64Mcg::seed_from_u64(seed), plan: VecDeque::new() }
    }

    /// Its next decision, or `None` if the seat is not to act.
    pub(super) fn decide(&mut self, position: &G, seat: Seat, budget: &Budget) -> Option<G::Action> {
        let position = TruePosition { position: *position, seat };
        let legal = position.legal();
        if let Some(planned) = self.plan.pop_front()
            && legal.contains(&planned)
        {
            return Some(planned);
        }
        let answer = match legal.as_slice() {
            [] => return None,
            [only] => Suggestion::forced(*only),
            _ => G::think(Level::LeNotre, &position, None, budget, &mut self.rng),
        };
        self.plan = answer.ranked[0].turn.iter().skip(1).copied().collect();
        Some(answer.decision)
    }
}
