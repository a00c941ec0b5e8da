//! Why a decision is refused.

use crate::{Card, Spot};

/// Why a decision is refused.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// It is not this seat's decision.
    #[error("it is not this seat's turn to decide")]
    NotToAct,
    /// This seat has bid and waits for the others.
    #[error("this seat has already bid in this round")]
    HasBid,
    /// It is this seat's turn, but something else is to be decided.
    #[error("now is the time to {0}")]
    NotNow(&'static str),
    /// The card is not in the hand.
    #[error("card {0} is not in the hand")]
    NotInHand(Card),
    /// The first tile of a garden has only one spot.
    #[error("a garden's first tile is laid at {}", Spot::ORIGIN)]
    FirstTile,
    /// Another tile is in the way.
    #[error("at {0} another tile is in the way")]
    Occupied(Spot),
    /// The tile would touch the garden at a corner at most.
    #[error("at {0} the tile would not share a field's side with the garden")]
    Apart(Spot),
    /// All the tiles of a game lie in the garden.
    #[error("the garden has all its tiles")]
    GardenFull,
    /// There is no decision that this seat may take back.
    #[error("there is nothing that this seat may take back")]
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
