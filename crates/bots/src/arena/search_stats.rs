//! What deciding cost.

use std::time::Duration;

/// What deciding cost. What a bot only carries out of an earlier plan is a decision, too.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct SearchStats {
    /// How many decisions.
    pub decisions: u64,
    /// How long they took in all.
    pub time: Duration,
    /// How long the longest took.
    pub longest: Duration,
    /// How many simulations they took in all.
    pub simulations: u64,
}

impl SearchStats {
    /// One more decision.
    pub(super) fn decided(&mut self, time: Duration, simulations: u64) {
        self.add(&SearchStats { decisions: 1, time, longest: time, simulations });
    }

    /// Both together.
    pub(super) fn add(&mut self, other: &SearchStats) {
        self.decisions += other.decisions;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.simulations += other.simulations;
    }

    /// Milliseconds a decision; 0 where there was none.
    pub fn ms_per_decision(&self) -> f64 {
        1000.0 * self.per_decision(self.time.as_secs_f64())
    }

    /// Simulations a decision; 0 where there was none.
    pub fn simulations_per_decision(&self) -> f64 {
        self.per_decision(self.simulations as f64)
    }

    /// Simulations in a second of thinking; 0 where there was none.
    pub fn simulations_per_second(&self) -> f64 {
        if self.time.is_zero() { 0.0 } else { self.simulations as f64 / self.time.as_secs_f64() }
    }

    fn per_decision(&self, total: f64) -> f64 {
        total / self.decisions.max(1) as f64
    }
}
