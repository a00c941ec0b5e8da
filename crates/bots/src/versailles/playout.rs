//! Playing on, everybody greedily.

use game::{Game, Seat};
use rand_core::Rng;
use versailles::{Phase, Tile};

use crate::versailles::bids::{Wishes, group, quick_bid, thrifty_bid, wished};
use crate::versailles::foresight::Ahead;
use crate::versailles::found::Found;
use crate::versailles::glance::Glance;
use crate::versailles::lays::Lays;
use crate::versailles::scene::Scene;
use crate::versailles::taste::Taste;

/// Plays on greedily for so many rounds, or to the end. The seat whose decision it is looks where the tiles would go before
/// it bids, and makes its cards last; the others only glance at them: that the one plays on well is worth its time, that the
/// others do is not.
pub(crate) fn play_on(
    scene: &mut Scene,
    own: Seat,
    ahead: Ahead,
    taste: &'static Taste,
    found: &mut Found,
    dice: &mut impl Rng,
) {
    let mut left = ahead.rounds;
    let mut planned = None;
    loop {
        match scene.position.phase() {
            Phase::Over => return,
            Phase::Bidding => {
                if left == 0 {
                    return;
                }
                left -= 1;
                let plans = found.plans(scene, own);
                bid_all(scene, own, &wished(&plans), ahead, taste, dice);
                planned = Some(plans);
            }
            Phase::Laying => lay_next(scene, own, planned.as_ref(), found),
        }
    }
}

/// Everybody chooses a card. `wishes` are those of the seat whose decision it is.
fn bid_all(
    scene: &mut Scene,
    own: Seat,
    wishes: &Wishes,
    ahead: Ahead,
    taste: &'static Taste,
    dice: &mut impl Rng,
) {
    for seat in scene.position.to_act().iter() {
        let card = if seat != own {
            let wishes = Glance::new(scene, seat, taste).at(group(&scene.position));
            quick_bid(&scene.position, seat, &wishes, dice)
        } else if ahead.to_a_scoring {
            thrifty_bid(scene, seat, wishes, taste, dice)
        } else {
            quick_bid(&scene.position, seat, wishes, dice)
        };
        if let Some(card) = card {
            scene.bid(seat, card);
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
