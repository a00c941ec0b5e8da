//! What tiles are worth at a glance: what their fields are worth, wherever they go.

use game::Seat;
use versailles::Tile;

use crate::versailles::bids::Wishes;
use crate::versailles::fit::Piece;
use crate::versailles::scene::Scene;
use crate::versailles::survey::SOILS;
use crate::versailles::taste::Taste;
use crate::versailles::worth::Worth;

/// What a tile's best type counts, and what all its types count besides.
const MAIN_TYPE: f32 = 0.6;
const ANY_TYPE: f32 = 0.3;

/// What tiles are worth to a seat at a glance.
pub(crate) struct Glance {
    /// What the garden is worth with any tile more.
    any: f32,
    /// What a field more of each soil adds.
    each: [f32; SOILS],
}

impl Glance {
    pub(crate) fn new(scene: &Scene, seat: Seat, taste: &'static Taste) -> Glance {
        let worth = Worth::contested(scene, seat, taste);
        let mains = scene.survey(seat).mains();
        let any = worth.of(&mains, 1.0);
        let each = std::array::from_fn(|soil| {
            let mut mains = mains;
            mains[soil].size += 2;
            mains[soil].own += 2;
            0.5 * (worth.of(&mains, 1.0) - any)
        });
        Glance { any, each }
    }

    /// What the tiles of a round are worth, in order.
    pub(crate) fn at(&self, tiles: &[Tile]) -> Wishes {
        let mut wishes = Wishes::default();
        for (wish, &tile) in wishes.iter_mut().zip(tiles) {
            let counts = Piece::new(tile).counts();
            let fields = counts.into_iter().zip(self.each).map(|(count, each)| f32::from(count) * each);
            // One type finds its place for sure, the others as it happens.
            *wish =
                self.any + MAIN_TYPE * fields.clone().fold(0.0, f32::max) + ANY_TYPE * fields.sum::<f32>();
        }
        wishes
    }
}
