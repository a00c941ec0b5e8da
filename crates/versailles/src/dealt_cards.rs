//! The cards that are dealt for a half.

use game::Seat;

use crate::{Card, Hand, Options};

/// The cards of a half: the hand of every seat, and Ludwig's stack in games for two.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct DealtCards {
    pub(crate) hands: [Hand; Options::MAX_PLAYERS],
    pub(crate) ludwig: Option<Stack>,
}

/// Ludwig's cards, from the top.
pub(crate) type Stack = [Card; Hand::DEALT];

impl DealtCards {
    /// The cards of one half of a valid [`Setup`](crate::Setup): one list per player, then Ludwig's
    /// if there is one.
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
