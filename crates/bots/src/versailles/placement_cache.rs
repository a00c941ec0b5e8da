//! Where tiles went in earlier simulations of the same search.
//!
//! The row lies open, so simulations come to the same gardens and the same tiles again and again. Where a tile is best laid
//! depends a little on the other gardens, too; that is not looked at again.

use game::Seat;
use versailles::{Spot, Tile, Rotation};

use crate::versailles::area_map::fields;
use crate::versailles::bids::{group, plans};
use crate::versailles::evaluation::Evaluation;
use crate::versailles::placements::{Placement, Placements, best_placement};
use crate::versailles::search_state::{SearchState, mix};
use crate::versailles::weights::Weights;

/// Where tiles went in earlier simulations of the same search.
pub(crate) struct PlacementCache {
    weights: &'static Weights,
    placements: Cache<Placement>,
    plans: Cache<Placements>,
}

impl PlacementCache {
    pub(crate) fn new(weights: &'static Weights) -> PlacementCache {
        let nowhere = Placement { at: Spot::ORIGIN, turn: Rotation::NONE, value: 0.0 };
        PlacementCache {
            weights,
            placements: Cache::new(1 << 14, nowhere),
            plans: Cache::new(1 << 12, [nowhere; _]),
        }
    }

    /// Where a seat lays a tile.
    pub(crate) fn lay(&mut self, state: &SearchState, seat: Seat, tile: Tile) -> Placement {
        let key = mix(state.garden_hash(seat) ^ tagged(tile, seat.index()));
        self.placements.recall(key, || {
            best_placement(state, seat, &Evaluation::contested(state, seat, self.weights), tile)
        })
    }

    /// Where a seat would lay each tile of this round.
    pub(crate) fn plans(&mut self, state: &SearchState, seat: Seat) -> Placements {
        let tiles = group(&state.position).iter().enumerate();
        let tiles = tiles.map(|(place, &tile)| tagged(tile, place)).fold(0, u64::wrapping_add);
        let key = mix(state.garden_hash(seat) ^ mix(tiles ^ seat.index() as u64));
        self.plans.recall(key, || plans(state, seat, self.weights))
    }
}

fn tagged(tile: Tile, tag: usize) -> u64 {
    mix(u64::from(u32::from_le_bytes(fields(tile))) << 8 | tag as u64)
}

/// So much is remembered: what comes later takes the place of what came before.
struct Cache<T> {
    entries: Vec<(u64, T)>,
}

impl<T: Copy> Cache<T> {
    /// Nothing yet. Keys are as good as random, so none of them is 0.
    fn new(size: usize, blank: T) -> Cache<T> {
        Cache { entries: vec![(0, blank); size] }
    }

    fn recall(&mut self, key: u64, find: impl FnOnce() -> T) -> T {
        let place = key as usize % self.entries.len();
        let entry = &mut self.entries[place];
        if entry.0 != key {
            *entry = (key, find());
        }
        entry.1
    }
}
