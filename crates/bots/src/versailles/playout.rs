//! Playing on, everybody greedily.

use rand_core::Rng;
use table::{Game, Seat};
use versailles::Phase;

use crate::versailles::bids::{Wishes, glance, quick_bid};
use crate::versailles::lays::best_lay;
use crate::versailles::scene::Scene;
use crate::versailles::taste::Taste;
use crate::versailles::worth::Worth;

/// Plays on greedily for so many rounds, or to the end.
pub(crate) fn play_on(scene: &mut Scene, rounds: usize, taste: &'static Taste, dice: &mut impl Rng) {
    let mut left = rounds;
    loop {
        match scene.position.phase() {
            Phase::Over => return,
            Phase::Bidding => {
                if left == 0 {
                    return;
                }
                left -= 1;
                for seat in scene.position.to_act().iter() {
                    let wishes = glance(scene, seat, taste);
                    bid(scene, seat, &wishes, dice);
                }
            }
            Phase::Laying => lay_next(scene, taste),
        }
    }
}

/// Plays a card that fits the wishes.
pub(crate) fn bid(scene: &mut Scene, seat: Seat, wishes: &Wishes, dice: &mut impl Rng) {
    if let Some(card) = quick_bid(&scene.position, seat, wishes, dice) {
        scene.bid(seat, card);
    }
}

fn lay_next(scene: &mut Scene, taste: &'static Taste) {
    let Some(tile) = scene.position.tile_to_lay() else { return };
    let Some(seat) = scene.position.to_act().first() else { return };
    let worth = Worth::contested(scene, seat, taste);
    let best = best_lay(scene, seat, &worth, tile);
    scene.lay(seat, best.at, best.turn);
}
