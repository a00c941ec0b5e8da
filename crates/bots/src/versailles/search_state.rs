//! The state of a simulation: a position with an area map of every garden.

use game::{Game, Nobody, Seat};
use versailles::{Action, Card, Half, Options, Position, Rotation, Spot, Tile};

use crate::versailles::area_map::{AreaMap, fields};

/// The state of a simulation: a position with an area map of every garden.
#[derive(Clone)]
pub(crate) struct SearchState {
    pub(crate) position: Position,
    area_maps: [AreaMap; Options::MAX_PLAYERS],
    /// A hash per seat of all tiles laid since the state was created, in any order.
    garden_hashes: [u64; Options::MAX_PLAYERS],
}

impl SearchState {
    pub(crate) fn new(position: Position) -> SearchState {
        let mut area_maps = [const { AreaMap::EMPTY }; _];
        area_maps
            .iter_mut()
            .zip(position.gardens())
            .for_each(|(area_map, garden)| *area_map = AreaMap::of(garden));
        SearchState { position, area_maps, garden_hashes: [0; _] }
    }

    /// Resets to a root state, with a position that differs from it only in hidden information.
    pub(crate) fn reset_to(&mut self, from: &SearchState, position: Position) {
        self.position = position;
        let players = position.players();
        self.area_maps[..players].clone_from_slice(&from.area_maps[..players]);
        self.garden_hashes = from.garden_hashes;
    }

    #[inline]
    pub(crate) fn area_map(&self, seat: Seat) -> &AreaMap {
        &self.area_maps[seat.index()]
    }

    /// The hash of the tiles that a seat has laid since the state was created. It does not depend
    /// on their order.
    #[inline]
    pub(crate) fn garden_hash(&self, seat: Seat) -> u64 {
        self.garden_hashes[seat.index()]
    }

    /// The number of tiles that a seat will still lay in this half and in the game.
    pub(crate) fn tiles_to_come(&self, seat: Seat) -> (usize, usize) {
        let laid = self.position.garden(seat).len();
        match self.position.half() {
            Half::First => (Half::ROUNDS - laid, 2 * Half::ROUNDS - laid),
            Half::Second => (2 * Half::ROUNDS - laid, 2 * Half::ROUNDS - laid),
        }
    }

    /// Applies a legal decision.
    pub(crate) fn apply(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Bid(card) => self.bid(seat, card),
            Action::Lay { at, turn } => self.lay(seat, at, turn),
        }
    }

    /// Plays a card of the hand.
    pub(crate) fn bid(&mut self, seat: Seat, card: Card) {
        let applied = self.position.apply(seat, Action::Bid(card), &mut Nobody);
        debug_assert!(applied.is_ok(), "{card}: {applied:?}");
    }

    /// Lays the current tile where there is room for it.
    pub(crate) fn lay(&mut self, seat: Seat, at: Spot, turn: Rotation) {
        let tile = self.position.tile_to_lay();
        let applied = self.position.apply(seat, Action::Lay { at, turn }, &mut Nobody);
        debug_assert!(applied.is_ok(), "{at} {turn}: {applied:?}");
        if let Some(tile) = tile {
            self.area_maps[seat.index()].lay(at, turn, tile);
            let garden_hash = &mut self.garden_hashes[seat.index()];
            *garden_hash = garden_hash.wrapping_add(placement_hash(at, turn, tile));
        }
    }
}

/// The hash of a tile in its place.
fn placement_hash(at: Spot, turn: Rotation, tile: Tile) -> u64 {
    let [a, b, c, d] = fields(tile.turned(turn));
    let [x, y] = [at.x(), at.y()].map(i8::cast_unsigned);
    // The constant 1 avoids the input 0, whose hash would be 0.
    mix(u64::from_le_bytes([a, b, c, d, x, y, 1, 0]))
}

/// A bijective hash of 64 bits: the finalizer of splitmix64.
#[inline]
pub(crate) fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_gardens_have_equal_hashes_and_different_gardens_different_ones() {
        let garden_hash = |tiles: [(i8, &str, Rotation); 2]| {
            let hashes = tiles.map(|(x, tile, turn)| {
                let at = Spot::new(x, 0).expect("within reach");
                placement_hash(at, turn, tile.parse().expect("a tile"))
            });
            hashes.into_iter().fold(0, u64::wrapping_add)
        };
        let [none, quarter, half, _] = Rotation::ALL;
        let one = garden_hash([(2, "yyyg", none), (4, "yrbw", none)]);
        assert_eq!(one, garden_hash([(4, "yrbw", none), (2, "yyyg", none)]));
        assert_eq!(
            one,
            garden_hash([(2, "yygy", quarter), (4, "bwyr", half)]),
            "rotated tiles that look the same"
        );
        assert_ne!(one, garden_hash([(2, "yrbw", none), (4, "yyyg", none)]));
        assert_ne!(one, garden_hash([(2, "yyyg", quarter), (4, "yrbw", none)]));
        assert_ne!(one, garden_hash([(2, "yyyg", none), (5, "yrbw", none)]));
    }
}
