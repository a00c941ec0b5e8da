//! An upper bound on the points that a garden can still bring, by Lagrangian relaxation.
//!
//! At the end, some set of rows and columns is full. So look at each set that is possible, and take
//! the best (`goals.rs`). Then the points for full lines are fixed, and so are the fields that must
//! be filled. The remaining choices are tiles and noble moves. Each turn has one of each, which is
//! the only constraint that couples the columns of a garden.
//!
//! So relax it: each turn sells its tile and its move at a price. Then each column can be optimised
//! alone (`column.rs`), and the relaxed problem can only be better:
//!
//! points <= sum of all prices of the remaining turns + the best profit of each column
//!
//! This holds for all prices that are not negative (Lagrangian duality). A rough search for good
//! prices makes the bound looser, but never wrong. `reach.rs` says what a column may buy in which
//! turn.

use sanssouci::{Garden, Motif};

use crate::sanssouci::hindsight::column::Column;
use crate::sanssouci::hindsight::goals::{Goal, goals};
use crate::sanssouci::hindsight::prices::Prices;
use crate::sanssouci::hindsight::puzzle::{Puzzle, SoloState, TURNS};
use crate::sanssouci::hindsight::reach::Reach;

/// An upper bound on the total that a state can lead to.
pub(crate) struct Bound {
    columns: Vec<Column>,
    goals: Vec<Goal>,
    /// The points that do not depend on the prices.
    fixed: f64,
    /// The number of the next turn.
    first: usize,
}

impl Bound {
    pub(crate) fn of(puzzle: &Puzzle, state: &SoloState) -> Bound {
        let garden = &state.garden;
        let reach = Reach::of(puzzle, state);
        let column = |motif| Column::new(motif, garden, puzzle.marks, puzzle.missions, &reach);
        Bound {
            columns: Motif::ALL.into_iter().map(column).collect(),
            goals: goals(garden, &reach),
            fixed: f64::from(garden.points().total() + max_boar_points(garden, reach.turns())),
            first: usize::from(state.turn),
        }
    }

    /// An upper bound for all lines that reach a goal, at these prices. `slope` becomes its
    /// subgradient.
    fn at(&self, goal: &Goal, prices: &Prices, slope: &mut Prices) -> f64 {
        let mut demand = Prices::ZERO;
        let best = |column: &Column| column.best(prices, self.first, goal.must, &mut demand);
        let columns: f64 = self.columns.iter().map(best).sum();
        *slope = Prices::ZERO;
        for turn in self.first..TURNS {
            slope.tile[turn] = 1.0 - demand.tile[turn];
            slope.noble[turn] = 1.0 - demand.noble[turn];
        }
        let sold = prices.tile[self.first..].iter().chain(&prices.noble[self.first..]);
        self.fixed + goal.bonus + columns + sold.sum::<f64>()
    }

    /// An upper bound for all lines. It optimises the prices for this many rounds, but stops at
    /// `enough`. `prices` are the start, and become the last prices found.
    pub(crate) fn upper_bound(&self, prices: &mut Prices, enough: i32, rounds: usize) -> i32 {
        let mut slope = Prices::ZERO;
        let mut goals: Vec<(f64, Goal)> =
            self.goals.iter().map(|goal| (self.at(goal, prices, &mut slope), *goal)).collect();
        goals.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut most = enough;
        for (bound, goal) in goals {
            // The bound is a maximum over goals, so the others need not be lower than this one.
            if round_down(bound) > most {
                most = most.max(self.lower(&goal, prices, most, rounds));
            }
        }
        most
    }

    /// Subgradient descent on the prices. The steps are longer the farther it is to `enough`.
    fn lower(&self, goal: &Goal, prices: &mut Prices, enough: i32, rounds: usize) -> i32 {
        let mut current = *prices;
        let (mut slope, mut direction) = (Prices::ZERO, Prices::ZERO);
        let (mut best, mut step_size, mut stalled) = (f64::INFINITY, 1.0, 0);
        for _ in 0..=rounds {
            let value = self.at(goal, &current, &mut slope);
            stalled = if value < best - 1e-3 { 0 } else { stalled + 1 };
            if value < best {
                (best, *prices) = (value, current);
            }
            if round_down(best) <= enough {
                break;
            }
            if stalled >= PATIENCE {
                (step_size, stalled) = (step_size / 2.0, 0);
            }
            direction.mix(0.6, &slope);
            current.descend(
                step_size * (value - f64::from(enough) + 1.0) / direction.squared_norm().max(1e-9),
                &direction,
            );
        }
        round_down(best)
    }
}

/// After this many steps without improvement, the steps become shorter.
const PATIENCE: usize = 20;

/// Points are integers, so a bound can be rounded down. The margin covers rounding errors of the
/// sum.
fn round_down(bound: f64) -> i32 {
    (bound + 1e-6).floor() as i32
}

/// A boar brings at most one point per turn, and three when it leaves.
fn max_boar_points(garden: &Garden, turns: usize) -> i32 {
    if garden.boar().is_some() { turns as i32 + 3 } else { 0 }
}
