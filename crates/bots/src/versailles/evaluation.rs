//! What a garden is worth: the points it has, and those to be expected.

use game::{Game, Seat};
use versailles::Half;

use crate::versailles::area_map::{LargestAreas, SITE};
use crate::versailles::expected_scoring::{ExpectedScoring, TypeScore};
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// What gardens of one seat are worth, as things stand in the other gardens.
#[derive(Copy, Clone)]
pub(crate) struct Evaluation {
    weights: &'static Weights,
    /// Points that cannot be lost.
    scored: f32,
    /// The scoring of the first half, while it is to come.
    middle: Option<ExpectedScoring>,
    end: ExpectedScoring,
}

impl Evaluation {
    /// To choose by: what somebody else does not get, counts, too.
    pub(crate) fn contested(state: &SearchState, seat: Seat, weights: &'static Weights) -> Evaluation {
        let others = state.position.players() - 1;
        Evaluation::new(state, seat, weights, 1.0 + 1.0 / others as f32)
    }

    /// The points to be expected.
    pub(crate) fn plain(state: &SearchState, seat: Seat, weights: &'static Weights) -> Evaluation {
        Evaluation::new(state, seat, weights, 1.0)
    }

    /// `swing` is how much what only one can have counts for its points.
    fn new(state: &SearchState, seat: Seat, weights: &'static Weights, swing: f32) -> Evaluation {
        let position = &state.position;
        let scored = position.middle().map_or(0, |middle| middle[seat.index()].total);
        Evaluation {
            weights,
            scored: f32::from(scored),
            middle: (position.half() == Half::First)
                .then(|| ExpectedScoring::middle(state, seat, weights, swing)),
            end: ExpectedScoring::end(state, seat, weights, swing),
        }
    }

    /// What a garden with these areas is worth, `laid` tiles from now.
    #[inline]
    pub(crate) fn of(&self, mains: &LargestAreas, laid: f32) -> f32 {
        let middle = self.middle.as_ref().map_or(0.0, |middle| middle.of(mains, laid, self.weights));
        self.scored + middle + self.end.of(mains, laid, self.weights)
    }

    /// To weigh many gardens that differ little from one with these areas.
    pub(crate) fn quick(&self, mains: &LargestAreas, laid: f32) -> IncrementalEvaluation<'_> {
        let parts = |scoring: &ExpectedScoring| {
            std::array::from_fn(|garden_type| {
                scoring.part(garden_type, mains[garden_type], laid, self.weights)
            })
        };
        IncrementalEvaluation {
            evaluation: self,
            mains: *mains,
            laid,
            middle: self.middle.as_ref().map(parts).unwrap_or_default(),
            end: parts(&self.end),
            site: self.end.site(mains[SITE], laid, self.weights),
        }
    }
}

/// The same, for many gardens that differ little from one: what did not change in size is not weighed again.
pub(crate) struct IncrementalEvaluation<'a> {
    evaluation: &'a Evaluation,
    mains: LargestAreas,
    laid: f32,
    middle: [TypeScore; 5],
    end: [TypeScore; 5],
    site: f32,
}

impl IncrementalEvaluation<'_> {
    #[inline]
    pub(crate) fn of(&self, mains: &LargestAreas) -> f32 {
        let Evaluation { scored, middle, end, weights } = self.evaluation;
        let (mut middles, mut ends) = (self.middle, self.end);
        for garden_type in 0..5 {
            let area = mains[garden_type];
            let before = self.mains[garden_type];
            if area.size != before.size || weights.sees_closing && area.open != before.open {
                if let Some(middle) = middle {
                    middles[garden_type] = middle.part(garden_type, area, self.laid, weights);
                }
                ends[garden_type] = end.part(garden_type, area, self.laid, weights);
            }
        }
        let site = if mains[SITE].size == self.mains[SITE].size {
            self.site
        } else {
            end.site(mains[SITE], self.laid, weights)
        };
        let middle = middle.as_ref().map_or(0.0, |middle| middle.sum(&middles));
        scored + middle + end.sum(&ends) + site
    }
}
