//! A position, and every garden as a bot sees it.

use game::{Game, Nobody, Seat};
use versailles::{Action, Card, Half, Options, Position, Spot, Tile, Rotation};

use crate::versailles::area_map::{AreaMap, fields};

/// A position, and every garden as a bot sees it.
#[derive(Clone)]
pub(crate) struct SearchState {
    pub(crate) position: Position,
    area_maps: [AreaMap; Options::MAX_PLAYERS],
    /// By seat: stands for all that was laid since the scene was made, in whatever order.
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

    /// Goes back to another scene of the same game, but with this position, which differs only in what is hidden.
    pub(crate) fn restart(&mut self, from: &SearchState, position: Position) {
        self.position = position;
        let players = position.players();
        self.area_maps[..players].clone_from_slice(&from.area_maps[..players]);
        self.garden_hashes = from.garden_hashes;
    }

    #[inline]
    pub(crate) fn area_map(&self, seat: Seat) -> &AreaMap {
        &self.area_maps[seat.index()]
    }

    /// Stands for what a seat has laid since the scene was made: the same number for the same tiles in the same places.
    #[inline]
    pub(crate) fn garden_hash(&self, seat: Seat) -> u64 {
        self.garden_hashes[seat.index()]
    }

    /// How many tiles a seat will still lay in this half, and in the game.
    pub(crate) fn tiles_to_come(&self, seat: Seat) -> (usize, usize) {
        let laid = self.position.garden(seat).len();
        match self.position.half() {
            Half::First => (Half::ROUNDS - laid, 2 * Half::ROUNDS - laid),
            Half::Second => (2 * Half::ROUNDS - laid, 2 * Half::ROUNDS - laid),
        }
    }

    /// Plays a card that is in hand, or lays the tile that is to be laid.
    pub(crate) fn decide(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Bid(card) => self.bid(seat, card),
            Action::Lay { at, turn } => self.lay(seat, at, turn),
        }
    }

    /// Plays a card that is in hand.
    pub(crate) fn bid(&mut self, seat: Seat, card: Card) {
        let done = self.position.apply(seat, Action::Bid(card), &mut Nobody);
        debug_assert!(done.is_ok(), "{card}: {done:?}");
    }

    /// Lays the tile that is to be laid where there is room for it.
    pub(crate) fn lay(&mut self, seat: Seat, at: Spot, turn: Rotation) {
        let tile = self.position.tile_to_lay();
        let done = self.position.apply(seat, Action::Lay { at, turn }, &mut Nobody);
        debug_assert!(done.is_ok(), "{at} {turn}: {done:?}");
        if let Some(tile) = tile {
            self.area_maps[seat.index()].lay(at, turn, tile);
            let garden_hash = &mut self.garden_hashes[seat.index()];
            *garden_hash = garden_hash.wrapping_add(placement_hash(at, turn, tile));
        }
    }
}

/// Stands for a tile in its place.
fn placement_hash(at: Spot, turn: Rotation, tile: Tile) -> u64 {
    let [a, b, c, d] = fields(tile.turned(turn));
    let [x, y] = [at.x(), at.y()].map(i8::cast_unsigned);
    // Never 0, which would be scattered to 0.
    mix(u64::from_le_bytes([a, b, c, d, x, y, 1, 0]))
}

/// Scatters numbers over all numbers, each to another: the end of splitmix64.
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
    fn a_garden_leaves_the_same_trace_however_it_came_about_and_another_a_different_one() {
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
        assert_eq!(one, garden_hash([(2, "yygy", quarter), (4, "bwyr", half)]), "turned, they look the same");
        assert_ne!(one, garden_hash([(2, "yrbw", none), (4, "yyyg", none)]));
        assert_ne!(one, garden_hash([(2, "yyyg", quarter), (4, "yrbw", none)]));
        assert_ne!(one, garden_hash([(2, "yyyg", none), (5, "yrbw", none)]));
    }
}
