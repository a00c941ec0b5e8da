//! How long a bot may think.

use std::cell::Cell;

/// How long a bot may think: a number of simulations, or a time by the caller's clock, so that bots run where there is
/// no clock. A caller who wants the answer at once lets the clock jump to the end.
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
    clock: Option<&'a dyn Fn() -> f64>,
    spent: Cell<u64>,
}

impl<'a> Budget<'a> {
    /// So many simulations. With the same seed, the answer is then always the same.
    pub fn simulations(simulations: u64) -> Budget<'a> {
        Budget { simulations, clock: None, spent: Cell::new(0) }
    }

    /// Until this clock, which says what share of the time is used up, reaches 1.
    pub fn clock(clock: &'a dyn Fn() -> f64) -> Budget<'a> {
        Budget::simulations(u64::MAX).or_until(clock)
    }

    /// The same, but over at once when this clock reaches 1. Until then it changes nothing, if it stays at 0: so whoever
    /// counts simulations can still be stopped, and thinks the same if nobody does.
    ///
    /// ```
    /// use bots::Budget;
    ///
    /// let (in_time, too_late) = (|| 0.0, || 1.0);
    /// assert!(Budget::simulations(2).or_until(&in_time).spend());
    /// assert!(!Budget::simulations(2).or_until(&too_late).spend());
    /// ```
    #[must_use]
    pub fn or_until(self, clock: &'a dyn Fn() -> f64) -> Budget<'a> {
        Budget { clock: Some(clock), ..self }
    }

    /// What share is used up, of simulations or of time, whichever is more.
    pub fn progress(&self) -> f64 {
        let simulated = match self.simulations {
            0 => 1.0,
            simulations => self.spent.get() as f64 / simulations as f64,
        };
        self.clock.map_or(simulated, |clock| clock().max(simulated))
    }

    /// Takes one simulation, if there is one left.
    pub fn spend(&self) -> bool {
        if self.progress() >= 1.0 {
            return false;
        }
        self.spent.set(self.spent.get() + 1);
        true
    }

    /// How many simulations were made.
    pub fn spent(&self) -> u64 {
        self.spent.get()
    }
}
