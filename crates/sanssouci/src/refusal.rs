//! Why a decision is refused.

use crate::{Card, Field, Slot, Stack};

/// Why a decision is refused.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// It is not this seat's decision.
    #[error("it is not this seat's turn to decide")]
    NotToAct,
    /// It is this seat's turn, but something else is to be decided.
    #[error("now is the time to {0}")]
    NotNow(&'static str),
    /// The card is not in the hand.
    #[error("card {0} is not in the hand")]
    NotInHand(Card),
    /// The card does not allow that slot.
    #[error("card {card} does not allow the tile on {slot}")]
    NotAllowed {
        /// The card.
        card: Card,
        /// The slot.
        slot: Slot,
    },
    /// There is no tile on that slot.
    #[error("there is no tile on {0}")]
    EmptySlot(Slot),
    /// The gardener may not be laid there.
    #[error("the gardener may not be laid on {0}")]
    NoPlaceForGardener(Field),
    /// The boar can't be moved there.
    #[error("the boar cannot be moved to {0}")]
    NoPlaceForBoar(Field),
    /// No noble can walk there.
    #[error("no noble can walk to {0}")]
    NoWay(Field),
    /// There is no tile on that stack.
    #[error("stack {0} has no tile")]
    EmptyStack(Stack),
    /// There is no decision that this seat may take back.
    #[error("there is nothing that this seat may take back")]
    NothingToUndo,
}

impl game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::Over => "over",
            Refusal::NotToAct => "not_to_act",
            Refusal::NotNow(_) => "not_now",
            Refusal::NotInHand(_) => "not_in_hand",
            Refusal::NotAllowed { .. } => "not_allowed",
            Refusal::EmptySlot(_) => "empty_slot",
            Refusal::NoPlaceForGardener(_) => "no_place_for_gardener",
            Refusal::NoPlaceForBoar(_) => "no_place_for_boar",
            Refusal::NoWay(_) => "no_way",
            Refusal::EmptyStack(_) => "empty_stack",
            Refusal::NothingToUndo => "nothing_to_undo",
        }
    }
}
