//! The bots: the two lower levels play at random, the two higher ones search with random playouts.

use bots::{Budget, Determinizer, Level, Ranked, Skill, Suggestion};
use game::{Game as _, Nobody, Outcome as _, Seat};
use rand_core::Rng;

use crate::rules::{CoinTicTacToe, Mark};

impl Skill for CoinTicTacToe {
    fn think(
        level: Level,
        determinizer: &impl Determinizer<Self>,
        _include: Option<Mark>,
        budget: &Budget,
        rng: &mut impl Rng,
    ) -> Suggestion<Self> {
        let legal = determinizer.legal();
        if level < Level::Architect {
            return Suggestion::forced(legal[game::below(rng, legal.len())]);
        }
        let mut margins = vec![(0.0, 0.0_f64); legal.len()];
        for candidate in (0..legal.len()).cycle() {
            if !budget.spend() {
                break;
            }
            let position = determinizer.determinize(rng);
            let (sum, count) = &mut margins[candidate];
            *sum += playout(position, determinizer.seat(), legal[candidate], rng);
            *count += 1.0;
        }
        let mut ranked: Vec<Ranked<Self>> = legal
            .iter()
            .zip(margins)
            .map(|(mark, (sum, count))| {
                let margin = sum / count.max(1.0);
                Ranked { turn: vec![*mark], margin, points: margin }
            })
            .collect();
        ranked.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        Suggestion::by_ranking(ranked, budget.spent())
    }
}

/// The final margin of a seat after a mark and random play.
fn playout(mut position: CoinTicTacToe, seat: Seat, mark: Mark, rng: &mut impl Rng) -> f64 {
    let mut legal = Vec::new();
    let mut next = Some((seat, mark));
    while let Some((seat, mark)) = next {
        position.apply(seat, mark, &mut Nobody).expect("legal marks are accepted");
        next = position.to_act().first().map(|seat| {
            position.legal(seat, &mut legal);
            (seat, legal[game::below(rng, legal.len())])
        });
    }
    let totals = position.outcome().expect("the game is over").totals();
    f64::from(game::margin(&totals, seat))
}
