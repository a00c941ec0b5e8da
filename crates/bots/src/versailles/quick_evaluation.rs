//! What tiles are worth at a glance: what their fields are worth, wherever they go.

use game::Seat;
use versailles::Tile;

use crate::versailles::area_map::TERRAINS;
use crate::versailles::bids::TileValues;
use crate::versailles::evaluation::Evaluation;
use crate::versailles::placement_effect::TileShape;
use crate::versailles::search_state::SearchState;
use crate::versailles::weights::Weights;

/// What a tile's best type counts, and what all its types count besides.
const MAIN_TYPE: f32 = 0.6;
const ANY_TYPE: f32 = 0.3;

/// What tiles are worth to a seat at a glance.
pub(crate) struct QuickEvaluation {
    /// What the garden is worth with any tile more.
    any: f32,
    /// What a field more of each soil adds.
    each: [f32; TERRAINS],
}

impl QuickEvaluation {
    pub(crate) fn new(state: &SearchState, seat: Seat, weights: &'static Weights) -> QuickEvaluation {
        let evaluation = Evaluation::contested(state, seat, weights);
        let mains = state.area_map(seat).largest_areas();
        let any = evaluation.of(&mains, 1.0);
        let each = std::array::from_fn(|terrain| {
            let mut mains = mains;
            mains[terrain].size += 2;
            mains[terrain].own += 2;
            0.5 * (evaluation.of(&mains, 1.0) - any)
        });
        QuickEvaluation { any, each }
    }

    /// What the tiles of a round are worth, in order.
    pub(crate) fn at(&self, tiles: &[Tile]) -> TileValues {
        let mut tile_values = TileValues::default();
        for (wish, &tile) in tile_values.iter_mut().zip(tiles) {
            let counts = TileShape::new(tile).counts();
            let fields = counts.into_iter().zip(self.each).map(|(count, each)| f32::from(count) * each);
            // One type finds its place for sure, the others as it happens.
            *wish =
                self.any + MAIN_TYPE * fields.clone().fold(0.0, f32::max) + ANY_TYPE * fields.sum::<f32>();
        }
        tile_values
    }
}
