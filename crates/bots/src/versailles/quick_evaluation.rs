//! Estimates the values of tiles from their fields alone, without looking for placements.

use game::Seat;
use versailles::Tile;

use crate::versailles::area_map::TERRAINS;
use crate::versailles::bids::TileValues;
use crate::versailles::evaluation::Evaluation;
use crate::versailles::placement_effect::TileShape;
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// The weight of a tile's best type, and the weight of all its types.
const BEST_TYPE: f32 = 0.6;
const ALL_TYPES: f32 = 0.3;

/// Estimates the values of tiles for a seat, without looking for placements.
pub(crate) struct QuickEvaluation {
    /// The value of the garden after one more tile without effect.
    base: f32,
    /// The value of one more field of each terrain.
    per_field: [f32; TERRAINS],
}

impl QuickEvaluation {
    pub(crate) fn new(state: &SearchState, seat: Seat, weights: &'static Weights) -> QuickEvaluation {
        let evaluation = Evaluation::contested(state, seat, weights);
        let largest = state.area_map(seat).largest_areas();
        let base = evaluation.value(&largest, 1.0);
        let per_field = std::array::from_fn(|terrain| {
            let mut largest = largest;
            largest[terrain].size += 2;
            largest[terrain].own += 2;
            0.5 * (evaluation.value(&largest, 1.0) - base)
        });
        QuickEvaluation { base, per_field }
    }

    /// The values of the tiles of a round, in order.
    pub(crate) fn tile_values(&self, tiles: &[Tile]) -> TileValues {
        let mut values = TileValues::default();
        for (value, &tile) in values.iter_mut().zip(tiles) {
            let counts = TileShape::new(tile).counts().into_iter();
            let fields = counts.zip(self.per_field).map(|(count, each)| f32::from(count) * each);
            // One type certainly finds a good place, and the others only sometimes.
            *value =
                self.base + BEST_TYPE * fields.clone().fold(0.0, f32::max) + ALL_TYPES * fields.sum::<f32>();
        }
        values
    }
}
