//! How long a bot may think.

use std::cell::Cell;

/// How long a bot may think: a number of simulations, or until the caller says stop. The clock is the caller's, so that
/// bots run where there is none.
///
/// ```
/// use bots::Budget;
///
/// let budget = Budget::simulations(2);
/// assert!(budget.spend() && budget.spend() && !budget.spend());
/// assert_eq!(budget.spent(), 2);
/// ```
pub struct Budget<'a> {
    simulations: u64,
    stop: Option<&'a dyn Fn() -> bool>,
    spent: Cell<u64>,
    stopped: Cell<bool>,
}

impl<'a> Budget<'a> {
    /// So many simulations. With the same seed, the answer is then always the same.
    pub fn simulations(simulations: u64) -> Budget<'a> {
        Budget { simulations, stop: None, spent: Cell::new(0), stopped: Cell::new(false) }
    }

    /// Until this says stop; it is asked before every simulation.
    pub fn until(stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { stop: Some(stop), ..Budget::simulations(u64::MAX) }
    }

    /// Both: whichever comes first.
    pub fn or_until(self, stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { stop: Some(stop), ..self }
    }

    /// Asks for one more simulation.
    pub fn spend(&self) -> bool {
        if self.is_over() {
            return false;
        }
        self.spent.set(self.spent.get() + 1);
        true
    }

    /// Whether there is nothing left.
    pub fn is_over(&self) -> bool {
        if self.stopped.get() || self.spent.get() >= self.simulations {
            return true;
        }
        self.stopped.set(self.stop.is_some_and(|stop| stop()));
        self.stopped.get()
    }

    /// How many simulations were made.
    pub fn spent(&self) -> u64 {
        self.spent.get()
    }

    /// How many simulations there are at most; a huge number if only the caller's clock says stop.
    pub fn most(&self) -> u64 {
        self.simulations
    }
}
