//! How long a bot may think.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

/// How long a bot may think: a number of simulations, or a time limit.
///
/// The caller provides the clock, so bots also run where there is none.
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
    cancelled: Option<&'a AtomicBool>,
    is_even: bool,
    spent: Cell<u64>,
}

impl<'a> Budget<'a> {
    /// A number of simulations. With the same seed, a bot then always gives the same answer.
    pub fn simulations(simulations: u64) -> Budget<'a> {
        Budget { simulations, clock: None, cancelled: None, is_even: false, spent: Cell::new(0) }
    }

    /// A time limit: the clock returns the elapsed share of the time, and the limit is reached at
    /// 1.
    pub fn clock(clock: &'a dyn Fn() -> f64) -> Budget<'a> {
        Budget { clock: Some(clock), ..Budget::simulations(u64::MAX) }
    }

    /// The same budget, but spread evenly over all candidates.
    ///
    /// A search normally drops bad candidates early, to compare the good ones better. With an even
    /// budget it keeps all of them, so that the estimate of a bad candidate is as good as any
    /// other. The number of simulations per candidate then differs by at most one.
    ///
    /// ```
    /// use bots::{Budget, Level, Observation, suggest};
    /// use game::{Game, Seat};
    /// use versailles::{Data, Options, Position};
    ///
    /// let options = Options::new(3);
    /// let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
    /// let position = Position::new(&options, &setup)?;
    /// let observation = Observation::of(&position, Seat::FIRST);
    /// let budget = Budget::simulations(150).evenly();
    /// let answer = suggest(&observation, Level::LeNotre, &budget, 1).expect("the seat is to act");
    /// assert_eq!(answer.simulations, 150);
    /// # Ok::<(), game::InputError>(())
    /// ```
    #[must_use]
    pub fn evenly(self) -> Budget<'a> {
        Budget { is_even: true, ..self }
    }

    /// The same budget, but used up as soon as the flag is set. An unset flag has no effect.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    ///
    /// use bots::Budget;
    ///
    /// let (running, stopped) = (AtomicBool::new(false), AtomicBool::new(true));
    /// assert!(Budget::simulations(2).cancelled_by(&running).spend());
    /// assert!(!Budget::simulations(2).cancelled_by(&stopped).spend());
    /// ```
    #[must_use]
    pub fn cancelled_by(self, flag: &'a AtomicBool) -> Budget<'a> {
        Budget { cancelled: Some(flag), ..self }
    }

    /// The used share of the simulations or of the time, whichever is larger.
    pub fn progress(&self) -> f64 {
        if self.cancelled.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return 1.0;
        }
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

    /// The number of simulations taken so far.
    pub fn spent(&self) -> u64 {
        self.spent.get()
    }

    /// Whether all candidates get the same number of simulations.
    pub fn is_even(&self) -> bool {
        self.is_even
    }
}
