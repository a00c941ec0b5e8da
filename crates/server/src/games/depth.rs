//! How much is thought about a question whose answer must always be the same.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use bots::{Budget, Level, Observation, Skill, Suggestion, suggest};

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
    /// What architects would do.
    pub(super) fn suggest<G: Skill>(&self, seen: &Observation<G>, seed: u64) -> Option<Suggestion<G>> {
        let stop = || if self.stopping.load(Relaxed) { 1.0 } else { 0.0 };
        suggest(seen, Level::Architect, &Budget::simulations(self.simulations).or_until(&stop), seed)
    }

    /// What everything that architects would consider is worth. All get the same number of simulations in the same guesses,
    /// the worse ones too: who wants to know which is best drops those early, but then their worth is little known.
    pub(super) fn weigh<G: Skill>(&self, seen: &Observation<G>, seed: u64) -> Option<Suggestion<G>> {
        let asked = Cell::new(0);
        let clock = || {
            asked.set(asked.get() + 1);
            // A search drops nothing as long as no time has passed.
            if asked.get() > self.simulations || self.stopping.load(Relaxed) { 1.0 } else { 0.0 }
        };
        suggest(seen, Level::Architect, &Budget::clock(&clock), seed)
    }
}
