//! Sequential halving: try all candidates equally, drop the worse half, try the rest again.
//!
//! Every candidate meets the same samples (the same guesses, the same dice), so that what differs is what they do.

use crate::Budget;

/// What came of trying a candidate.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Tried {
    pub(crate) samples: u64,
    /// Sums over the samples.
    pub(crate) worth: f64,
    pub(crate) margin: f64,
    pub(crate) points: f64,
}

/// What one simulation says.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Simulated {
    /// What is maximised.
    pub(crate) worth: f64,
    pub(crate) margin: f64,
    pub(crate) points: f64,
}

impl Tried {
    pub(crate) fn add(&mut self, simulated: Simulated) {
        self.samples += 1;
        self.worth += simulated.worth;
        self.margin += simulated.margin;
        self.points += simulated.points;
    }

    pub(crate) fn mean(&self, sum: f64) -> f64 {
        if self.samples == 0 { 0.0 } else { sum / self.samples as f64 }
    }
}

/// Tries candidates until the budget is used up. Returns them best first, with what came of each. Where nothing was tried
/// at all, the order is that of the candidates.
pub(crate) fn halving(
    candidates: usize,
    budget: &Budget,
    mut simulate: impl FnMut(usize, u64) -> Simulated,
) -> Vec<(usize, Tried)> {
    let mut field: Vec<(usize, Tried)> =
        (0..candidates).map(|candidate| (candidate, Tried::default())).collect();
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
        let mean = |tried: &Tried| {
            if tried.samples == 0 { f64::NEG_INFINITY } else { tried.worth / tried.samples as f64 }
        };
        field[..alive].sort_by(|a, b| mean(&b.1).total_cmp(&mean(&a.1)));
        if budget.progress() >= 1.0 {
            break;
        }
        alive = alive.div_ceil(2);
    }
    field
}
