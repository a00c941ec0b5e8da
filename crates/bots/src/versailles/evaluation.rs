//! Evaluates gardens: the points they have, and the expected points of the scorings to come.

use game::{Game, Seat};
use versailles::Half;

use crate::versailles::area_map::{LargestAreas, SITE};
use crate::versailles::expected_scoring::{ExpectedScoring, TypeScore};
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// Evaluates gardens of one seat against the current gardens of the others.
#[derive(Copy, Clone)]
pub(crate) struct Evaluation {
    weights: &'static Weights,
    /// Points that are already scored.
    scored: f32,
    /// The scoring after the first half, while it is still to come.
    middle: Option<ExpectedScoring>,
    end: ExpectedScoring,
}

impl Evaluation {
    /// An evaluation for decisions: points that an opponent does not get also count.
    pub(crate) fn contested(state: &SearchState, seat: Seat, weights: &'static Weights) -> Evaluation {
        let others = state.position.players() - 1;
        Evaluation::new(state, seat, weights, 1.0 + 1.0 / others as f32)
    }

    /// The expected own points only.
    pub(crate) fn own_points(state: &SearchState, seat: Seat, weights: &'static Weights) -> Evaluation {
        Evaluation::new(state, seat, weights, 1.0)
    }

    /// `swing` is the factor for points that only one seat can have.
    fn new(state: &SearchState, seat: Seat, weights: &'static Weights, swing: f32) -> Evaluation {
        let position = &state.position;
        let scored = position.middle().map_or(0, |middle| middle[seat.index()].total);
        let is_first_half = position.half() == Half::First;
        Evaluation {
            weights,
            scored: f32::from(scored),
            middle: is_first_half.then(|| ExpectedScoring::middle(state, seat, weights, swing)),
            end: ExpectedScoring::end(state, seat, weights, swing),
        }
    }

    /// The value of a garden with these largest areas, after `laid` more tiles.
    #[inline]
    pub(crate) fn value(&self, largest: &LargestAreas, laid: f32) -> f32 {
        let middle = self.middle.as_ref().map_or(0.0, |middle| middle.value(largest, laid, self.weights));
        self.scored + middle + self.end.value(largest, laid, self.weights)
    }

    /// An evaluation for many gardens that differ little from one with these areas.
    pub(crate) fn incremental(&self, largest: &LargestAreas, laid: f32) -> IncrementalEvaluation<'_> {
        let scores = |scoring: &ExpectedScoring| {
            std::array::from_fn(|one| scoring.type_score(one, largest[one], laid, self.weights))
        };
        IncrementalEvaluation {
            evaluation: self,
            largest: *largest,
            laid,
            middle: self.middle.as_ref().map(scores).unwrap_or_default(),
            end: scores(&self.end),
            site: self.end.site_score(largest[SITE], laid, self.weights),
        }
    }
}

/// Evaluates many gardens that differ little from one: reuses the scores of unchanged areas.
pub(crate) struct IncrementalEvaluation<'a> {
    evaluation: &'a Evaluation,
    largest: LargestAreas,
    laid: f32,
    middle: [TypeScore; 5],
    end: [TypeScore; 5],
    site: f32,
}

impl IncrementalEvaluation<'_> {
    #[inline]
    pub(crate) fn value(&self, largest: &LargestAreas) -> f32 {
        let Evaluation { scored, middle, end, weights } = self.evaluation;
        let (mut middle_scores, mut end_scores) = (self.middle, self.end);
        for garden_type in 0..5 {
            let area = largest[garden_type];
            let before = self.largest[garden_type];
            if area.size != before.size || weights.counts_open_sides && area.open != before.open {
                if let Some(middle) = middle {
                    middle_scores[garden_type] = middle.type_score(garden_type, area, self.laid, weights);
                }
                end_scores[garden_type] = end.type_score(garden_type, area, self.laid, weights);
            }
        }
        let site = if largest[SITE].size == self.largest[SITE].size {
            self.site
        } else {
            end.site_score(largest[SITE], self.laid, weights)
        };
        let middle = middle.as_ref().map_or(0.0, |middle| middle.sum(&middle_scores));
        scored + middle + end.sum(&end_scores) + site
    }
}
