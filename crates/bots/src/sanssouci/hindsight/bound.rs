//! More than a garden can possibly bring.
//!
//! Whatever comes of it, certain rows and columns are full at the end: so look at each set of them that can be, and take
//! the best (`goals.rs`). Their points are then certain, and so is what has to be filled. What is left to decide are tiles
//! and nobles' moves, of which each turn has one, and that is where the columns of a garden get into each other's way. So
//! let each turn sell its tile and its move at a price. Then each column decides alone, which is easy (`column.rs`), and
//! all together can only gain by it:
//!
//! points <= all prices of the turns to go + the best profit of each column
//!
//! That holds for any prices that are not negative (it is Lagrangian duality), so the search for good prices can be as
//! rough as it likes: it makes the bound looser, never wrong. What a column may buy when, `reach.rs` says.

use sanssouci::{Garden, Motif};

use crate::sanssouci::hindsight::column::Column;
use crate::sanssouci::hindsight::goals::{Goal, goals};
use crate::sanssouci::hindsight::prices::Prices;
use crate::sanssouci::hindsight::puzzle::{Puzzle, SoloState, TURNS};
use crate::sanssouci::hindsight::reach::Reach;

/// An upper bound on what can come of a standing.
pub(crate) struct Bound {
    columns: Vec<Column>,
    goals: Vec<Goal>,
    /// What is there already, and what prices do not matter for.
    certain: f64,
    /// The number of the first turn to go.
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
            certain: f64::from(garden.points().total() + boar(garden, reach.turns())),
            first: usize::from(state.turn),
        }
    }

    /// No line that reaches a goal makes more than this, whatever the prices are. `slope` becomes how that changes with
    /// each price.
    fn at(&self, goal: &Goal, prices: &Prices, slope: &mut Prices) -> f64 {
        let mut demand = Prices::NONE;
        let best = |column: &Column| column.best(prices, self.first, goal.must, &mut demand);
        let columns: f64 = self.columns.iter().map(best).sum();
        *slope = Prices::NONE;
        for turn in self.first..TURNS {
            slope.tile[turn] = 1.0 - demand.tile[turn];
            slope.noble[turn] = 1.0 - demand.noble[turn];
        }
        let sold = prices.tile[self.first..].iter().chain(&prices.noble[self.first..]);
        self.certain + goal.bonus + columns + sold.sum::<f64>()
    }

    /// No line makes more than this. Prices that make it low are looked for in so many rounds, beginning with these, which
    /// become the last that were found. It is not looked for anything lower than `enough`.
    pub(crate) fn most(&self, prices: &mut Prices, enough: i32, rounds: usize) -> i32 {
        let mut slope = Prices::NONE;
        let mut goals: Vec<(f64, Goal)> =
            self.goals.iter().map(|goal| (self.at(goal, prices, &mut slope), *goal)).collect();
        goals.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut most = enough;
        for (before, goal) in goals {
            // What one goal may lead to, the others need not be lower than.
            if whole(before) > most {
                most = most.max(self.lower(&goal, prices, most, rounds));
            }
        }
        most
    }

    /// Follows the slope down, in steps that are the longer the further it is to `enough`.
    fn lower(&self, goal: &Goal, prices: &mut Prices, enough: i32, rounds: usize) -> i32 {
        let mut here = *prices;
        let (mut slope, mut way) = (Prices::NONE, Prices::NONE);
        let (mut best, mut stride, mut in_vain) = (f64::INFINITY, 1.0, 0);
        for _ in 0..=rounds {
            let value = self.at(goal, &here, &mut slope);
            in_vain = if value < best - 1e-3 { 0 } else { in_vain + 1 };
            if value < best {
                (best, *prices) = (value, here);
            }
            if whole(best) <= enough {
                break;
            }
            if in_vain >= PATIENCE {
                (stride, in_vain) = (stride / 2.0, 0);
            }
            way.mix(0.6, &slope);
            here.descend(stride * (value - f64::from(enough) + 1.0) / way.square().max(1e-9), &way);
        }
        whole(best)
    }
}

/// After so many steps that led nowhere, steps become shorter.
const PATIENCE: usize = 20;

/// Points are whole, so a bound may be rounded down; a little is left for the rounding of sums.
fn whole(bound: f64) -> i32 {
    (bound + 1e-6).floor() as i32
}

/// A boar brings a point a turn and three when it leaves, at the most.
fn boar(garden: &Garden, turns: usize) -> i32 {
    if garden.boar().is_some() { turns as i32 + 3 } else { 0 }
}
