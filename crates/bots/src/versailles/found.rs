//! Where tiles went in earlier simulations of the same search.
//!
//! The row lies open, so simulations come to the same gardens and the same tiles again and again. Where a tile is best laid
//! depends a little on the other gardens, too; that is not looked at again.

use game::Seat;
use versailles::{Rotation, Spot, Tile};

use crate::versailles::bids::{group, plans};
use crate::versailles::lays::{Lay, Lays, best_lay};
use crate::versailles::scene::{Scene, mix};
use crate::versailles::survey::fields;
use crate::versailles::taste::Taste;
use crate::versailles::worth::Worth;

/// Where tiles went in earlier simulations of the same search.
pub(crate) struct Found {
    taste: &'static Taste,
    lays: Memory<Lay>,
    plans: Memory<Lays>,
}

impl Found {
    pub(crate) fn new(taste: &'static Taste) -> Found {
        let nowhere = Lay { at: Spot::ORIGIN, turn: Rotation::NONE, worth: 0.0 };
        Found { taste, lays: Memory::new(1 << 14, nowhere), plans: Memory::new(1 << 12, [nowhere; _]) }
    }

    /// Where a seat lays a tile.
    pub(crate) fn lay(&mut self, scene: &Scene, seat: Seat, tile: Tile) -> Lay {
        let key = mix(scene.trace(seat) ^ tagged(tile, seat.index()));
        self.lays.recall(key, || best_lay(scene, seat, &Worth::contested(scene, seat, self.taste), tile))
    }

    /// Where a seat would lay each tile of this round.
    pub(crate) fn plans(&mut self, scene: &Scene, seat: Seat) -> Lays {
        let tiles = group(&scene.position).iter().enumerate();
        let tiles = tiles.map(|(place, &tile)| tagged(tile, place)).fold(0, u64::wrapping_add);
        let key = mix(scene.trace(seat) ^ mix(tiles ^ seat.index() as u64));
        self.plans.recall(key, || plans(scene, seat, self.taste))
    }
}

fn tagged(tile: Tile, tag: usize) -> u64 {
    mix(u64::from(u32::from_le_bytes(fields(tile))) << 8 | tag as u64)
}

/// So much is remembered: what comes later takes the place of what came before.
struct Memory<T> {
    entries: Vec<(u64, T)>,
}

impl<T: Copy> Memory<T> {
    /// Nothing yet. Keys are as good as random, so none of them is 0.
    fn new(size: usize, blank: T) -> Memory<T> {
        Memory { entries: vec![(0, blank); size] }
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
