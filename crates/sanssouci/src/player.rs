//! The state of one player, hidden information included.

use game::Seat;

use crate::{Card, Fields, Garden, Marks, Motif, Setup, Side};

/// The state of one player, hidden information included.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Player {
    /// The garden sides to choose from; both are the same if there is only one.
    pub(crate) gardens: [Fields; 2],
    /// The sides of the Rewards board to choose from; both are the same if there is only one.
    pub(crate) rewards: [Marks; 2],
    pub(crate) garden: Garden,
    pub(crate) garden_side: Option<Side>,
    pub(crate) rewards_side: Option<Side>,
    pub(crate) missions: [Motif; 2],
    pub(crate) hand: [Option<Card>; 2],
    /// The number of cards that are not drawn yet: the last ones of `deck`.
    pub(crate) deck_left: u8,
    pub(crate) deck: [Card; Player::DECK],
}

impl Player {
    /// The number of cards in the deck at the start: all but the opening hand.
    pub(crate) const DECK: usize = 16;

    /// The placeholder for a seat without a player.
    pub(crate) const ABSENT: Player = Player {
        gardens: [Fields::NONE; 2],
        rewards: [Marks::NONE; 2],
        garden: Garden::EMPTY,
        garden_side: None,
        rewards_side: None,
        missions: [Motif::Labyrinth; 2],
        hand: [None; 2],
        deck_left: 0,
        deck: [Card::A; Player::DECK],
    };

    /// The player of a seat at the start. The setup must be valid. A single side is chosen already.
    pub(crate) fn new(setup: &Setup, seat: Seat) -> Player {
        let number = seat.index();
        let mut player = Player::ABSENT;
        (player.gardens, player.garden_side) = choice(&setup.gardens[number], Fields::NONE);
        let boards = setup.rewards.as_ref().map_or(&[][..], |boards| &boards[number]);
        (player.rewards, player.rewards_side) = choice(boards, Marks::NONE);
        player.missions.copy_from_slice(&setup.missions[number]);
        let (hand, deck) = setup.decks[number].split_at(2);
        player.hand = [Some(hand[0]), Some(hand[1])];
        player.deck.copy_from_slice(deck);
        player.deck_left = Player::DECK as u8;
        player
    }

    /// The chosen side of the Rewards board.
    #[inline]
    pub(crate) fn marks(&self) -> Marks {
        self.rewards_side.map_or(Marks::NONE, |side| self.rewards[side.index()])
    }

    /// The cards that are not drawn yet, the next one first.
    #[inline]
    pub(crate) fn undrawn(&self) -> &[Card] {
        &self.deck[Player::DECK - usize::from(self.deck_left).min(Player::DECK)..]
    }

    pub(crate) fn undrawn_mut(&mut self) -> &mut [Card] {
        &mut self.deck[Player::DECK - usize::from(self.deck_left).min(Player::DECK)..]
    }

    pub(crate) fn hand(&self) -> impl Iterator<Item = Card> + use<> {
        self.hand.into_iter().flatten()
    }

    /// The number of cards that are not played yet, in hand and deck.
    pub(crate) fn cards_left(&self) -> usize {
        self.hand().count() + usize::from(self.deck_left)
    }
}

fn choice<T: Copy>(sides: &[T], nothing: T) -> ([T; 2], Option<Side>) {
    match *sides {
        [front, back] => ([front, back], None),
        [only] => ([only; 2], Some(Side::Front)),
        _ => ([nothing; 2], Some(Side::Front)),
    }
}
