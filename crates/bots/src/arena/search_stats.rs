//! The cost of decisions: time and simulations.

use std::time::Duration;

/// The cost of decisions. A decision from an earlier plan also counts as a decision.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct SearchStats {
    /// The number of decisions.
    pub decisions: u64,
    /// The total time.
    pub time: Duration,
    /// The time of the longest decision.
    pub longest: Duration,
    /// The total number of simulations.
    pub simulations: u64,
}

impl SearchStats {
    /// Adds a decision.
    pub(super) fn add_decision(&mut self, time: Duration, simulations: u64) {
        self.add(&SearchStats { decisions: 1, time, longest: time, simulations });
    }

    /// Adds other statistics.
    pub(super) fn add(&mut self, other: &SearchStats) {
        self.decisions += other.decisions;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.simulations += other.simulations;
    }

    /// Milliseconds per decision; 0 without decisions.
    pub fn ms_per_decision(&self) -> f64 {
        1000.0 * self.per_decision(self.time.as_secs_f64())
    }

    /// Simulations per decision; 0 without decisions.
    pub fn simulations_per_decision(&self) -> f64 {
        self.per_decision(self.simulations as f64)
    }

    /// Simulations per second of thinking; 0 without thinking.
    pub fn simulations_per_second(&self) -> f64 {
        if self.time.is_zero() { 0.0 } else { self.simulations as f64 / self.time.as_secs_f64() }
    }

    fn per_decision(&self, total: f64) -> f64 {
        total / self.decisions.max(1) as f64
    }
}
