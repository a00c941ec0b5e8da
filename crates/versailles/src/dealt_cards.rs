//! What is dealt for a half.

use game::Seat;

use crate::{Card, Hand, Options};

/// What is dealt for a half: the hands, and Ludwig's stack where he takes part.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct DealtCards {
    pub(crate) hands: [Hand; Options::MAX_PLAYERS],
    pub(crate) ludwig: Option<Stack>,
}

/// Ludwig's cards, top first.
pub(crate) type Stack = [Card; Hand::DEALT];

impl DealtCards {
    /// The lists of a [`Setup`](crate::Setup) that was checked: one for each player, then perhaps Ludwig's.
    pub(crate) fn new(players: usize, lists: &[Vec<Card>]) -> DealtCards {
        let mut hands = [Hand::EMPTY; Options::MAX_PLAYERS];
        for (hand, list) in hands.iter_mut().zip(lists).take(players) {
            *hand = list.iter().copied().collect();
        }
        let ludwig = lists.get(players).and_then(|list| Stack::try_from(list.as_slice()).ok());
        DealtCards { hands, ludwig }
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    #[inline]
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Hand {
        &mut self.hands[seat.index()]
    }
}
