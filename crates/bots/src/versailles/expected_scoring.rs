//! What a seat can expect of a scoring.

use game::{Game, Seat};
use versailles::{Type, scoring as rules};

use crate::versailles::area_map::{Area, LargestAreas, SITE, TERRAINS};
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// One of the two scorings, as a seat looks forward to it.
#[derive(Copy, Clone)]
pub(crate) struct ExpectedScoring {
    weights: [f32; 5],
    /// How many tiles the seat will lay until then.
    tiles: f32,
    /// What a chip gives; more than its points, where the others must not have them.
    chip: f32,
    second: f32,
    site: f32,
    /// The best of the others, and the next, of each type and of building ground; as to be expected then.
    rivals: [[f32; 2]; TERRAINS],
    /// Half a field, for or against: an equal area does not take a chip.
    held: [f32; 5],
}

/// What one type comes to in a scoring.
#[derive(Copy, Clone, Default)]
pub(crate) struct TypeScore {
    /// The size to be expected.
    size: f32,
    /// The points besides it.
    points: f32,
}

impl ExpectedScoring {
    /// The one after the first half.
    pub(crate) fn middle(state: &SearchState, seat: Seat, weights: &Weights, swing: f32) -> ExpectedScoring {
        ExpectedScoring {
            weights: weights.middle_weights,
            tiles: state.tiles_to_come(seat).0 as f32,
            chip: f32::from(rules::MIDDLE_CHIP) * swing,
            second: 0.0,
            site: 0.0,
            rivals: rivals(state, seat, weights, false),
            held: held(state, seat),
        }
    }

    /// The one at the end.
    pub(crate) fn end(state: &SearchState, seat: Seat, weights: &Weights, swing: f32) -> ExpectedScoring {
        ExpectedScoring {
            weights: weights.end_weights,
            tiles: state.tiles_to_come(seat).1 as f32,
            chip: f32::from(rules::END_CHIP) * swing,
            second: if state.position.players() > 2 { rules::SECOND.into() } else { 0.0 },
            site: f32::from(rules::SITE) * swing,
            rivals: rivals(state, seat, weights, true),
            held: held(state, seat),
        }
    }

    /// What a garden with these areas will score, `laid` tiles from now.
    #[inline]
    pub(crate) fn of(&self, mains: &LargestAreas, laid: f32, weights: &Weights) -> f32 {
        let parts =
            std::array::from_fn(|garden_type| self.part(garden_type, mains[garden_type], laid, weights));
        self.sum(&parts) + self.site(mains[SITE], laid, weights)
    }

    #[inline]
    pub(crate) fn part(&self, garden_type: usize, area: Area, laid: f32, weights: &Weights) -> TypeScore {
        let tiles = self.tiles - laid;
        let sureness = weights.sure(tiles);
        let size = weights.expected(area, tiles);
        let [best, next] = self.rivals[garden_type];
        let first = chance((size - best + self.held[garden_type]) * sureness);
        let mut points = self.chip * first;
        if self.second > 0.0 {
            points += self.second * (1.0 - first) * chance((size - next) * sureness);
        }
        TypeScore { size, points }
    }

    #[inline]
    pub(crate) fn site(&self, area: Area, laid: f32, weights: &Weights) -> f32 {
        if self.site == 0.0 {
            return 0.0;
        }
        let tiles = self.tiles - laid;
        let lead = weights.expected(area, 0.5 * tiles) - self.rivals[SITE][0];
        self.site * chance(lead * weights.sure(tiles))
    }

    #[inline]
    pub(crate) fn sum(&self, parts: &[TypeScore; 5]) -> f32 {
        let points: f32 = parts.iter().map(|part| part.points).sum();
        points + weighted(parts.map(|part| part.size), &self.weights)
    }
}

/// The chance that belongs to a lead; half for none.
#[inline]
fn chance(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

/// The sizes, largest first, by their weights.
#[inline]
fn weighted(mut sizes: [f32; 5], weights: &[f32; 5]) -> f32 {
    // A network of comparisons: which is larger cannot be foreseen, so there must be nothing to branch on.
    for (one, other) in [(0, 1), (3, 4), (2, 4), (2, 3), (1, 4), (0, 3), (0, 2), (1, 3), (1, 2)] {
        let (a, b) = (sizes[one], sizes[other]);
        (sizes[one], sizes[other]) = if a < b { (b, a) } else { (a, b) };
    }
    sizes.iter().zip(weights).map(|(size, weight)| size * weight).sum()
}

fn rivals(state: &SearchState, seat: Seat, weights: &Weights, until_end: bool) -> [[f32; 2]; TERRAINS] {
    let mut rivals = [[0.0; 2]; TERRAINS];
    for other in state.position.seats().filter(|&other| other != seat) {
        let (half, whole) = state.tiles_to_come(other);
        let tiles = if until_end { whole } else { half } as f32;
        for ((terrain, area), rivals) in
            state.area_map(other).largest_areas().into_iter().enumerate().zip(&mut rivals)
        {
            let size = weights.expected(area, if terrain == SITE { 0.5 * tiles } else { tiles });
            if size > rivals[0] {
                *rivals = [size, rivals[0]];
            } else if size > rivals[1] {
                rivals[1] = size;
            }
        }
    }
    rivals
}

fn held(state: &SearchState, seat: Seat) -> [f32; 5] {
    Type::ALL.map(|garden_type| match state.position.chips().holder(garden_type) {
        Some(holder) if holder == seat => 0.5,
        Some(_) => -0.5,
        None => 0.0,
    })
}
