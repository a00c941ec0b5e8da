//! Finds and evaluates placements of tiles.

use game::Seat;
use versailles::{Options, Rotation, Spot, Tile};

use crate::versailles::evaluation::Evaluation;
use crate::versailles::placement_effect::{Neighbourhood, TileShape};
use crate::versailles::search_state::SearchState;

/// A placement of a tile, and the value of the garden after it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Placement {
    pub(crate) at: Spot,
    pub(crate) turn: Rotation,
    pub(crate) value: f32,
}

/// One placement for each tile of a round.
pub(crate) type Placements = [Placement; Options::MAX_PLAYERS];

/// Calls `visit` with every placement of a tile in a seat's garden. `evaluation` must belong to
/// this seat.
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
            let largest =
                neighbourhood.largest_areas(&shape, quarters).unwrap_or(*neighbourhood.largest_without());
            visit(Placement { at, turn, value: evaluation.value(&largest, 1.0) });
        }
    }
}

/// The best placement of a tile in a seat's garden. It skips placements that enlarge no area,
/// unless there are no others.
pub(crate) fn best_placement(
    state: &SearchState,
    seat: Seat,
    evaluation: &Evaluation,
    tile: Tile,
) -> Placement {
    best_placements(state, seat, evaluation, &[tile])[0]
}

/// The best placement of each tile, as if it were the only one.
pub(crate) fn best_placements(
    state: &SearchState,
    seat: Seat,
    evaluation: &Evaluation,
    tiles: &[Tile],
) -> Placements {
    let area_map = state.area_map(seat);
    let incremental = evaluation.incremental(&area_map.largest_areas(), 1.0);
    let room = state.position.garden(seat).legal_spots();
    // If no area can grow, any placement will do.
    let any_spot = room.iter().last().unwrap_or(Spot::ORIGIN);
    let fallback =
        Placement { at: any_spot, turn: Rotation::NONE, value: incremental.value(&area_map.largest_areas()) };
    let mut best = [Placement { value: f32::NEG_INFINITY, ..fallback }; Options::MAX_PLAYERS];
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
                let Some(largest) = neighbourhood.largest_areas_in(shape, quarters, terrains) else {
                    continue;
                };
                let value = incremental.value(&largest);
                if value > best.value {
                    *best = Placement { at, turn, value };
                }
            }
        }
    }
    best.map(|best| if best.value == f32::NEG_INFINITY { fallback } else { best })
}
