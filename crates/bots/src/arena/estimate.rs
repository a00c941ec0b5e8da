//! A sample mean with its confidence interval.

/// A sample mean with its 95 % confidence interval.
///
/// ```
/// use bots::arena::Estimate;
///
/// let estimate = Estimate::of(&[9.0, 10.0, 11.0, 10.0]);
/// let (low, high) = estimate.interval.expect("there are four");
/// assert_eq!(estimate.mean, 10.0);
/// // Student's t with 3 degrees of freedom.
/// assert!((low - 8.70).abs() < 0.01 && (high - 11.30).abs() < 0.01);
/// ```
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Estimate {
    /// The sample mean; 0 for an empty sample.
    pub mean: f64,
    /// The ends of the interval; `None` if there are fewer than two observations.
    pub interval: Option<(f64, f64)>,
}

impl Estimate {
    /// Uses Student's t distribution.
    pub fn of(sample: &[f64]) -> Estimate {
        let count = sample.len() as f64;
        let mean = mean(sample);
        let interval = (sample.len() > 1).then(|| {
            let half_width =
                student(sample.len() - 1) * (sum_of_squares(sample) / (count - 1.0) / count).sqrt();
            (mean - half_width, mean + half_width)
        });
        Estimate { mean, interval }
    }

    /// Like [`of`](Estimate::of), for shares between 0 and 1.
    ///
    /// If all shares are 0, or all are 1, the sample has no variance. The interval then comes from
    /// the binomial distribution: it ends at the share that gives such a sample with a probability
    /// of 2.5 %.
    pub fn of_shares(sample: &[f64]) -> Estimate {
        let Estimate { mean, interval } = Estimate::of(sample);
        let extreme = 1.0 - 0.025f64.powf(1.0 / sample.len().max(1) as f64);
        let interval = match mean {
            _ if sample.is_empty() => None,
            0.0 => Some((0.0, extreme)),
            1.0 => Some((1.0 - extreme, 1.0)),
            _ => interval.map(|(low, high)| (low.max(0.0), high.min(1.0))),
        };
        Estimate { mean, interval }
    }

    /// The difference to an independent estimate.
    pub fn minus(&self, other: &Estimate) -> Estimate {
        let mean = self.mean - other.mean;
        let half_width = |estimate: &Estimate| estimate.interval.map(|(low, high)| (high - low) / 2.0);
        let interval =
            half_width(self).zip(half_width(other)).map(|(a, b)| (mean - a.hypot(b), mean + a.hypot(b)));
        Estimate { mean, interval }
    }

    /// Converts to another scale. The function must be increasing.
    pub fn map(&self, scale: impl Fn(f64) -> f64) -> Estimate {
        Estimate {
            mean: scale(self.mean),
            interval: self.interval.map(|(low, high)| (scale(low), scale(high))),
        }
    }
}

pub(super) fn mean(sample: &[f64]) -> f64 {
    sample.iter().sum::<f64>() / sample.len().max(1) as f64
}

/// The sum of squared deviations from the mean.
pub(super) fn sum_of_squares(sample: &[f64]) -> f64 {
    let mean = mean(sample);
    sample.iter().map(|x| (x - mean).powi(2)).sum()
}

/// The 97.5 % quantile of Student's t distribution. There is at least one degree of freedom.
fn student(degrees: usize) -> f64 {
    const FEW: [f64; 8] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306];
    if let Some(&exact) = FEW.get(degrees - 1) {
        return exact;
    }
    // The Cornish-Fisher expansion around the normal distribution: three correct digits from 9 on.
    let (z, n) = (1.959_964_f64, degrees as f64);
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / n + second / n.powi(2) + third / n.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_match_the_published_tables() {
        for (degrees, expected) in
            [(1, 12.706), (8, 2.306), (9, 2.262), (10, 2.228), (20, 2.086), (30, 2.042), (100, 1.984)]
        {
            assert!((student(degrees) - expected).abs() < 0.002, "{degrees}: {}", student(degrees));
        }
    }

    #[test]
    fn fewer_than_two_observations_give_no_interval() {
        assert_eq!(Estimate::of(&[]), Estimate { mean: 0.0, interval: None });
        assert_eq!(Estimate::of(&[3.0]), Estimate { mean: 3.0, interval: None });
        assert_eq!(Estimate::of_shares(&[]).interval, None);
        assert_eq!(Estimate::of_shares(&[0.5]).interval, None);
    }

    #[test]
    fn intervals_of_shares_stay_between_0_and_1() {
        let (low, high) = Estimate::of_shares(&[1.0, 1.0, 0.0]).interval.unwrap();
        assert_eq!((low, high), (0.0, 1.0));
        let (low, high) = Estimate::of_shares(&[1.0; 100]).interval.unwrap();
        assert!((low - 0.964).abs() < 0.001 && high == 1.0, "all of a hundred: {low}");
        let (low, high) = Estimate::of_shares(&[0.0; 100]).interval.unwrap();
        assert!(low == 0.0 && (high - 0.036).abs() < 0.001);
    }

    /// About 95 of 100 intervals contain the true mean.
    #[test]
    fn the_intervals_have_the_promised_coverage() {
        let mut rng = game::chance(1, 0);
        let covered = (0..4000).filter(|_| {
            let sample: Vec<f64> = (0..12).map(|_| game::below(&mut rng, 101) as f64).collect();
            Estimate::of(&sample).interval.is_some_and(|(low, high)| (low..high).contains(&50.0))
        });
        let share = covered.count() as f64 / 4000.0;
        assert!((0.94..0.96).contains(&share), "{share}");
    }

    #[test]
    fn a_difference_has_a_wider_interval_than_either_estimate() {
        let (a, b) = (Estimate::of(&[1.0, 2.0, 3.0]), Estimate::of(&[11.0, 12.0, 13.0]));
        let Estimate { mean, interval } = b.minus(&a);
        assert_eq!(mean, 10.0);
        let (low, high) = interval.unwrap();
        let (alone_low, alone_high) = a.interval.unwrap();
        assert!((high - low) / (alone_high - alone_low) > 1.41);
    }
}
