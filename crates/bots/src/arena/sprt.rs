//! The sequential probability ratio test (SPRT) of Wald: when is a match decided?

use std::str::FromStr;

use game::ParseError;

use crate::arena::estimate::{mean, sum_of_squares};
use crate::arena::share_from_elo;

/// A sequential test: is the first bot `elo0` or `elo1` points stronger than the other? Each kind
/// of error has a probability of at most 5 %.
///
/// It is a generalised SPRT: win shares per deal are taken as normally distributed with the
/// observed variance. So it needs no assumption about draws or about the correlation of seatings.
///
/// ```
/// use bots::arena::{Hypothesis, Sprt};
///
/// let test: Sprt = "0,50".parse()?;
/// let shares = [1.0, 0.5, 1.0, 0.5, 1.0, 1.0, 0.5, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 0.5, 1.0];
/// assert_eq!(test.judge(&shares[..3], 1, 2).decided, None, "too few deals");
/// assert_eq!(test.judge(&shares, 1, 2).decided, Some(Hypothesis::Elo1));
/// # Ok::<(), game::ParseError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// The hypothesis that a test accepts.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Hypothesis {
    /// The lower difference.
    Elo0,
    /// The higher difference.
    Elo1,
}

/// The current state of a test.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The log-likelihood ratio of the higher to the lower difference.
    pub llr: f64,
    /// The accepted hypothesis; `None` while the test is undecided.
    pub decided: Option<Hypothesis>,
}

/// Regularises the variance, as if two more deals had ended as far apart as possible. Otherwise a
/// few equal deals would decide the test.
const VARIANCE_PRIOR: f64 = 0.5;

impl Sprt {
    /// The probability of each kind of error.
    pub const RISK: f64 = 0.05;

    /// The two Elo differences.
    pub fn elos(&self) -> (f64, f64) {
        (self.elo0, self.elo1)
    }

    /// The absolute log-likelihood ratio at which the test is decided.
    pub fn bound() -> f64 {
        ((1.0 - Sprt::RISK) / Sprt::RISK).ln()
    }

    /// The state after these deals. Each number is the mean win share per seat of a bot with this
    /// many seats.
    pub fn judge(&self, shares: &[f64], seats: usize, players: usize) -> Verdict {
        let llr = self.llr(shares, seats, players);
        let decided = if llr >= Sprt::bound() {
            Some(Hypothesis::Elo1)
        } else if llr <= -Sprt::bound() {
            Some(Hypothesis::Elo0)
        } else {
            None
        };
        Verdict { llr, decided }
    }

    fn llr(&self, shares: &[f64], seats: usize, players: usize) -> f64 {
        if shares.is_empty() {
            return 0.0;
        }
        let [low, high] = [self.elo0, self.elo1].map(|elo| share_from_elo(elo, seats, players));
        let count = shares.len() as f64;
        let variance = (sum_of_squares(shares) + VARIANCE_PRIOR) / count;
        count * (high - low) * (2.0 * mean(shares) - low - high) / (2.0 * variance)
    }
}

impl FromStr for Sprt {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Sprt, ParseError> {
        let number = |word: &str| word.trim().parse().ok().filter(|elo: &f64| elo.abs() <= 4000.0);
        let elos = word.split_once(',').and_then(|(elo0, elo1)| number(elo0).zip(number(elo1)));
        let ascending = elos.filter(|(elo0, elo1)| elo0 < elo1);
        ascending
            .map(|(elo0, elo1)| Sprt { elo0, elo1 })
            .ok_or_else(|| ParseError::new("test", word, "two Elo differences, the lower first, like 0,50"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::Rng;

    /// The share of tests that accept `Elo1` and the mean number of deals, for a true win share and
    /// deals of two games.
    fn accepted(test: Sprt, truth: f64, seed: u64) -> (f64, f64) {
        let mut rng = game::chance(seed, 0);
        let (mut accepted, mut deals) = (0, 0);
        for _ in 0..400 {
            let mut shares = Vec::new();
            let verdict = loop {
                let mut game = || if rng.next_u32() as f64 / f64::from(u32::MAX) < truth { 0.5 } else { 0.0 };
                shares.push(game() + game());
                if let Some(decided) = test.judge(&shares, 1, 2).decided {
                    break decided;
                }
            };
            accepted += usize::from(verdict == Hypothesis::Elo1);
            deals += shares.len();
        }
        (accepted as f64 / 400.0, deals as f64 / 400.0)
    }

    #[test]
    fn errors_are_as_rare_as_promised() {
        let test: Sprt = "0,60".parse().unwrap();
        let (wrong, _) = accepted(test, share_from_elo(0.0, 1, 2), 1);
        assert!(wrong <= 0.08, "{wrong}");
        let (right, _) = accepted(test, share_from_elo(60.0, 1, 2), 2);
        assert!(right >= 0.92, "{right}");
        let (clear, deals) = accepted(test, 0.95, 3);
        assert!(clear == 1.0 && deals < 20.0, "a clear difference is decided quickly: {deals}");
    }

    #[test]
    fn a_few_equal_deals_decide_nothing() {
        let test: Sprt = "0,50".parse().unwrap();
        assert_eq!(test.judge(&[], 1, 2).decided, None);
        assert_eq!(test.judge(&[1.0; 4], 1, 2).decided, None);
        assert_eq!(test.judge(&[1.0; 12], 1, 2).decided, Some(Hypothesis::Elo1));
        assert_eq!(test.judge(&[0.0; 12], 1, 2).decided, Some(Hypothesis::Elo0));
    }

    #[test]
    fn malformed_tests_are_rejected() {
        for word in ["", "5", "a,b", "50,0", "0,0", "0,nan", "inf,inf", "0,10,20", "-1e9,0"] {
            assert!(word.parse::<Sprt>().is_err(), "{word}");
        }
        assert!("-10, 0.5".parse::<Sprt>().is_ok());
    }
}
