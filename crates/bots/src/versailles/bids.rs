//! Which card to play.

use rand_core::Rng;
use table::Seat;
use versailles::{Card, Options, Position, Tile};

use crate::versailles::fit::Piece;
use crate::versailles::lays::{Lays, best_lays};
use crate::versailles::odds::Odds;
use crate::versailles::scene::Scene;
use crate::versailles::survey::SOILS;
use crate::versailles::taste::Taste;
use crate::versailles::worth::Worth;

/// At a glance: what a tile's best type counts, and what all its types count besides.
const MAIN_TYPE: f32 = 0.6;
const ANY_TYPE: f32 = 0.3;
/// In points: how much chance enters a quick bid, and what a card at the end of the scale costs.
const LUCK: f32 = 0.6;
const DEAR: f32 = 0.4;

/// What each tile of the round's group would be worth to a seat, in order.
pub(crate) type Wishes = [f32; Options::MOST_PLAYERS];

/// This round's tiles.
pub(crate) fn group(position: &Position) -> &[Tile] {
    &position.row()[position.king()..][..position.bidders()]
}

/// What the tiles of this round would be worth to a seat.
pub(crate) fn wishes(scene: &Scene, seat: Seat, taste: &'static Taste) -> Wishes {
    wished(&plans(scene, seat, taste))
}

/// Where a seat would lay each tile of this round.
pub(crate) fn plans(scene: &Scene, seat: Seat, taste: &'static Taste) -> Lays {
    let worth = Worth::contested(scene, seat, taste);
    best_lays(scene, seat, &worth, group(&scene.position))
}

/// What tiles are worth that are laid so.
pub(crate) fn wished(plans: &Lays) -> Wishes {
    plans.map(|lay| lay.worth)
}

/// What the tiles of this round would be worth to a seat, at a glance: what their fields are worth, wherever they go.
pub(crate) fn glance(scene: &Scene, seat: Seat, taste: &'static Taste) -> Wishes {
    let (now, each) = field_worths(scene, seat, taste);
    let mut wishes = Wishes::default();
    for (wish, &tile) in wishes.iter_mut().zip(group(&scene.position)) {
        let counts = Piece::new(tile).counts();
        let fields = counts.into_iter().zip(each).map(|(count, each)| f32::from(count) * each);
        // One type finds its place for sure, the others as it happens.
        *wish = now + MAIN_TYPE * fields.clone().fold(0.0, f32::max) + ANY_TYPE * fields.sum::<f32>();
    }
    wishes
}

/// What a garden is worth with any tile more, and what a field more of each soil adds.
fn field_worths(scene: &Scene, seat: Seat, taste: &'static Taste) -> (f32, [f32; SOILS]) {
    let worth = Worth::contested(scene, seat, taste);
    let mains = scene.survey(seat).mains();
    let now = worth.of(&mains, 1.0);
    let each: [f32; SOILS] = std::array::from_fn(|soil| {
        let mut mains = mains;
        mains[soil].size += 2;
        mains[soil].own += 2;
        0.5 * (worth.of(&mains, 1.0) - now)
    });
    (now, each)
}

/// The card that can be expected to win most.
pub(crate) fn plain_bid(position: &Position, seat: Seat, wishes: &Wishes) -> Option<Card> {
    let odds = Odds::new(position, seat);
    let expected = |card| (odds.expected(card, wishes), card);
    let best = position.hand(seat).iter().map(expected).reduce(|a, b| if b.0 > a.0 { b } else { a });
    best.map(|(_, card)| card)
}

/// A card that fits the wishes: the best by far, or one of several that are nearly as good.
pub(crate) fn quick_bid(
    position: &Position,
    seat: Seat,
    wishes: &Wishes,
    dice: &mut impl Rng,
) -> Option<Card> {
    let odds = Odds::new(position, seat);
    let mut best = (f32::NEG_INFINITY, None);
    for card in position.hand(seat).iter() {
        let luck = LUCK * luck(dice);
        let lower = odds.lower(card);
        // Cards at the ends of the scale are the ones that decide: not to be wasted.
        let dear = DEAR * (2.0 * lower - 1.0).abs();
        let worth = odds.expected(card, wishes) + luck - dear;
        if worth > best.0 {
            best = (worth, Some(card));
        }
    }
    best.1
}

/// Anything from 0 to 1, each equally likely.
#[inline]
pub(crate) fn luck(dice: &mut impl Rng) -> f32 {
    (dice.next_u32() >> 8) as f32 / (1 << 24) as f32
}
