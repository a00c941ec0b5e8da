//! The reasons why an action is refused.

use crate::{Card, Spot};

/// The reason why an action is refused.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The seat is not to act.
    #[error("it is not this seat's turn")]
    NotToAct,
    /// The seat has bid and waits for the others.
    #[error("this seat has already bid in this round")]
    HasBid,
    /// It is this seat's turn, but the game waits for another action.
    #[error("not now: first {0}")]
    NotNow(&'static str),
    /// The card is not in the hand.
    #[error("card {0} is not in your hand")]
    NotInHand(Card),
    /// The first tile of a garden has only one spot.
    #[error("the first tile of a garden must be at {}", Spot::ORIGIN)]
    FirstTile,
    /// Another tile is in the way.
    #[error("another tile is in the way at {0}")]
    Occupied(Spot),
    /// The tile would touch the garden at a corner at most.
    #[error("a tile at {0} would not share a side with the garden")]
    Apart(Spot),
    /// The garden has all its tiles.
    #[error("the garden has all its tiles")]
    GardenFull,
    /// The seat has no action that it may undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
}

impl game::Refusal for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::Over => "over",
            Refusal::NotToAct => "not_to_act",
            Refusal::HasBid => "has_bid",
            Refusal::NotNow(_) => "not_now",
            Refusal::NotInHand(_) => "not_in_hand",
            Refusal::FirstTile => "first_tile",
            Refusal::Occupied(_) => "occupied",
            Refusal::Apart(_) => "apart",
            Refusal::GardenFull => "garden_full",
            Refusal::NothingToUndo => "nothing_to_undo",
        }
    }
}
