//! What a garden promises: an estimate of the points that are still to come.
//!
//! A player moves at most one noble a turn, and each move scores the row it ends on. So with `t` turns to go, what counts
//! is the `t` best fields that nobles can still end on: those that are reached already, and to some degree those that lie
//! there unconnected or are still free.

use sanssouci::{Colour, Field, Fields, Garden, Motif, Row};

/// What a garden looks like to somebody who plans to move nobles in it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Outlook {
    /// How many fields of each row nobles can be expected to end on.
    stops: [f32; 6],
    turns: usize,
}

/// How much a field counts that lies there, but that no way leads to.
const UNCONNECTED: f32 = 0.45;

/// How much a free field counts: the more turns, the likelier that it is filled and reached.
fn free_weight(turns: usize) -> f32 {
    0.012 * turns as f32
}

impl Outlook {
    /// The outlook of a garden with so many turns to go.
    #[inline]
    pub(crate) fn new(garden: &Garden, turns: usize) -> Outlook {
        let (reached, unconnected, free) = sets(garden);
        let weight = free_weight(turns);
        let stops = Row::ALL.map(|row| {
            let count = |set: Fields| (set & Fields::row(row)).len() as f32;
            count(reached) + UNCONNECTED * count(unconnected) + weight * count(free)
        });
        Outlook { stops, turns }
    }

    /// The outlook after a noble has moved to this field: what it passed in its column is behind it.
    #[inline]
    pub(crate) fn after_noble(mut self, garden: &Garden, to: Field) -> Outlook {
        let behind = Fields::column(to.motif()) & Fields::down_to(to.row());
        let (reached, unconnected, free) = sets(garden);
        let weight = free_weight(self.turns);
        for field in (behind & garden.ahead()).iter() {
            let stops = &mut self.stops[usize::from(field.row().points()) - 1];
            if reached.contains(field) {
                *stops -= 1.0;
            } else if unconnected.contains(field) {
                *stops -= UNCONNECTED;
            } else if free.contains(field) {
                *stops -= weight;
            }
        }
        self
    }

    /// The points that nobles can be expected to score.
    #[inline]
    pub(crate) fn nobles(&self) -> f32 {
        let mut left = self.turns as f32;
        let mut points = 0.0;
        for (number, stops) in self.stops.iter().enumerate().rev() {
            let used = stops.min(left);
            points += used * (number + 1) as f32;
            left -= used;
        }
        points
    }
}

/// The fields ahead of the nobles that they can walk to, those that lie there unconnected, and those that are free.
#[inline]
fn sets(garden: &Garden) -> (Fields, Fields, Fields) {
    let ahead = garden.ahead() & !garden.gardeners();
    let reached = ahead & garden.reached();
    let unconnected = ahead & garden.occupied() & !garden.reached();
    (reached, unconnected, ahead & garden.free())
}

/// What full rows and columns can be expected to give.
#[inline]
pub(crate) fn lines(garden: &Garden, turns: usize) -> f32 {
    let free = garden.free();
    let hope = hope(turns);
    let chance = |missing: usize| HOPES[hope][missing.min(6)];
    let rows = Colour::ALL.map(|colour| {
        let missing = (Fields::row(colour.row()) & free).len();
        f32::from(10 - colour.row().points()) * chance(missing)
    });
    let columns = Motif::ALL.map(|motif| 5.0 * chance((Fields::column(motif) & free).len()));
    rows.iter().sum::<f32>() + columns.iter().sum::<f32>()
}

fn hope(turns: usize) -> usize {
    turns.min(18)
}

/// The chance that a line with so many fields missing becomes full, by turns to go.
const HOPES: [[f32; 7]; 19] = {
    let mut table = [[0.0; 7]; 19];
    let mut turns = 0;
    while turns < 19 {
        table[turns][0] = 1.0;
        let mut missing = 1;
        while missing < 7 {
            let each = turns as f32 / (turns as f32 + 3.0 + 2.0 * missing as f32);
            table[turns][missing] = if missing > turns { 0.0 } else { table[turns][missing - 1] * each };
            missing += 1;
        }
        turns += 1;
    }
    table
};

/// What a mission can be expected to give: the row that its noble will end on.
#[inline]
pub(crate) fn mission(garden: &Garden, motif: Motif, turns: usize) -> f32 {
    let column = Fields::column(motif);
    let (reached, unconnected, free) = sets(garden);
    let lowest = |set: Fields| set.iter().last().map_or(0.0, |field| f32::from(field.row().points()));
    let stands = garden.noble(motif).map_or(0.0, |row| f32::from(row.points()));
    if turns == 0 {
        return stands;
    }
    let hoped = (0.6 * lowest(unconnected & column)).max(0.03 * turns.min(12) as f32 * lowest(free & column));
    stands.max(lowest(reached & column)).max(hoped)
}

/// What a boar can be expected to cost.
#[inline]
pub(crate) fn boar(garden: &Garden, turns: usize) -> f32 {
    match garden.boar() {
        None => 0.0,
        Some(_) => {
            let area = garden.boar_area().len() as f32;
            -(area - 0.8 * turns as f32).max(0.15 * area)
        }
    }
}
