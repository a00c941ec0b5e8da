//! How much a bot thinks about a hint or an analysed decision.

use std::sync::atomic::AtomicBool;

use bots::{Budget, Level, Observation, Skill, Suggestion, compare, suggest};

/// Hints and analyses come from the strongest level.
const LEVEL: Level = Level::LeNotre;

/// The effort for one hint or analysed decision: a number of simulations and no clock, so that the
/// same question always has the same answer.
#[derive(Copy, Clone, Debug)]
pub struct ThinkingLimit<'a> {
    /// The number of simulations.
    pub simulations: u64,
    /// Set to stop thinking at once; the answer is then worthless.
    pub cancelled: &'a AtomicBool,
}

impl ThinkingLimit<'_> {
    /// The best turn. Candidates that fall behind are dropped early.
    pub(crate) fn find_best<G: Skill>(&self, seen: &Observation<G>, seed: u64) -> Option<Suggestion<G>> {
        suggest(seen, LEVEL, &self.budget(), seed)
    }

    /// The values of all candidates, with the same number of simulations for each.
    pub(crate) fn rank_all<G: Skill>(&self, seen: &Observation<G>, seed: u64) -> Option<Suggestion<G>> {
        suggest(seen, LEVEL, &self.budget().evenly(), seed)
    }

    /// The same, with a given decision among the candidates.
    pub(crate) fn rank_with<G: Skill>(
        &self,
        seen: &Observation<G>,
        played: G::Action,
        seed: u64,
    ) -> Option<Suggestion<G>> {
        compare(seen, played, LEVEL, &self.budget().evenly(), seed)
    }

    fn budget(&self) -> Budget<'_> {
        Budget::simulations(self.simulations).cancelled_by(self.cancelled)
    }
}
