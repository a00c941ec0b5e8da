//! Resampling: replaces everything that a viewer cannot know with a random guess.
//!
//! Unknown cards and tiles are sorted before they are shuffled and dealt again, so that the guess
//! depends on the viewer's knowledge and the random numbers only.

use game::{Seat, Viewer, below, shuffle};
use rand_core::Rng;

use crate::player::Player;
use crate::supply::Supply;
use crate::{Card, Motif, Phase, Position, Side, Slot};

impl Position {
    pub(crate) fn guess(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        self.guess_supply(rng);
        self.guess_missions(viewer, rng);
        for seat in self.options.seats() {
            if self.knows_hand(viewer, seat) {
                self.guess_deck(seat, rng);
            } else {
                self.guess_cards(seat, rng);
            }
            if !viewer.is(seat) {
                self.guess_sides(seat, rng);
            }
        }
    }

    /// The face-down tiles, and those of the market before it is laid out.
    fn guess_supply(&mut self, rng: &mut impl Rng) {
        let mut counts = self.supply.counts();
        let hidden_slots = if self.market_is_laid_out() { 0 } else { Slot::ALL.len() };
        for tile in self.market.tiles().into_iter().take(hidden_slots).flatten() {
            counts[tile.index()] += 1;
        }
        let mut tiles = [Motif::Labyrinth; Supply::MAX_TILES + Slot::ALL.len()];
        let mut count = 0;
        for (motif, copies) in Motif::ALL.into_iter().zip(counts) {
            let copies = usize::from(copies);
            tiles[count..count + copies].fill(motif);
            count += copies;
        }
        shuffle(rng, &mut tiles[..count]);
        let (market, supply) = tiles[..count].split_at(hidden_slots);
        Slot::ALL.into_iter().zip(market).for_each(|(slot, &tile)| self.market.put(slot, Some(tile)));
        self.supply.replace(supply);
    }

    fn guess_missions(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        if self.phase == Phase::Over {
            return;
        }
        let mut unknown = Motif::ALL;
        let mut count = unknown.len();
        for seat in self.options.seats().filter(|&seat| self.knows_missions(viewer, seat)) {
            for mission in self.player(seat).missions {
                // Removing by rotation keeps the others sorted, so that the guess does not depend
                // on the truth.
                if let Some(place) = unknown[..count].iter().position(|&motif| motif == mission) {
                    unknown[place..count].rotate_left(1);
                    count -= 1;
                }
            }
        }
        shuffle(rng, &mut unknown[..count]);
        let mut dealt = unknown[..count].chunks_exact(2);
        for seat in self.options.seats() {
            if !self.knows_missions(viewer, seat)
                && let Some(missions) = dealt.next()
            {
                self.player_mut(seat).missions.copy_from_slice(missions);
            }
        }
    }

    /// The viewer's own deck: the cards are known, their order is not.
    fn guess_deck(&mut self, seat: Seat, rng: &mut impl Rng) {
        let player = self.player_mut(seat);
        forget_drawn(player);
        player.undrawn_mut().sort_unstable();
        shuffle(rng, player.undrawn_mut());
    }

    /// The cards of another seat: the viewer knows which are left, but not which of them are in the
    /// hand.
    fn guess_cards(&mut self, seat: Seat, rng: &mut impl Rng) {
        let mid_turn = seat == self.mover && self.turn.played.is_some();
        let player = self.player_mut(seat);
        forget_drawn(player);
        let (in_hand, undrawn) = (player.hand().count(), player.undrawn().len());
        let mut left = [Card::A; Player::DECK + 2];
        for (entry, card) in left.iter_mut().zip(player.hand().chain(player.undrawn().iter().copied())) {
            *entry = card;
        }
        let left = &mut left[..in_hand + undrawn];
        left.sort_unstable();
        shuffle(rng, left);
        player.hand = [0, 1].map(|place| (place < in_hand).then(|| left[place]));
        player.undrawn_mut().copy_from_slice(&left[in_hand..]);
        // The place of the played card in the hand is unknown too.
        if mid_turn && let Some(played) = &mut self.turn.played {
            played.place = in_hand.min(1) as u8;
        }
    }

    /// Sides that other seats have chosen but not revealed.
    fn guess_sides(&mut self, seat: Seat, rng: &mut impl Rng) {
        let phase = self.phase;
        let player = self.player_mut(seat);
        let side = match phase {
            Phase::Gardens => &mut player.garden_side,
            Phase::Rewards => &mut player.rewards_side,
            _ => return,
        };
        *side = side.map(|_| Side::ALL[below(rng, 2)]);
    }
}

/// Clears the drawn cards in the deck. Nothing reads them, but equal knowledge must give equal
/// positions.
fn forget_drawn(player: &mut Player) {
    let drawn = Player::DECK - player.undrawn().len();
    player.deck[..drawn].fill(Card::A);
}
