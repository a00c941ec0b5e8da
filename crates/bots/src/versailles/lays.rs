//! Where to lay a tile.

use game::Seat;
use versailles::{Options, Rotation, Spot, Tile};

use crate::versailles::fit::{Nook, Piece};
use crate::versailles::scene::Scene;
use crate::versailles::worth::Worth;

/// A place for a tile, and what the garden is then worth.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Lay {
    pub(crate) at: Spot,
    pub(crate) turn: Rotation,
    pub(crate) worth: f32,
}

/// A place for each tile of a round.
pub(crate) type Lays = [Lay; Options::MAX_PLAYERS];

/// Every place for a tile in this seat's garden. `worth` must be this seat's.
pub(crate) fn each_lay(scene: &Scene, seat: Seat, worth: &Worth, tile: Tile, mut found: impl FnMut(Lay)) {
    let piece = Piece::new(tile);
    let survey = scene.survey(seat);
    for at in scene.position.garden(seat).legal_spots().iter() {
        let nook = Nook::new(survey, at);
        for (quarters, &turn) in Rotation::ALL.iter().enumerate().take(piece.turns()) {
            let mains = nook.mains(&piece, quarters).unwrap_or(*nook.closed());
            found(Lay { at, turn, worth: worth.of(&mains, 1.0) });
        }
    }
}

/// The best place for a tile in this seat's garden: a quick look, that passes over places where nothing grows, as long as
/// there are others.
pub(crate) fn best_lay(scene: &Scene, seat: Seat, worth: &Worth, tile: Tile) -> Lay {
    best_lays(scene, seat, worth, &[tile])[0]
}

/// The best place for each of some tiles, each as if it were the only one.
pub(crate) fn best_lays(scene: &Scene, seat: Seat, worth: &Worth, tiles: &[Tile]) -> Lays {
    let survey = scene.survey(seat);
    let quick = worth.quick(&survey.mains(), 1.0);
    let room = scene.position.garden(seat).legal_spots();
    // Where nothing grows anywhere, any place will do.
    let anywhere = room.iter().last().unwrap_or(Spot::ORIGIN);
    let idle = Lay { at: anywhere, turn: Rotation::NONE, worth: quick.of(&survey.mains()) };
    let mut best = [Lay { worth: f32::NEG_INFINITY, ..idle }; Options::MAX_PLAYERS];
    let mut pieces = [None; Options::MAX_PLAYERS];
    pieces.iter_mut().zip(tiles).for_each(|(piece, &tile)| *piece = Some(Piece::new(tile)));
    for at in room.iter() {
        let nook = Nook::new(survey, at);
        for (best, piece) in best.iter_mut().zip(pieces.iter().flatten()) {
            let soils = nook.may_grow(piece);
            if soils == 0 {
                continue;
            }
            for (quarters, &turn) in Rotation::ALL.iter().enumerate().take(piece.turns()) {
                let Some(mains) = nook.mains_of(piece, quarters, soils) else { continue };
                let worth = quick.of(&mains);
                if worth > best.worth {
                    *best = Lay { at, turn, worth };
                }
            }
        }
    }
    best.map(|best| if best.worth == f32::NEG_INFINITY { idle } else { best })
}
