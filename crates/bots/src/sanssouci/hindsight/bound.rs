//! More than a garden can possibly bring.

use sanssouci::{Colour, Fields, Garden, Marks, Motif};

/// No line of play brings this garden more than so many points in all, with so many turns to go.
pub(crate) fn bound(garden: &Garden, marks: Marks, missions: [Motif; 2], turns: usize) -> i32 {
    let releases = Releases::new(garden, turns);
    garden.points().total()
        + releases.nobles(garden, turns)
        + missions.into_iter().map(|motif| releases.mission(garden, motif)).sum::<i32>()
        + rows(garden, turns)
        + columns(garden, turns)
        + rewards(garden, marks, turns)
        + if garden.boar().is_some() { turns as i32 + 3 } else { 0 }
}

/// From which turn on (counted from 1) a noble can end on which field at the earliest: each turn lays one tile, so a
/// field that is `n` tiles away from the way can be reached in turn `n`.
struct Releases {
    /// Fields by turn; those of turn 1 include what is reached already.
    by_turn: Vec<Fields>,
}

impl Releases {
    fn new(garden: &Garden, turns: usize) -> Releases {
        let mut by_turn = vec![Fields::NONE];
        let mut way = garden.reached();
        let mut seen = Fields::NONE;
        for _ in 0..turns {
            let laid = way.neighbours() & garden.free();
            way = (way | laid).spread_over(garden.occupied() | way | laid);
            by_turn.push(way & !seen);
            seen = way;
        }
        Releases { by_turn }
    }

    /// One noble a turn, each field once, none before its release: the best fields first, each as early as it can be.
    fn nobles(&self, garden: &Garden, turns: usize) -> i32 {
        let stops = garden.ahead() & !garden.gardeners();
        let mut busy = vec![false; turns + 1];
        let mut points = 0;
        for row in sanssouci::Row::ALL.into_iter().rev() {
            for (release, fields) in self.by_turn.iter().enumerate().skip(1) {
                for _ in 0..(*fields & stops & Fields::row(row)).len() {
                    if let Some(turn) = (release..=turns).find(|&turn| !busy[turn]) {
                        busy[turn] = true;
                        points += i32::from(row.points());
                    }
                }
            }
        }
        points
    }

    fn mission(&self, garden: &Garden, motif: Motif) -> i32 {
        let stops = garden.ahead() & !garden.gardeners() & Fields::column(motif);
        let lowest =
            self.by_turn.iter().filter_map(|fields| (*fields & stops).last()).map(|field| field.row());
        let stands = garden.noble(motif);
        lowest.chain(stands).max().map_or(0, |row| i32::from(row.points()))
    }
}

/// The rows that so many tiles could fill, were they all for rows.
fn rows(garden: &Garden, turns: usize) -> i32 {
    let missing = Colour::ALL.map(|colour| (Fields::row(colour.row()) & garden.free()).len());
    let subsets = 0u32..1 << Colour::ALL.len();
    let worth = |subset: u32| {
        let chosen = || Colour::ALL.into_iter().filter(move |colour| subset >> colour.index() & 1 == 1);
        let tiles: usize = chosen().map(|colour| missing[colour.index()]).sum();
        (tiles <= turns).then(|| chosen().map(|colour| 10 - i32::from(colour.row().points())).sum::<i32>())
    };
    subsets.filter_map(worth).max().unwrap_or(0)
}

/// The columns that so many tiles could fill, were they all for columns.
fn columns(garden: &Garden, turns: usize) -> i32 {
    let mut missing = Motif::ALL.map(|motif| (Fields::column(motif) & garden.free()).len());
    missing.sort_unstable();
    let mut left = turns;
    let full = missing.into_iter().take_while(|&tiles| {
        let fits = tiles <= left;
        left = left.saturating_sub(tiles);
        fits
    });
    5 * full.count() as i32
}

/// The best marks that so many tiles could be laid on.
fn rewards(garden: &Garden, marks: Marks, turns: usize) -> i32 {
    let mut best: Vec<i32> = marks
        .iter()
        .filter(|(field, _)| garden.free().contains(*field))
        .filter_map(|(_, mark)| mark.map(|mark| i32::from(mark.points(false).max(mark.points(true)).max(0))))
        .collect();
    best.sort_unstable();
    best.iter().rev().take(turns).sum()
}
