//! The thinking budget of an entrant, as text.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use game::ParseError;

use crate::Budget;

/// The thinking budget per turn of an entrant, as written on the command line: `1s`, `100ms`,
/// `5000sims`.
///
/// ```
/// use bots::arena::BudgetSpec;
///
/// assert_eq!("1000ms".parse::<BudgetSpec>()?.to_string(), "1s");
/// assert_eq!("0.05s".parse::<BudgetSpec>()?.to_string(), "50ms");
/// assert_eq!("5000sims".parse::<BudgetSpec>()?, BudgetSpec::Simulations(5000));
/// assert!("1y".parse::<BudgetSpec>().is_err());
/// # Ok::<(), game::ParseError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum BudgetSpec {
    /// Wall-clock time.
    Time(Duration),
    /// A number of simulations, which gives the same games on any machine.
    Simulations(u64),
}

impl BudgetSpec {
    /// Calls `think` with this budget, which is used up as soon as `stop` is set.
    pub(super) fn with_budget<R>(self, stop: &AtomicBool, think: impl FnOnce(&Budget) -> R) -> R {
        let start = Instant::now();
        match self {
            BudgetSpec::Simulations(simulations) => {
                think(&Budget::simulations(simulations).cancelled_by(stop))
            }
            BudgetSpec::Time(time) => {
                think(&Budget::clock(&|| share(start.elapsed(), time)).cancelled_by(stop))
            }
        }
    }
}

/// The elapsed share of a time limit; 1 if the limit is zero.
fn share(elapsed: Duration, time: Duration) -> f64 {
    if elapsed >= time { 1.0 } else { elapsed.as_secs_f64() / time.as_secs_f64() }
}

impl fmt::Display for BudgetSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BudgetSpec::Simulations(simulations) => write!(f, "{simulations}sims"),
            BudgetSpec::Time(time) if *time >= Duration::from_secs(1) => write!(f, "{}s", time.as_secs_f64()),
            BudgetSpec::Time(time) => write!(f, "{}ms", time.as_micros() as f64 / 1000.0),
        }
    }
}

impl FromStr for BudgetSpec {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<BudgetSpec, ParseError> {
        let seconds = |number: &str, unit: f64| {
            let number: f64 = number.parse().ok()?;
            Duration::try_from_secs_f64(number * unit).ok().map(BudgetSpec::Time)
        };
        let spec = if let Some(number) = word.strip_suffix("sims") {
            number.parse().ok().map(BudgetSpec::Simulations)
        } else if let Some(number) = word.strip_suffix("ms") {
            seconds(number, 0.001)
        } else {
            word.strip_suffix('s').and_then(|number| seconds(number, 1.0))
        };
        spec.ok_or_else(|| ParseError::new("budget", word, "budgets are like 1s, 100ms or 5000sims"))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use super::*;

    #[test]
    fn malformed_budgets_are_rejected() {
        for word in
            ["", "1", "s", "ms", "sims", "1y", "-1s", "nans", "infs", "1e99s", "1.5sims", "-3sims", "1 s"]
        {
            let error = word.parse::<BudgetSpec>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("invalid budget `{word}`")), "{error}");
        }
    }

    #[test]
    fn a_zero_time_limit_and_a_set_flag_leave_no_budget() {
        let running = AtomicBool::new(false);
        assert_eq!(BudgetSpec::Time(Duration::ZERO).with_budget(&running, |budget| budget.progress()), 1.0);
        let stopped = AtomicBool::new(true);
        assert!(!BudgetSpec::Time(Duration::from_secs(99)).with_budget(&stopped, |budget| budget.spend()));
    }

    #[test]
    fn a_number_of_simulations_can_be_cancelled() {
        let stop = AtomicBool::new(false);
        BudgetSpec::Simulations(100).with_budget(&stop, |budget| {
            assert!((0..50).all(|_| budget.spend()));
            assert_eq!(budget.progress(), 0.5, "an unset flag has no effect");
            stop.store(true, Ordering::Relaxed);
            assert!(!budget.spend() && budget.progress() >= 1.0);
            assert_eq!(budget.spent(), 50);
        });
    }
}
