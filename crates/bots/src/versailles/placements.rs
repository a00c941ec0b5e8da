//! Where to lay a tile.

use game::Seat;
use versailles::{Options, Spot, Tile, Rotation};

use crate::versailles::evaluation::Evaluation;
use crate::versailles::placement_effect::{Neighbourhood, TileShape};
use crate::versailles::search_state::SearchState;

/// A place for a tile, and what the garden is then worth.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Placement {
    pub(crate) at: Spot,
    pub(crate) turn: Rotation,
    pub(crate) value: f32,
}

/// A place for each tile of a round.
pub(crate) type Placements = [Placement; Options::MAX_PLAYERS];

/// Every place for a tile in this seat's garden. `worth` must be this seat's.
pub(crate) fn each_placement(
    state: &SearchState,
    seat: Seat,
    evaluation: &Evaluation,
    tile: Tile,
    mut visit: impl FnMut(Placement),
) {
    let shape = TileShape::new(tile);
    let area_map = state.area_map(seat);
    for at in state.position.garden(seat).legal_spots().iter() {
        let neighbourhood = Neighbourhood::new(area_map, at);
        for (quarters, &turn) in Rotation::ALL.iter().enumerate().take(shape.turns()) {
            let mains = neighbourhood.largest_areas(&shape, quarters).unwrap_or(*neighbourhood.closed());
            visit(Placement { at, turn, value: evaluation.of(&mains, 1.0) });
        }
    }
}

/// The best place for a tile in this seat's garden: a quick look, that passes over places where nothing grows, as long as
/// there are others.
pub(crate) fn best_placement(
    state: &SearchState,
    seat: Seat,
    evaluation: &Evaluation,
    tile: Tile,
) -> Placement {
    best_placements(state, seat, evaluation, &[tile])[0]
}

/// The best place for each of some tiles, each as if it were the only one.
pub(crate) fn best_placements(
    state: &SearchState,
    seat: Seat,
    evaluation: &Evaluation,
    tiles: &[Tile],
) -> Placements {
    let area_map = state.area_map(seat);
    let quick = evaluation.quick(&area_map.largest_areas(), 1.0);
    let room = state.position.garden(seat).legal_spots();
    // Where nothing grows anywhere, any place will do.
    let anywhere = room.iter().last().unwrap_or(Spot::ORIGIN);
    let idle = Placement { at: anywhere, turn: Rotation::NONE, value: quick.of(&area_map.largest_areas()) };
    let mut best = [Placement { value: f32::NEG_INFINITY, ..idle }; Options::MAX_PLAYERS];
    let mut shapes = [None; Options::MAX_PLAYERS];
    shapes.iter_mut().zip(tiles).for_each(|(shape, &tile)| *shape = Some(TileShape::new(tile)));
    for at in room.iter() {
        let neighbourhood = Neighbourhood::new(area_map, at);
        for (best, shape) in best.iter_mut().zip(shapes.iter().flatten()) {
            let terrains = neighbourhood.may_grow(shape);
            if terrains == 0 {
                continue;
            }
            for (quarters, &turn) in Rotation::ALL.iter().enumerate().take(shape.turns()) {
                let Some(mains) = neighbourhood.largest_areas_in(shape, quarters, terrains) else { continue };
                let value = quick.of(&mains);
                if value > best.value {
                    *best = Placement { at, turn, value };
                }
            }
        }
    }
    best.map(|best| if best.value == f32::NEG_INFINITY { idle } else { best })
}
