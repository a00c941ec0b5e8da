//! A bot in a seat.

use std::collections::VecDeque;

use crate::suggest::think;
use crate::{Budget, Level, Observation, Skill};

/// A bot in a seat: it thinks once a turn, and carries out what it thought of step by step.
///
/// A caller who loses it loses nothing: a new one thinks again.
#[derive(Clone, Debug)]
pub struct Bot<G: Skill> {
    level: Level,
    seed: u64,
    asked: u64,
    plan: VecDeque<G::Action>,
}

impl<G: Skill> Bot<G> {
    /// A bot of this level. The same seed plays the same game, if the budget is a number of simulations.
    pub fn new(level: Level, seed: u64) -> Bot<G> {
        Bot { level, seed, asked: 0, plan: VecDeque::new() }
    }

    /// How well it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// What it does; nothing, if it is not its decision.
    pub fn decide(&mut self, observation: &Observation<G>, budget: &Budget) -> Option<G::Action> {
        if let Some(planned) = self.plan.pop_front()
            && observation.legal().contains(&planned)
        {
            return Some(planned);
        }
        self.asked += 1;
        let seed = self.seed ^ self.asked.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let answer = think(observation, None, self.level, budget, seed)?;
        self.plan = answer.ranked[0].turn.iter().skip(1).copied().collect();
        Some(answer.decision)
    }

    /// What it does up to the end of its turn, one decision after the other; nothing, if it is not its decision.
    pub fn turn(mut self, observation: &Observation<G>, budget: &Budget) -> Vec<G::Action> {
        let first = self.decide(observation, budget);
        first.into_iter().chain(self.plan).collect()
    }
}
