//! Where to lay a tile.

use table::Seat;
use versailles::{Spot, Tile, Turn};

use crate::versailles::fit::{Nook, Piece};
use crate::versailles::scene::Scene;
use crate::versailles::worth::Worth;

/// A place for a tile, and what the garden is then worth.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Lay {
    pub(crate) at: Spot,
    pub(crate) turn: Turn,
    pub(crate) worth: f32,
}

/// Every place for a tile in this seat's garden. `worth` must be this seat's.
pub(crate) fn each_lay(scene: &Scene, seat: Seat, worth: &Worth, tile: Tile, mut found: impl FnMut(Lay)) {
    let piece = Piece::new(tile);
    let plot = scene.plot(seat);
    for at in scene.position.garden(seat).room().iter() {
        let nook = Nook::new(plot, at);
        for (quarters, &turn) in Turn::ALL.iter().enumerate().take(piece.turns()) {
            let mains = nook.mains(&piece, quarters).unwrap_or(*nook.closed());
            found(Lay { at, turn, worth: worth.of(&mains, 1.0) });
        }
    }
}

/// The best place for a tile in this seat's garden: a quick look, that passes over places where nothing grows, as long as
/// there are others.
pub(crate) fn best_lay(scene: &Scene, seat: Seat, worth: &Worth, tile: Tile) -> Lay {
    let piece = Piece::new(tile);
    let plot = scene.plot(seat);
    let quick = worth.quick(&plot.mains(), 1.0);
    let mut best = Lay { at: Spot::ORIGIN, turn: Turn::NONE, worth: f32::NEG_INFINITY };
    let mut idle = None;
    for at in scene.position.garden(seat).room().iter() {
        let nook = Nook::new(plot, at);
        for (quarters, &turn) in Turn::ALL.iter().enumerate().take(piece.turns()) {
            let Some(mains) = nook.mains(&piece, quarters) else { continue };
            let worth = quick.of(&mains);
            if worth > best.worth {
                best = Lay { at, turn, worth };
            }
        }
        idle = Some(at);
    }
    match idle {
        Some(at) if best.worth == f32::NEG_INFINITY => {
            Lay { at, turn: Turn::NONE, worth: quick.of(&plot.mains()) }
        }
        _ => best,
    }
}
