//! The reasons why an action is refused.

use crate::{Card, Field, Slot, Stack};

/// The reason why an action is refused.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The seat is not to act.
    #[error("it is not this seat's turn")]
    NotToAct,
    /// It is this seat's turn, but the game waits for another action.
    #[error("not now: first {0}")]
    NotNow(&'static str),
    /// The card is not in the hand.
    #[error("card {0} is not in your hand")]
    NotInHand(Card),
    /// The card does not allow the slot.
    #[error("card {card} does not allow the tile in slot {slot}")]
    NotAllowed {
        /// The card.
        card: Card,
        /// The slot.
        slot: Slot,
    },
    /// The slot is empty.
    #[error("slot {0} is empty")]
    EmptySlot(Slot),
    /// The gardener may not be placed on the field.
    #[error("the gardener may not be placed on {0}")]
    NoPlaceForGardener(Field),
    /// The boar cannot move to the field.
    #[error("the boar cannot move to {0}")]
    NoPlaceForBoar(Field),
    /// No noble can walk to the field.
    #[error("no noble can walk to {0}")]
    NoWay(Field),
    /// The stack is empty.
    #[error("stack {0} is empty")]
    EmptyStack(Stack),
    /// The seat has no action that it may undo.
    #[error("there is nothing to undo")]
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
