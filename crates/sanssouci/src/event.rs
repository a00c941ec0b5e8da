//! What a decision makes happen, in enough detail to show it.

use game::{Seat, Viewer};
use serde::Serialize;

use crate::{Card, Field, Motif, Outcome, Side, Slot, Stack};

/// Something that happened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// Somebody chose the side of their garden; the others do not see which before all have chosen.
    GardenChosen { seat: Seat, side: Option<Side> },
    /// All garden sides are chosen and seen, by seat.
    GardensRevealed { sides: Vec<Side> },
    /// A seat looks at its first two cards and its missions; nobody else does.
    Dealt { seat: Seat, hand: Vec<Card>, missions: [Motif; 2] },
    /// Somebody chose the side of their Rewards board; the others do not see which before all have chosen.
    RewardsChosen { seat: Seat, side: Option<Side> },
    /// All sides of Rewards boards are chosen and seen, by seat.
    RewardsRevealed { sides: Vec<Side> },
    /// A card was played and a tile taken with it.
    Played { seat: Seat, card: Card, slot: Slot, tile: Motif },
    /// The tile was laid; as a gardener, if its own field was occupied.
    Laid { seat: Seat, tile: Motif, field: Field, gardener: bool },
    /// A mark gave or took points.
    MarkScored { seat: Seat, field: Field, points: i8 },
    /// The tile was laid on the boar.
    BoarFound { seat: Seat, field: Field, points: u8 },
    /// The boar had nowhere to go, and left the garden.
    BoarLeft { seat: Seat, field: Field, points: u8 },
    /// The boar was moved.
    BoarMoved { seat: Seat, from: Field, to: Field },
    /// A noble walked: from a field, or from the terrace if there is none, over these fields, the last of which scores.
    NobleWalked { seat: Seat, motif: Motif, from: Option<Field>, walk: Vec<Field>, points: u8 },
    /// No noble was moved.
    Stayed { seat: Seat },
    /// The market was refilled.
    Refilled { seat: Seat, slot: Slot, stack: Stack, tile: Motif },
    /// A card was drawn; only its player sees which.
    Drew { seat: Seat, card: Option<Card> },
    /// The game is over.
    Over { result: Outcome },
}

impl Event {
    /// What a viewer may know of it.
    pub(crate) fn redacted_for(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::GardenChosen { seat, side } | Event::RewardsChosen { seat, side } if !viewer.is(*seat) => {
                *side = None
            }
            Event::Drew { seat, card } if !viewer.is(*seat) => *card = None,
            Event::Dealt { seat, .. } if !viewer.is(*seat) => return None,
            _ => {}
        }
        Some(seen)
    }
}
