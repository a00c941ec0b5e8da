//! More than a garden can possibly bring.
//!
//! Each turn lays one tile and moves one noble, and what these may be used for is where the columns and rows of a garden
//! get into each other's way. So let each turn sell its tile and its noble at a price, and each row pay its columns for
//! filling its fields. Then columns and rows decide alone, which is easy, and can only gain by it:
//!
//! points <= all prices of the turns to go + the best profit of each column + the best profit of each row
//!
//! That holds for any prices that are not negative (it is Lagrangian duality), so the search for good prices can be as
//! rough as it likes: it makes the bound looser, never wrong. What each column may buy when, `reach.rs` says.

use sanssouci::{Colour, Field, Fields, Garden, Motif};

use crate::sanssouci::hindsight::column::Column;
use crate::sanssouci::hindsight::prices::Prices;
use crate::sanssouci::hindsight::reach::Reach;
use crate::sanssouci::hindsight::solo::{Puzzle, Solo};

/// An upper bound on what can come of a standing.
pub(crate) struct Bound {
    columns: Vec<Column>,
    rows: Vec<Row>,
    /// What is there already, and what prices do not matter for.
    certain: f64,
    /// The number of the first turn to go.
    first: usize,
    turns: usize,
}

/// A row that can be filled: what it gives, and the fields that are missing.
struct Row {
    bonus: f64,
    missing: Vec<Field>,
}

impl Bound {
    pub(crate) fn of(puzzle: &Puzzle, solo: &Solo) -> Bound {
        let garden = &solo.garden;
        let reach = Reach::of(puzzle, solo);
        let column = |motif| Column::new(motif, garden, puzzle.marks, puzzle.missions, &reach);
        Bound {
            columns: Motif::ALL.into_iter().map(column).collect(),
            rows: rows(garden, &reach),
            certain: f64::from(garden.points().total() + boar(garden, reach.turns())),
            first: usize::from(solo.turn),
            turns: reach.turns(),
        }
    }

    /// No line makes more than this, whatever the prices are. `slope` becomes how the bound changes with each price.
    fn at(&self, prices: &Prices, slope: &mut Prices) -> f64 {
        let to_go = self.first..self.first + self.turns;
        let mut demand = Prices::NONE;
        let sold: f64 = prices.tile[to_go.clone()].iter().chain(&prices.noble[to_go.clone()]).sum();
        let columns: f64 =
            self.columns.iter().map(|column| column.best(prices, self.first, &mut demand)).sum();
        *slope = Prices::NONE;
        for turn in to_go {
            slope.tile[turn] = 1.0 - demand.tile[turn];
            slope.noble[turn] = 1.0 - demand.noble[turn];
        }
        let rows: f64 = self.rows.iter().map(|row| row.profit(prices, &mut demand)).sum();
        slope.grant = demand.grant;
        self.certain + sold + columns + rows
    }

    /// Looks for prices that make the bound low, beginning with these, which become the best that were found. Stops as
    /// soon as it is not above `enough`.
    pub(crate) fn lower(&self, prices: &mut Prices, enough: i32, rounds: usize) -> i32 {
        let mut here = prices.clone();
        let (mut slope, mut way) = (Prices::NONE, Prices::NONE);
        let (mut best, mut stride, mut in_vain) = (f64::INFINITY, 1.0, 0);
        for _ in 0..=rounds {
            let value = self.at(&here, &mut slope);
            if value < best - 1e-3 {
                in_vain = 0;
            } else {
                in_vain += 1;
            }
            if value < best {
                best = value;
                *prices = here.clone();
            }
            if whole(best) <= enough {
                break;
            }
            if in_vain >= 12 {
                (stride, in_vain) = (stride / 2.0, 0);
                here = prices.clone();
            }
            way.mix(0.6, &slope);
            let square = way.square().max(1e-9);
            here.descend(stride * (value - f64::from(enough) + 1.0) / square, &way);
        }
        whole(best)
    }
}

/// Points are whole, so a bound may be rounded down; a little is left for the rounding of sums.
fn whole(bound: f64) -> i32 {
    (bound + 1e-6).floor() as i32
}

impl Row {
    /// Filled or not, whichever is better, after paying for each field that is missing.
    fn profit(&self, prices: &Prices, demand: &mut Prices) -> f64 {
        let numbers = || self.missing.iter().map(|&field| Prices::number(field));
        let profit = self.bonus - numbers().map(|number| prices.grant[number]).sum::<f64>();
        if profit <= 0.0 {
            return 0.0;
        }
        numbers().for_each(|number| demand.grant[number] -= 1.0);
        profit
    }
}

/// The rows that can still be filled, or are.
fn rows(garden: &Garden, reach: &Reach) -> Vec<Row> {
    let fillable = reach.fillable();
    let row = |colour: Colour| {
        let missing = Fields::row(colour.row()) & garden.free();
        let possible = missing.len() <= reach.turns() && (missing & !fillable).is_empty();
        let bonus = 10.0 - f64::from(colour.row().points());
        possible.then(|| Row { bonus, missing: missing.iter().collect() })
    };
    Colour::ALL.into_iter().filter_map(row).collect()
}

/// A boar brings a point a turn and three when it leaves, at the most.
fn boar(garden: &Garden, turns: usize) -> i32 {
    if garden.boar().is_some() { turns as i32 + 3 } else { 0 }
}
