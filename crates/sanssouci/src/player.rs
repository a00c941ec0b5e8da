//! What belongs to one player, the secrets included.

use game::Seat;

use crate::{Card, Fields, Garden, Marks, Motif, Setup, Side};

/// What belongs to one player, the secrets included.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Player {
    /// The garden sides on offer; both the same where there is only one.
    pub(crate) gardens: [Fields; 2],
    /// The sides of the Rewards board on offer; both the same where there is only one.
    pub(crate) rewards: [Marks; 2],
    pub(crate) garden: Garden,
    pub(crate) garden_side: Option<Side>,
    pub(crate) rewards_side: Option<Side>,
    pub(crate) missions: [Motif; 2],
    pub(crate) hand: [Option<Card>; 2],
    /// How many cards of the deck are not drawn yet: the last ones of `deck`.
    pub(crate) deck_left: u8,
    pub(crate) deck: [Card; Player::DECK],
}

impl Player {
    /// The cards that are not in the opening hand.
    pub(crate) const DECK: usize = 16;

    /// Nobody sits here.
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

    /// The player of a seat as a checked setup deals it. Where only one side is on offer, it is chosen already.
    pub(crate) fn new(setup: &Setup, seat: Seat) -> Player {
        let number = seat.index();
        let mut player = Player::ABSENT;
        (player.gardens, player.garden_side) = offer(&setup.gardens[number], Fields::NONE);
        let boards = setup.rewards.as_ref().map_or(&[][..], |boards| &boards[number]);
        (player.rewards, player.rewards_side) = offer(boards, Marks::NONE);
        player.missions.copy_from_slice(&setup.missions[number]);
        let (hand, deck) = setup.decks[number].split_at(2);
        player.hand = [Some(hand[0]), Some(hand[1])];
        player.deck.copy_from_slice(deck);
        player.deck_left = Player::DECK as u8;
        player
    }

    /// The marks of the chosen side.
    #[inline]
    pub(crate) fn marks(&self) -> Marks {
        self.rewards_side.map_or(Marks::NONE, |side| self.rewards[side.index()])
    }

    /// The cards that wait in the deck, next one first.
    #[inline]
    pub(crate) fn waiting(&self) -> &[Card] {
        &self.deck[Player::DECK - usize::from(self.deck_left).min(Player::DECK)..]
    }

    pub(crate) fn waiting_mut(&mut self) -> &mut [Card] {
        &mut self.deck[Player::DECK - usize::from(self.deck_left).min(Player::DECK)..]
    }

    pub(crate) fn hand(&self) -> impl Iterator<Item = Card> + use<> {
        self.hand.into_iter().flatten()
    }

    /// The cards that are not played yet, in hand and deck.
    pub(crate) fn cards_left(&self) -> usize {
        self.hand().count() + usize::from(self.deck_left)
    }
}

fn offer<T: Copy>(sides: &[T], nothing: T) -> ([T; 2], Option<Side>) {
    match *sides {
        [front, back] => ([front, back], None),
        [only] => ([only; 2], Some(Side::Front)),
        _ => ([nothing; 2], Some(Side::Front)),
    }
}
