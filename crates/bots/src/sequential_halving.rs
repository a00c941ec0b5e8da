//! Sequential halving: simulate all candidates equally often, drop the worse half, repeat.
//!
//! All candidates are simulated with the same samples (common random numbers), so that their
//! results differ only because of what they do.

use crate::Budget;

/// The sums over all simulations of one candidate.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct CandidateStats {
    pub(crate) samples: u64,
    /// The sum that is maximised. It may start with a prior.
    pub(crate) value: f64,
    pub(crate) margin: f64,
    pub(crate) points: f64,
}

/// The result of one simulation.
#[derive(Copy, Clone, Debug)]
pub(crate) struct SimulationResult {
    /// The value that is maximised.
    pub(crate) value: f64,
    pub(crate) margin: f64,
    pub(crate) points: f64,
}

impl CandidateStats {
    /// A candidate without simulations, whose prior counts like this many samples.
    pub(crate) fn with_prior(value: f64, samples: f64) -> CandidateStats {
        CandidateStats { value: value * samples, ..CandidateStats::default() }
    }

    fn add(&mut self, result: SimulationResult) {
        self.samples += 1;
        self.value += result.value;
        self.margin += result.margin;
        self.points += result.points;
    }

    fn mean_value(&self) -> f64 {
        if self.samples == 0 { f64::NEG_INFINITY } else { self.value / self.samples as f64 }
    }

    pub(crate) fn mean_margin(&self) -> f64 {
        self.mean(self.margin)
    }

    pub(crate) fn mean_points(&self) -> f64 {
        self.mean(self.points)
    }

    fn mean(&self, sum: f64) -> f64 {
        if self.samples == 0 { 0.0 } else { sum / self.samples as f64 }
    }
}

/// Simulates candidates until the budget is used up, and returns them best first.
///
/// `simulate` gets the number of a candidate and the number of a sample. An
/// [even](Budget::evenly) budget keeps all candidates to the end. Candidates without any simulation
/// keep their order.
pub(crate) fn sequential_halving(
    priors: impl IntoIterator<Item = CandidateStats>,
    budget: &Budget,
    mut simulate: impl FnMut(usize, u64) -> SimulationResult,
) -> Vec<(usize, CandidateStats)> {
    let mut candidates: Vec<(usize, CandidateStats)> = priors.into_iter().enumerate().collect();
    let rounds = rounds(candidates.len(), budget);
    let mut sample = 0;
    let mut alive = candidates.len();
    for round in 1..=rounds {
        let until = f64::from(round) / f64::from(rounds);
        while budget.progress() < until {
            for (candidate, stats) in &mut candidates[..alive] {
                if !budget.spend() {
                    break;
                }
                stats.add(simulate(*candidate, sample));
            }
            sample += 1;
        }
        // If the last sample was cut short, it counts for the candidates that it reached.
        candidates[..alive].sort_by(|a, b| b.1.mean_value().total_cmp(&a.1.mean_value()));
        if budget.progress() >= 1.0 {
            break;
        }
        alive = alive.div_ceil(2);
    }
    candidates
}

/// The number of rounds. All but the last drop the worse half of the candidates.
fn rounds(candidates: usize, budget: &Budget) -> u32 {
    if budget.is_even() { 1 } else { candidates.next_power_of_two().trailing_zeros().max(1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(value: f64) -> SimulationResult {
        SimulationResult { value, margin: value, points: value }
    }

    fn best(priors: [f64; 3], simulations: u64, values: [f64; 3]) -> usize {
        let priors = priors.map(|prior| CandidateStats::with_prior(prior, 4.0));
        let budget = Budget::simulations(simulations);
        sequential_halving(priors, &budget, |candidate, _| result(values[candidate]))[0].0
    }

    /// The candidates in their final order with their simulations. Later candidates are better.
    fn samples(candidates: usize, budget: &Budget) -> Vec<(usize, u64)> {
        let priors = vec![CandidateStats::default(); candidates];
        let ranked = sequential_halving(priors, budget, |candidate, sample| {
            result(candidate as f64 + (sample % 2) as f64)
        });
        ranked.iter().map(|(candidate, stats)| (*candidate, stats.samples)).collect()
    }

    #[test]
    fn a_prior_breaks_ties_and_gives_way_to_enough_simulations() {
        assert_eq!(best([-1.0, 0.0, -1.0], 30, [5.0; 3]), 1);
        assert_eq!(best([-1.0, 0.0, -1.0], 12, [5.5, 5.0, 5.0]), 1, "too few simulations");
        assert_eq!(best([-1.0, 0.0, -1.0], 300, [5.5, 5.0, 5.0]), 0);
    }

    #[test]
    fn the_worse_half_gets_fewer_simulations() {
        let ranked = samples(4, &Budget::simulations(400));
        assert_eq!(ranked.iter().map(|&(candidate, _)| candidate).collect::<Vec<_>>(), [3, 2, 1, 0]);
        assert!(ranked[0].1 > 2 * ranked[3].1, "{ranked:?}");
    }

    #[test]
    fn an_even_budget_drops_no_candidate_and_is_spent_exactly() {
        for (candidates, simulations) in [(1, 10), (7, 1500), (12, 1500), (13, 5), (13, 0)] {
            let budget = Budget::simulations(simulations).evenly();
            let ranked = samples(candidates, &budget);
            let counts = || ranked.iter().map(|&(_, samples)| samples);
            assert_eq!(budget.spent(), simulations);
            assert_eq!(counts().sum::<u64>(), simulations);
            assert!(counts().max() <= counts().min().map(|least| least + 1), "{ranked:?}");
        }
    }

    #[test]
    fn any_number_of_simulations_is_spent_exactly() {
        for (candidates, simulations) in [(1, 10), (7, 1500), (12, 1500), (13, 5)] {
            let budget = Budget::simulations(simulations);
            samples(candidates, &budget);
            assert_eq!(budget.spent(), simulations);
        }
    }
}
