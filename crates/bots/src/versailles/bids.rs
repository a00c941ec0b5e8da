//! Which card to play.

use rand_core::Rng;
use table::Seat;
use versailles::{Card, Options, Phase, Position, Tile};

use crate::versailles::fit::Piece;
use crate::versailles::lays::best_lay;
use crate::versailles::plot::SOILS;
use crate::versailles::scene::Scene;
use crate::versailles::taste::Taste;
use crate::versailles::tune::t;
use crate::versailles::worth::Worth;

/// What each tile of the round's group would be worth to a seat, in order.
pub(crate) type Wishes = [f32; Options::MOST_PLAYERS];

/// This round's tiles.
pub(crate) fn group(position: &Position) -> &[Tile] {
    &position.row()[position.king()..][..position.bidders()]
}

/// What the tiles of this round would be worth to a seat.
pub(crate) fn wishes(scene: &Scene, seat: Seat, taste: &'static Taste) -> Wishes {
    let worth = Worth::new(scene, seat, taste);
    let mut wishes = Wishes::default();
    for (wish, &tile) in wishes.iter_mut().zip(group(&scene.position)) {
        *wish = best_lay(scene, seat, &worth, tile).worth;
    }
    wishes
}

/// What the tiles of this round would be worth to a seat, at a glance: what their fields are worth, wherever they go.
pub(crate) fn glance(scene: &Scene, seat: Seat, taste: &'static Taste) -> Wishes {
    let (now, each) = field_worths(scene, seat, taste);
    glance_at(group(&scene.position), now, &each)
}

/// What the cards in hand are worth beyond any cards, for the tiles of this half that are still to come.
pub(crate) fn prospects(scene: &Scene, seat: Seat, taste: &'static Taste) -> f32 {
    let position = &scene.position;
    if position.phase() != Phase::Bidding || position.round() == 0 {
        return 0.0;
    }
    let (_, each) = field_worths(scene, seat, taste);
    let odds = Odds::new(position, seat);
    let mut total = 0.0;
    for group in position.row()[position.king()..].chunks(position.bidders()) {
        let wishes = glance_at(group, 0.0, &each);
        let mean = wishes.iter().sum::<f32>() / group.len() as f32;
        let best = position.hand(seat).iter().map(|card| odds.expected(card, &wishes)).fold(0.0, f32::max);
        total += best - mean;
    }
    total
}

/// What a garden is worth with any tile more, and what a field more of each soil adds.
fn field_worths(scene: &Scene, seat: Seat, taste: &'static Taste) -> (f32, [f32; SOILS]) {
    let worth = Worth::new(scene, seat, taste);
    let mains = scene.plot(seat).mains();
    let now = worth.of(&mains, 1.0);
    let each: [f32; SOILS] = std::array::from_fn(|soil| {
        let mut mains = mains;
        mains[soil].size += 2;
        mains[soil].own += 2;
        0.5 * (worth.of(&mains, 1.0) - now)
    });
    (now, each)
}

fn glance_at(group: &[Tile], now: f32, each: &[f32; SOILS]) -> Wishes {
    let mut wishes = Wishes::default();
    for (wish, &tile) in wishes.iter_mut().zip(group) {
        let mut most = 0.0f32;
        let mut all = 0.0;
        for (count, each) in Piece::new(tile).counts().into_iter().zip(each) {
            let fields = f32::from(count) * each;
            most = most.max(fields);
            all += fields;
        }
        *wish = now + t(20, 0.6) * most + t(21, 0.3) * all;
    }
    wishes
}

/// All cards: bit n is card n.
const ALL: u64 = ((1 << Card::MOST) - 1) << 1;

/// What a seat knows of the cards when it bids.
#[derive(Copy, Clone)]
pub(crate) struct Odds {
    /// Bit n is card n.
    unseen: u64,
    rivals: usize,
}

impl Odds {
    pub(crate) fn new(position: &Position, seat: Seat) -> Odds {
        let played = position.seats().flat_map(|seat| position.open_cards(seat));
        let ludwig = position.ludwig().into_iter().flatten().copied();
        let seen = played.chain(ludwig).chain(position.hand(seat).iter());
        let unseen = seen.fold(ALL, |unseen, card| unseen & !(1 << card.number()));
        Odds { unseen, rivals: position.bidders() - 1 }
    }

    /// The share of the unseen cards that are lower.
    #[inline]
    pub(crate) fn lower(&self, card: Card) -> f32 {
        let lower = self.unseen & ((1 << card.number()) - 1);
        lower.count_ones() as f32 / self.unseen.count_ones().max(1) as f32
    }

    /// What a card can be expected to win, if the others play any card.
    pub(crate) fn expected(&self, card: Card, wishes: &Wishes) -> f32 {
        let chances = places(self.lower(card), self.rivals);
        wishes.iter().zip(chances).map(|(wish, chance)| wish * chance).sum()
    }
}

/// The chances of each place among so many rivals, each of whom is lower with this chance.
pub(crate) fn places(lower: f32, rivals: usize) -> Wishes {
    let mut chances = Wishes::default();
    chances[0] = 1.0;
    for others in 1..=rivals {
        for place in (1..=others).rev() {
            chances[place] = chances[place] * (1.0 - lower) + chances[place - 1] * lower;
        }
        chances[0] *= 1.0 - lower;
    }
    chances
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
        let luck = t(22, 0.6) * (dice.next_u32() >> 8) as f32 / (1 << 24) as f32;
        let lower = odds.lower(card);
        // Cards at the ends of the scale are the ones that decide: not to be wasted.
        let dear = t(23, 0.4) * (2.0 * lower - 1.0).abs();
        let worth = odds.expected(card, wishes) + luck - dear;
        if worth > best.0 {
            best = (worth, Some(card));
        }
    }
    best.1
}
