//! How much is thought about a question whose answer must always be the same.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use bots::{Budget, Level, Observation, Skill, Suggestion, compare, suggest};

/// Who is asked: the best we have.
const ADVISER: Level = Level::LeNotre;

/// How much is thought about a question: a number of simulations and no clock, so that the same question has the same
/// answer. Only if the server stops it is less, and the answer is not wanted any more.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Depth<'a> {
    /// How many simulations.
    pub simulations: u64,
    /// Says that the server stops.
    pub stopping: &'a AtomicBool,
}

impl Depth<'_> {
    /// What our best would do.
    pub(super) fn suggest<G: Skill>(&self, seen: &Observation<G>, seed: u64) -> Option<Suggestion<G>> {
        let stop = || if self.stopping.load(Relaxed) { 1.0 } else { 0.0 };
        suggest(seen, ADVISER, &Budget::simulations(self.simulations).or_until(&stop), seed)
    }

    /// What everything that our best would consider is worth.
    pub(super) fn weigh<G: Skill>(&self, seen: &Observation<G>, seed: u64) -> Option<Suggestion<G>> {
        self.evenly(|budget| suggest(seen, ADVISER, budget, seed))
    }

    /// The same, and what this decision is worth that somebody made.
    pub(super) fn compare<G: Skill>(
        &self,
        seen: &Observation<G>,
        played: G::Action,
        seed: u64,
    ) -> Option<Suggestion<G>> {
        self.evenly(|budget| compare(seen, played, ADVISER, budget, seed))
    }

    /// All get the same number of simulations in the same guesses, the worse ones too: who wants to know which is best drops
    /// those early, but then their worth is little known.
    fn evenly<T>(&self, ask: impl FnOnce(&Budget) -> T) -> T {
        let asked = Cell::new(0);
        let clock = || {
            asked.set(asked.get() + 1);
            // A search drops nothing as long as no time has passed.
            if asked.get() > self.simulations || self.stopping.load(Relaxed) { 1.0 } else { 0.0 }
        };
        ask(&Budget::clock(&clock))
    }
}
