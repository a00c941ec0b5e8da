//! How long an entrant may think about a turn.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use game::ParseError;

use crate::Budget;

/// How long an entrant may think about a turn, as it is written: `1s`, `100ms`, `5000sims`.
///
/// ```
/// use bots::arena::Allowance;
///
/// assert_eq!("1000ms".parse::<Allowance>()?.to_string(), "1s");
/// assert_eq!("0.05s".parse::<Allowance>()?.to_string(), "50ms");
/// assert_eq!("5000sims".parse::<Allowance>()?, BudgetSpec::Simulations(5000));
/// assert!("1y".parse::<Allowance>().is_err());
/// # Ok::<(), game::ParseError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum BudgetSpec {
    /// So long by the clock on the wall.
    Time(Duration),
    /// So many simulations, which gives the same games again on any machine.
    Simulations(u64),
}

impl BudgetSpec {
    /// Thinks with a budget of this much, which is used up at once when `stop` is set.
    pub(super) fn spend<R>(self, stop: &AtomicBool, think: impl FnOnce(&Budget) -> R) -> R {
        let begin = Instant::now();
        let stopped = || if stop.load(Ordering::Relaxed) { 1.0 } else { 0.0 };
        match self {
            BudgetSpec::Simulations(simulations) => {
                think(&Budget::simulations(simulations).or_until(&stopped))
            }
            BudgetSpec::Time(time) => think(&Budget::clock(&|| stopped().max(share(begin.elapsed(), time)))),
        }
    }
}

/// What share of a time has gone by; all of no time.
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
        let budget_spec = if let Some(number) = word.strip_suffix("sims") {
            number.parse().ok().map(BudgetSpec::Simulations)
        } else if let Some(number) = word.strip_suffix("ms") {
            seconds(number, 0.001)
        } else {
            word.strip_suffix('s').and_then(|number| seconds(number, 1.0))
        };
        budget_spec.ok_or_else(|| ParseError::new("budget", word, "budgets are like 1s, 100ms or 5000sims"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_budget() {
        for word in
            ["", "1", "s", "ms", "sims", "1y", "-1s", "nans", "infs", "1e99s", "1.5sims", "-3sims", "1 s"]
        {
            let said = word.parse::<BudgetSpec>().unwrap_err().to_string();
            assert!(said.starts_with(&format!("no budget `{word}`")), "{said}");
        }
    }

    #[test]
    fn no_time_is_over_at_once() {
        let running = AtomicBool::new(false);
        assert_eq!(BudgetSpec::Time(Duration::ZERO).spend(&running, |budget| budget.progress()), 1.0);
        let stopped = AtomicBool::new(true);
        assert!(!BudgetSpec::Time(Duration::from_secs(99)).spend(&stopped, |budget| budget.spend()));
    }

    #[test]
    fn whoever_counts_simulations_can_be_stopped() {
        let stop = AtomicBool::new(false);
        BudgetSpec::Simulations(100).spend(&stop, |budget| {
            assert!((0..50).all(|_| budget.spend()));
            assert_eq!(budget.progress(), 0.5, "being stoppable costs nothing");
            stop.store(true, Ordering::Relaxed);
            assert!(!budget.spend() && budget.progress() >= 1.0);
            assert_eq!(budget.spent(), 50);
        });
    }
}
