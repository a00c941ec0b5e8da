//! A bot that plays one seat.

use std::collections::VecDeque;

use crate::suggest::rank;
use crate::{Budget, Level, Observation, Skill};

/// A bot that plays one seat: it searches once per turn and plays the planned decisions one by one.
///
/// It needs no saved state: a new bot of the same level can continue any game.
#[derive(Clone, Debug)]
pub struct Bot<G: Skill> {
    level: Level,
    seed: u64,
    searches: u64,
    plan: VecDeque<G::Action>,
}

impl<G: Skill> Bot<G> {
    /// A bot of this level. With a budget of simulations, the same seed plays the same game.
    pub fn new(level: Level, seed: u64) -> Bot<G> {
        Bot { level, seed, searches: 0, plan: VecDeque::new() }
    }

    /// How well it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Its next decision, or `None` if the seat is not to act.
    pub fn decide(&mut self, observation: &Observation<G>, budget: &Budget) -> Option<G::Action> {
        if let Some(planned) = self.plan.pop_front()
            && observation.legal().contains(&planned)
        {
            return Some(planned);
        }
        self.searches += 1;
        let seed = self.seed ^ self.searches.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let answer = rank(observation, None, self.level, budget, seed)?;
        self.plan = answer.ranked[0].turn.iter().skip(1).copied().collect();
        Some(answer.decision)
    }

    /// All its decisions up to the end of its turn; empty if the seat is not to act.
    pub fn turn(mut self, observation: &Observation<G>, budget: &Budget) -> Vec<G::Action> {
        let first = self.decide(observation, budget);
        first.into_iter().chain(self.plan).collect()
    }
}
