//! What a sample says about the mean.

/// A mean, and where the true one lies with 95 % confidence.
///
/// ```
/// use bots::arena::Estimate;
///
/// let estimate = Estimate::of(&[9.0, 10.0, 11.0, 10.0]);
/// let (low, high) = estimate.interval.expect("there are four");
/// assert_eq!(estimate.mean, 10.0);
/// assert!((low - 8.70).abs() < 0.01 && (high - 11.30).abs() < 0.01, "Student's t with 3 degrees of freedom");
/// ```
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of the sample; 0 where there is none.
    pub mean: f64,
    /// The ends of the interval; nothing where a single observation, or none, says nothing about the spread.
    pub interval: Option<(f64, f64)>,
}

impl Estimate {
    /// By Student's t.
    pub fn of(sample: &[f64]) -> Estimate {
        let count = sample.len() as f64;
        let mean = mean(sample);
        let interval = (sample.len() > 1).then(|| {
            let half = student(sample.len() - 1) * (squares(sample) / (count - 1.0) / count).sqrt();
            (mean - half, mean + half)
        });
        Estimate { mean, interval }
    }

    /// The same for shares, which are 0 to 1.
    ///
    /// Where all are 0, or all 1, there is no spread to go by. Then a bound from the binomial distribution stands in for it:
    /// the share at which such a sample would come about once in forty times.
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

    /// By how much this is more than another that was measured apart.
    pub fn minus(&self, other: &Estimate) -> Estimate {
        let mean = self.mean - other.mean;
        let half = |estimate: &Estimate| estimate.interval.map(|(low, high)| (high - low) / 2.0);
        let interval = half(self).zip(half(other)).map(|(a, b)| (mean - a.hypot(b), mean + a.hypot(b)));
        Estimate { mean, interval }
    }

    /// The same on another scale that grows with this one.
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

/// The sum of the squared distances from the mean.
pub(super) fn squares(sample: &[f64]) -> f64 {
    let mean = mean(sample);
    sample.iter().map(|x| (x - mean).powi(2)).sum()
}

/// Between which multiples of the standard error 95 % lie, by degrees of freedom, which are at least 1.
fn student(freedom: usize) -> f64 {
    const FEW: [f64; 8] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306];
    if let Some(&exact) = FEW.get(freedom - 1) {
        return exact;
    }
    // The first terms of its series around the normal distribution: right to three digits from 9 on.
    let (z, n) = (1.959_964_f64, freedom as f64);
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / n + second / n.powi(2) + third / n.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_t_is_as_in_the_tables() {
        for (freedom, table) in
            [(1, 12.706), (8, 2.306), (9, 2.262), (10, 2.228), (20, 2.086), (30, 2.042), (100, 1.984)]
        {
            assert!((student(freedom) - table).abs() < 0.002, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn little_says_little() {
        assert_eq!(Estimate::of(&[]), Estimate { mean: 0.0, interval: None });
        assert_eq!(Estimate::of(&[3.0]), Estimate { mean: 3.0, interval: None });
        assert_eq!(Estimate::of_shares(&[]).interval, None);
        assert_eq!(Estimate::of_shares(&[0.5]).interval, None);
    }

    #[test]
    fn shares_stay_shares() {
        let (low, high) = Estimate::of_shares(&[1.0, 1.0, 0.0]).interval.unwrap();
        assert_eq!((low, high), (0.0, 1.0));
        let (low, high) = Estimate::of_shares(&[1.0; 100]).interval.unwrap();
        assert!((low - 0.964).abs() < 0.001 && high == 1.0, "all of a hundred: {low}");
        let (low, high) = Estimate::of_shares(&[0.0; 100]).interval.unwrap();
        assert!(low == 0.0 && (high - 0.036).abs() < 0.001);
    }

    /// The promise of an interval: of many samples, 95 in 100 have the truth in theirs.
    #[test]
    fn nineteen_of_twenty_intervals_hold_the_truth() {
        let mut rng = game::chance(1, 0);
        let held = (0..4000).filter(|_| {
            let sample: Vec<f64> = (0..12).map(|_| game::below(&mut rng, 101) as f64).collect();
            Estimate::of(&sample).interval.is_some_and(|(low, high)| (low..high).contains(&50.0))
        });
        let share = held.count() as f64 / 4000.0;
        assert!((0.94..0.96).contains(&share), "{share}");
    }

    #[test]
    fn differences_are_less_certain_than_either() {
        let (a, b) = (Estimate::of(&[1.0, 2.0, 3.0]), Estimate::of(&[11.0, 12.0, 13.0]));
        let Estimate { mean, interval } = b.minus(&a);
        assert_eq!(mean, 10.0);
        let (low, high) = interval.unwrap();
        let (alone_low, alone_high) = a.interval.unwrap();
        assert!((high - low) / (alone_high - alone_low) > 1.41);
    }
}
