//! What the sides of the boards are worth.

use std::collections::BTreeMap;

use bots::arena::{Estimate, FinishedGame, Results};
use game::{Game, Seats};

/// How seats fared by the side that they played on: by kind of board, then by name.
#[derive(Default)]
pub(super) struct BySide(BTreeMap<&'static str, BTreeMap<String, Results>>);

impl BySide {
    pub(super) fn add<G: Game>(&mut self, deal: &[FinishedGame<G>], data: &G::Data) {
        for board in deal.iter().flat_map(|played| G::boards(&played.record, data)) {
            self.0.entry(board.kind).or_default().entry(board.name).or_default();
        }
        for (kind, sides) in &mut self.0 {
            for (name, tally) in sides {
                tally.add(deal, |played| {
                    let boards = G::boards(&played.record, data).into_iter();
                    let on_it = boards.filter(|board| board.kind == *kind && board.name == *name);
                    on_it.map(|board| board.seat).collect::<Seats>()
                });
            }
        }
    }

    /// Each kind of board, with its sides.
    pub(super) fn kinds(&self) -> impl Iterator<Item = (&'static str, &BTreeMap<String, Results>)> {
        self.0.iter().map(|(kind, sides)| (*kind, sides))
    }
}

/// The side with the most points, the one with the fewest, and what is between them.
pub(super) fn widest(sides: &BTreeMap<String, Results>) -> Option<(&str, &str, Estimate)> {
    let mean = |tally: &Results| tally.points().mean;
    let best = sides.iter().max_by(|a, b| mean(a.1).total_cmp(&mean(b.1)))?;
    let worst = sides.iter().min_by(|a, b| mean(a.1).total_cmp(&mean(b.1)))?;
    Some((best.0, worst.0, best.1.points().minus(&worst.1.points())))
}
