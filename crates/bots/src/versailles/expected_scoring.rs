//! The expected points of a seat in a scoring.

use game::{Game, Seat};
use versailles::{Type, scoring as rules};

use crate::versailles::area_map::{Area, LargestAreas, SITE, TERRAINS};
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// One of the two scorings, from the point of view of a seat.
#[derive(Copy, Clone)]
pub(crate) struct ExpectedScoring {
    rank_weights: [f32; 5],
    /// The number of tiles that the seat will lay until then.
    tiles: f32,
    /// The value of a chip. It is more than its points if denying it to others counts.
    chip: f32,
    second: f32,
    site: f32,
    /// The expected sizes of the largest and second largest area of the others, by terrain.
    opponents: [[f32; 2]; TERRAINS],
    /// A bonus or penalty of half a field, because an equal area does not take a chip from its
    /// holder.
    holder_bonus: [f32; 5],
}

/// The score of one garden type.
#[derive(Copy, Clone, Default)]
pub(crate) struct TypeScore {
    /// The expected size of the area.
    size: f32,
    /// The expected points for chips.
    points: f32,
}

impl ExpectedScoring {
    /// The scoring after the first half.
    pub(crate) fn middle(state: &SearchState, seat: Seat, weights: &Weights, swing: f32) -> ExpectedScoring {
        ExpectedScoring {
            rank_weights: weights.middle_weights,
            tiles: state.tiles_to_come(seat).0 as f32,
            chip: f32::from(rules::MIDDLE_CHIP) * swing,
            second: 0.0,
            site: 0.0,
            opponents: opponents(state, seat, weights, false),
            holder_bonus: holder_bonus(state, seat),
        }
    }

    /// The scoring at the end.
    pub(crate) fn end(state: &SearchState, seat: Seat, weights: &Weights, swing: f32) -> ExpectedScoring {
        ExpectedScoring {
            rank_weights: weights.end_weights,
            tiles: state.tiles_to_come(seat).1 as f32,
            chip: f32::from(rules::END_CHIP) * swing,
            second: if state.position.players() > 2 { rules::SECOND.into() } else { 0.0 },
            site: f32::from(rules::SITE) * swing,
            opponents: opponents(state, seat, weights, true),
            holder_bonus: holder_bonus(state, seat),
        }
    }

    /// The expected points of a garden with these areas, after `laid` more tiles.
    #[inline]
    pub(crate) fn value(&self, largest: &LargestAreas, laid: f32, weights: &Weights) -> f32 {
        let scores = std::array::from_fn(|garden_type| {
            self.type_score(garden_type, largest[garden_type], laid, weights)
        });
        self.sum(&scores) + self.site_score(largest[SITE], laid, weights)
    }

    #[inline]
    pub(crate) fn type_score(
        &self,
        garden_type: usize,
        area: Area,
        laid: f32,
        weights: &Weights,
    ) -> TypeScore {
        let tiles = self.tiles - laid;
        let lead_weight = weights.lead_weight_after(tiles);
        let size = weights.expected(area, tiles);
        let [best, next] = self.opponents[garden_type];
        let first = probability((size - best + self.holder_bonus[garden_type]) * lead_weight);
        let mut points = self.chip * first;
        if self.second > 0.0 {
            points += self.second * (1.0 - first) * probability((size - next) * lead_weight);
        }
        TypeScore { size, points }
    }

    #[inline]
    pub(crate) fn site_score(&self, area: Area, laid: f32, weights: &Weights) -> f32 {
        if self.site == 0.0 {
            return 0.0;
        }
        let tiles = self.tiles - laid;
        let lead = weights.expected(area, 0.5 * tiles) - self.opponents[SITE][0];
        self.site * probability(lead * weights.lead_weight_after(tiles))
    }

    #[inline]
    pub(crate) fn sum(&self, scores: &[TypeScore; 5]) -> f32 {
        let points: f32 = scores.iter().map(|score| score.points).sum();
        points + weighted(scores.map(|score| score.size), &self.rank_weights)
    }
}

/// The probability that a lead lasts, which is one half without a lead.
#[inline]
fn probability(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

/// The weighted sum of the sizes, largest first.
#[inline]
fn weighted(mut sizes: [f32; 5], weights: &[f32; 5]) -> f32 {
    // A sorting network: the order is unpredictable, so it must not branch.
    for (one, other) in [(0, 1), (3, 4), (2, 4), (2, 3), (1, 4), (0, 3), (0, 2), (1, 3), (1, 2)] {
        let (a, b) = (sizes[one], sizes[other]);
        (sizes[one], sizes[other]) = if a < b { (b, a) } else { (a, b) };
    }
    sizes.iter().zip(weights).map(|(size, weight)| size * weight).sum()
}

fn opponents(state: &SearchState, seat: Seat, weights: &Weights, until_end: bool) -> [[f32; 2]; TERRAINS] {
    let mut opponents = [[0.0; 2]; TERRAINS];
    for other in state.position.seats().filter(|&other| other != seat) {
        let (half, whole) = state.tiles_to_come(other);
        let tiles = if until_end { whole } else { half } as f32;
        for ((terrain, area), opponents) in
            state.area_map(other).largest_areas().into_iter().enumerate().zip(&mut opponents)
        {
            let size = weights.expected(area, if terrain == SITE { 0.5 * tiles } else { tiles });
            if size > opponents[0] {
                *opponents = [size, opponents[0]];
            } else if size > opponents[1] {
                opponents[1] = size;
            }
        }
    }
    opponents
}

fn holder_bonus(state: &SearchState, seat: Seat) -> [f32; 5] {
    Type::ALL.map(|garden_type| match state.position.chips().holder(garden_type) {
        Some(holder) if holder == seat => 0.5,
        Some(_) => -0.5,
        None => 0.0,
    })
}
