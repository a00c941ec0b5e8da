//! The events of an action, in enough detail to animate them.

use game::{Seat, Viewer};
use serde::Serialize;

use crate::{Card, Field, Motif, Outcome, Side, Slot, Stack};

/// Something that an action caused.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are described by their names")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// A seat chose the side of its garden. The others see it when all have chosen.
    GardenChosen { seat: Seat, side: Option<Side> },
    /// All garden sides are chosen and revealed, by seat.
    GardensRevealed { sides: Vec<Side> },
    /// A seat sees its first two cards and its missions. No other seat gets this event.
    Dealt { seat: Seat, hand: Vec<Card>, missions: [Motif; 2] },
    /// A seat chose the side of its Rewards board. The others see it when all have chosen.
    RewardsChosen { seat: Seat, side: Option<Side> },
    /// All sides of Rewards boards are chosen and revealed, by seat.
    RewardsRevealed { sides: Vec<Side> },
    /// A seat played a card and took a tile.
    Played { seat: Seat, card: Card, slot: Slot, tile: Motif },
    /// The tile was placed; as a gardener, if its own field was occupied.
    Laid { seat: Seat, tile: Motif, field: Field, gardener: bool },
    /// A mark of the Rewards board scored, positive or negative.
    MarkScored { seat: Seat, field: Field, points: i8 },
    /// The tile was placed on the boar.
    BoarFound { seat: Seat, field: Field, points: u8 },
    /// The boar had no free field beside it and left the garden.
    BoarLeft { seat: Seat, field: Field, points: u8 },
    /// The boar moved.
    BoarMoved { seat: Seat, from: Field, to: Field },
    /// A noble walked over these fields and scored the last one. It started on the terrace if
    /// `from` is `None`.
    NobleWalked { seat: Seat, motif: Motif, from: Option<Field>, walk: Vec<Field>, points: u8 },
    /// No noble was moved.
    Stayed { seat: Seat },
    /// The market was refilled.
    Refilled { seat: Seat, slot: Slot, stack: Stack, tile: Motif },
    /// A card was drawn. Only its player sees which.
    Drew { seat: Seat, card: Option<Card> },
    /// The game is over.
    Over { result: Outcome },
}

impl Event {
    /// The part of the event that a viewer may know.
    pub(crate) fn redacted_for(&self, viewer: Viewer) -> Option<Event> {
        let mut event = self.clone();
        match &mut event {
            Event::GardenChosen { seat, side } | Event::RewardsChosen { seat, side } if !viewer.is(*seat) => {
                *side = None
            }
            Event::Drew { seat, card } if !viewer.is(*seat) => *card = None,
            Event::Dealt { seat, .. } if !viewer.is(*seat) => return None,
            _ => {}
        }
        Some(event)
    }
}
