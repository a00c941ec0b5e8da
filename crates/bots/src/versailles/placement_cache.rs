//! Caches the best placements of tiles across the simulations of one search.
//!
//! The row of tiles is open, so simulations often lead to the same gardens and the same tiles. The
//! best placement also depends a little on the other gardens, which the cache ignores.

use game::Seat;
use versailles::{Rotation, Spot, Tile};

use crate::versailles::area_map::fields;
use crate::versailles::bids::{round_placements, round_tiles};
use crate::versailles::evaluation::Evaluation;
use crate::versailles::placements::{Placement, Placements, best_placement};
use crate::versailles::search_state::{SearchState, mix};
use crate::versailles::weights::Weights;

/// Caches the best placements of tiles across the simulations of one search.
pub(crate) struct PlacementCache {
    weights: &'static Weights,
    single: Cache<Placement>,
    rounds: Cache<Placements>,
}

impl PlacementCache {
    pub(crate) fn new(weights: &'static Weights) -> PlacementCache {
        let empty = Placement { at: Spot::ORIGIN, turn: Rotation::NONE, value: 0.0 };
        PlacementCache {
            weights,
            single: Cache::new(1 << 14, empty),
            rounds: Cache::new(1 << 12, [empty; _]),
        }
    }

    /// The best placement of a tile in a seat's garden.
    pub(crate) fn placement(&mut self, state: &SearchState, seat: Seat, tile: Tile) -> Placement {
        let key = mix(state.garden_hash(seat) ^ tagged(tile, seat.index()));
        self.single.get_or_insert_with(key, || {
            best_placement(state, seat, &Evaluation::contested(state, seat, self.weights), tile)
        })
    }

    /// The best placement of each tile of the current round in a seat's garden.
    pub(crate) fn round_placements(&mut self, state: &SearchState, seat: Seat) -> Placements {
        let tiles = round_tiles(&state.position).iter().enumerate();
        let tiles = tiles.map(|(index, &tile)| tagged(tile, index)).fold(0, u64::wrapping_add);
        let key = mix(state.garden_hash(seat) ^ mix(tiles ^ seat.index() as u64));
        self.rounds.get_or_insert_with(key, || round_placements(state, seat, self.weights))
    }
}

/// The hash of a tile together with a number.
fn tagged(tile: Tile, tag: usize) -> u64 {
    mix(u64::from(u32::from_le_bytes(fields(tile))) << 8 | tag as u64)
}

/// A hash table of fixed size. New entries replace old ones in the same place.
struct Cache<T> {
    entries: Vec<(u64, T)>,
}

impl<T: Copy> Cache<T> {
    /// An empty cache. Keys are hashes, so in practice none of them is 0.
    fn new(size: usize, empty: T) -> Cache<T> {
        Cache { entries: vec![(0, empty); size] }
    }

    fn get_or_insert_with(&mut self, key: u64, compute: impl FnOnce() -> T) -> T {
        let index = key as usize % self.entries.len();
        let entry = &mut self.entries[index];
        if entry.0 != key {
            *entry = (key, compute());
        }
        entry.1
    }
}
