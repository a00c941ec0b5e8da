//! Results per board side, which show whether the sides are equally good.

use std::collections::BTreeMap;

use bots::arena::{Estimate, FinishedGame, Results};
use game::{Game, Seats};

/// The results of the seats that played on each board side: by kind of board, then by name.
#[derive(Default)]
pub(super) struct SideResults(BTreeMap<&'static str, BTreeMap<String, Results>>);

impl SideResults {
    pub(super) fn add<G: Game>(&mut self, deal: &[FinishedGame<G>], data: &G::Data) {
        for board in deal.iter().flat_map(|game| G::boards(&game.record, data)) {
            self.0.entry(board.kind).or_default().entry(board.name).or_default();
        }
        for (kind, sides) in &mut self.0 {
            for (name, results) in sides {
                results.add(deal, |game| {
                    let boards = G::boards(&game.record, data).into_iter();
                    let this_side = boards.filter(|board| board.kind == *kind && board.name == *name);
                    this_side.map(|board| board.seat).collect::<Seats>()
                });
            }
        }
    }

    /// Each kind of board with the results of its sides.
    pub(super) fn kinds(&self) -> impl Iterator<Item = (&'static str, &BTreeMap<String, Results>)> {
        self.0.iter().map(|(kind, sides)| (*kind, sides))
    }
}

/// The side with the most points, the side with the fewest, and the difference.
pub(super) fn largest_difference(sides: &BTreeMap<String, Results>) -> Option<(&str, &str, Estimate)> {
    let mean = |results: &Results| results.points().mean;
    let best = sides.iter().max_by(|a, b| mean(a.1).total_cmp(&mean(b.1)))?;
    let worst = sides.iter().min_by(|a, b| mean(a.1).total_cmp(&mean(b.1)))?;
    Some((best.0, worst.0, best.1.points().minus(&worst.1.points())))
}
