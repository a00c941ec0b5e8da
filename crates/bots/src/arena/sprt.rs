//! When is it decided? Wald's sequential test of the ratio of likelihoods.

use std::str::FromStr;

use game::ParseError;

use crate::arena::estimate::{mean, squares};
use crate::arena::share_from_elo;

/// A test that goes on until it is clear which is true: that the first bot is `elo0` points stronger than the other, or that
/// it is `elo1`. Either mistake happens at most once in twenty times.
///
/// The deals' win shares are taken as normally distributed with the spread that they show (a "generalised" test), so
/// nothing has to be assumed about draws, or how the seatings of a deal hang together.
///
/// ```
/// use bots::arena::{Hypothesis, Sprt};
///
/// let test: Sprt = "0,50".parse()?;
/// let shares = [1.0, 0.5, 1.0, 0.5, 1.0, 1.0, 0.5, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 0.5, 1.0];
/// assert_eq!(test.judge(&shares[..3], 1, 2).decided, None, "too early to say");
/// assert_eq!(test.judge(&shares, 1, 2).decided, Some(Hypothesis::Elo1));
/// # Ok::<(), game::ParseError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// What a test decides for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Hypothesis {
    /// The lower strength.
    Elo0,
    /// The higher strength.
    Elo1,
}

/// How a test stands.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The logarithm of how much likelier the sample is if the higher strength is true.
    pub llr: f64,
    /// What is decided; nothing as long as nothing is.
    pub decided: Option<Hypothesis>,
}

/// What is counted in the spread beside the sample: as if two deals had gone as far as can be to either side. A few deals
/// that happen to end alike would otherwise decide everything.
const DOUBT: f64 = 0.5;

impl Sprt {
    /// How often either mistake may happen.
    pub const RISK: f64 = 0.05;

    /// The two strengths.
    pub fn elos(&self) -> (f64, f64) {
        (self.elo0, self.elo1)
    }

    /// Decided is what reaches this in either direction.
    pub fn bound() -> f64 {
        ((1.0 - Sprt::RISK) / Sprt::RISK).ln()
    }

    /// How the test stands after these deals, each the mean share of wins of a bot with so many seats.
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
        let variance = (squares(shares) + DOUBT) / count;
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

    /// The share of tests that decide for `Elo1` if the truth is this share, with deals of two games.
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
    fn mistakes_are_as_rare_as_promised() {
        let test: Sprt = "0,60".parse().unwrap();
        let (wrong, _) = accepted(test, share_from_elo(0.0, 1, 2), 1);
        assert!(wrong <= 0.08, "{wrong}");
        let (right, _) = accepted(test, share_from_elo(60.0, 1, 2), 2);
        assert!(right >= 0.92, "{right}");
        let (clear, deals) = accepted(test, 0.95, 3);
        assert!(clear == 1.0 && deals < 20.0, "what is clear is clear soon: {deals}");
    }

    #[test]
    fn a_few_alike_decide_nothing() {
        let test: Sprt = "0,50".parse().unwrap();
        assert_eq!(test.judge(&[], 1, 2).decided, None);
        assert_eq!(test.judge(&[1.0; 4], 1, 2).decided, None);
        assert_eq!(test.judge(&[1.0; 12], 1, 2).decided, Some(Hypothesis::Elo1));
        assert_eq!(test.judge(&[0.0; 12], 1, 2).decided, Some(Hypothesis::Elo0));
    }

    #[test]
    fn what_is_no_test() {
        for word in ["", "5", "a,b", "50,0", "0,0", "0,nan", "inf,inf", "0,10,20", "-1e9,0"] {
            assert!(word.parse::<Sprt>().is_err(), "{word}");
        }
        assert!("-10, 0.5".parse::<Sprt>().is_ok());
    }
}
