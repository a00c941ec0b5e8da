//! Playing on, everybody greedily.

use rand_core::Rng;
use table::{Game, Seat};
use versailles::{Phase, Tile};

use crate::versailles::bids::{glance, group, quick_bid, wished};
use crate::versailles::found::Found;
use crate::versailles::lays::Lays;
use crate::versailles::scene::Scene;
use crate::versailles::taste::Taste;

/// Plays on greedily for so many rounds, or to the end. The seat whose decision it is looks where the tiles would go before
/// it bids, the others only glance at them: that the one plays on well is worth its time, that the others do is not.
pub(crate) fn play_on(
    scene: &mut Scene,
    own: Seat,
    rounds: usize,
    taste: &'static Taste,
    found: &mut Found,
    dice: &mut impl Rng,
) {
    let mut left = rounds;
    let mut planned = None;
    loop {
        match scene.position.phase() {
            Phase::Over => return,
            Phase::Bidding => {
                if left == 0 {
                    return;
                }
                left -= 1;
                planned = Some(found.plans(scene, own));
                for seat in scene.position.to_act().iter() {
                    let wishes = match &planned {
                        Some(plans) if seat == own => wished(plans),
                        _ => glance(scene, seat, taste),
                    };
                    if let Some(card) = quick_bid(&scene.position, seat, &wishes, dice) {
                        scene.bid(seat, card);
                    }
                }
            }
            Phase::Laying => lay_next(scene, own, planned.as_ref(), found),
        }
    }
}

fn lay_next(scene: &mut Scene, own: Seat, planned: Option<&Lays>, found: &mut Found) {
    let Some(tile) = scene.position.tile_to_lay() else { return };
    let Some(seat) = scene.position.to_act().first() else { return };
    let best = match planned {
        // What the others have laid since does not matter enough to look again.
        Some(plans) if seat == own => plans[place_in_group(scene, tile)],
        _ => found.lay(scene, seat, tile),
    };
    scene.lay(seat, best.at, best.turn);
}

/// Which of this round's tiles it is. Of two that are the same it may be either.
fn place_in_group(scene: &Scene, tile: Tile) -> usize {
    group(&scene.position).iter().position(|&one| one == tile).unwrap_or(0)
}
