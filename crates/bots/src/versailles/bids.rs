//! Which card to play.

use game::Seat;
use rand_core::Rng;
use versailles::{Card, Options, Position, Tile};

use crate::versailles::lays::{Lays, best_lays};
use crate::versailles::odds::Odds;
use crate::versailles::scene::Scene;
use crate::versailles::taste::Taste;
use crate::versailles::thrift::thrift;
use crate::versailles::worth::Worth;

/// In points: how much chance enters a quick bid, and what a card at the end of the scale costs.
const LUCK: f32 = 0.6;
const DEAR: f32 = 0.4;

/// What each tile of the round's group would be worth to a seat, in order.
pub(crate) type Wishes = [f32; Options::MAX_PLAYERS];

/// This round's tiles.
pub(crate) fn group(position: &Position) -> &[Tile] {
    &position.row()[position.king()..][..position.bidders()]
}

/// The tiles of the rounds of this half that come later, round by round.
pub(crate) fn later_groups(position: &Position) -> impl Iterator<Item = &[Tile]> {
    position.row()[position.king()..].chunks(position.bidders()).skip(1)
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

/// The card that can be expected to win most.
pub(crate) fn plain_bid(position: &Position, seat: Seat, wishes: &Wishes) -> Option<Card> {
    let odds = Odds::new(position, seat);
    best(position.hand(seat).iter().map(|card| (odds.expected(card, wishes), card)))
}

/// A card that fits the wishes: the best by far, or one of several that are nearly as good.
pub(crate) fn quick_bid(
    position: &Position,
    seat: Seat,
    wishes: &Wishes,
    dice: &mut impl Rng,
) -> Option<Card> {
    let odds = Odds::new(position, seat);
    let worth = |card| {
        let luck = LUCK * luck(dice);
        // Cards at the ends of the scale are the ones that decide: not to be wasted.
        let dear = DEAR * (2.0 * odds.lower(card) - 1.0).abs();
        (odds.expected(card, wishes) + luck - dear, card)
    };
    best(position.hand(seat).iter().map(worth))
}

/// The same, but what is not to be wasted is what the rounds to come need.
pub(crate) fn thrifty_bid(
    scene: &Scene,
    seat: Seat,
    wishes: &Wishes,
    taste: &'static Taste,
    dice: &mut impl Rng,
) -> Option<Card> {
    let odds = Odds::new(&scene.position, seat);
    let worth = |(card, later)| (odds.expected(card, wishes) + LUCK * luck(dice) + later, card);
    best(thrift(scene, seat, &odds, taste).map(worth))
}

/// The card that is worth most; of several, the first.
fn best(cards: impl Iterator<Item = (f32, Card)>) -> Option<Card> {
    cards.reduce(|a, b| if b.0 > a.0 { b } else { a }).map(|(_, card)| card)
}

/// Anything from 0 to 1, each equally likely.
#[inline]
pub(crate) fn luck(dice: &mut impl Rng) -> f32 {
    (dice.next_u32() >> 8) as f32 / (1 << 24) as f32
}
