//! Sequential halving: try all candidates equally, drop the worse half, try the rest again.
//!
//! Every candidate meets the same samples (the same guesses, the same dice), so that what differs is what they do.

use crate::Budget;

/// What came of trying a candidate.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct CandidateStats {
    pub(crate) samples: u64,
    /// Sums over the samples. What is maximised may begin with a prejudice.
    pub(crate) value: f64,
    pub(crate) margin: f64,
    pub(crate) points: f64,
}

/// What one simulation says.
#[derive(Copy, Clone, Debug)]
pub(crate) struct SimulationResult {
    /// What is maximised.
    pub(crate) value: f64,
    pub(crate) margin: f64,
    pub(crate) points: f64,
}

impl CandidateStats {
    /// Not tried yet, but believed to be value so much more than others, as if so many samples had said it.
    pub(crate) fn believed(ahead: f64, samples: f64) -> CandidateStats {
        CandidateStats { value: ahead * samples, ..CandidateStats::default() }
    }

    pub(crate) fn add(&mut self, simulated: SimulationResult) {
        self.samples += 1;
        self.value += simulated.value;
        self.margin += simulated.margin;
        self.points += simulated.points;
    }

    pub(crate) fn mean(&self, sum: f64) -> f64 {
        if self.samples == 0 { 0.0 } else { sum / self.samples as f64 }
    }
}

/// Tries candidates until the budget is used up, from what is believed of each. Returns them best first, with what came of
/// each. Where nothing was tried at all, the order is that of the candidates.
pub(crate) fn sequential_halving(
    believed: impl IntoIterator<Item = CandidateStats>,
    budget: &Budget,
    mut simulate: impl FnMut(usize, u64) -> SimulationResult,
) -> Vec<(usize, CandidateStats)> {
    let mut field: Vec<(usize, CandidateStats)> = believed.into_iter().enumerate().collect();
    let candidates = field.len();
    let rounds = candidates.next_power_of_two().trailing_zeros().max(1);
    let mut sample = 0;
    let mut alive = candidates;
    for round in 1..=rounds {
        let until = f64::from(round) / f64::from(rounds);
        while budget.progress() < until {
            for (candidate, tried) in &mut field[..alive] {
                if !budget.spend() {
                    break;
                }
                tried.add(simulate(*candidate, sample));
            }
            sample += 1;
        }
        // A sample that was broken off counts for those who met it: one of many.
        let mean = |tried: &CandidateStats| {
            if tried.samples == 0 { f64::NEG_INFINITY } else { tried.value / tried.samples as f64 }
        };
        field[..alive].sort_by(|a, b| mean(&b.1).total_cmp(&mean(&a.1)));
        if budget.progress() >= 1.0 {
            break;
        }
        alive = alive.div_ceil(2);
    }
    field
}

#[cfg(test)]
mod tests {
    use super::*;

    fn simulated(value: f64) -> SimulationResult {
        SimulationResult { value, margin: value, points: value }
    }

    fn best(believed: [f64; 3], simulations: u64, value: [f64; 3]) -> usize {
        let believed = believed.map(|ahead| CandidateStats::believed(ahead, 4.0));
        let budget = Budget::simulations(simulations);
        sequential_halving(believed, &budget, |candidate, _| simulated(value[candidate]))[0].0
    }

    #[test]
    fn what_is_believed_decides_between_equals_and_gives_way_to_what_is_seen() {
        assert_eq!(best([-1.0, 0.0, -1.0], 30, [5.0; 3]), 1);
        assert_eq!(best([-1.0, 0.0, -1.0], 12, [5.5, 5.0, 5.0]), 1, "too little was seen");
        assert_eq!(best([-1.0, 0.0, -1.0], 300, [5.5, 5.0, 5.0]), 0);
    }

    #[test]
    fn the_worse_half_is_tried_less_often() {
        let tried = sequential_halving(
            [CandidateStats::default(); 4],
            &Budget::simulations(400),
            |candidate, sample| simulated(candidate as f64 + (sample % 2) as f64),
        );
        assert_eq!(tried.iter().map(|&(candidate, _)| candidate).collect::<Vec<_>>(), [3, 2, 1, 0]);
        assert!(tried[0].1.samples > 2 * tried[3].1.samples, "{tried:?}");
    }
}
