//! What decisions make happen, in enough detail to show it.

use game::{Seat, Viewer};
use serde::Serialize;

use crate::{Bidder, Card, Half, Hand, Middle, Outcome, Rotation, Sheet, Spot, Tile, Type};

/// Something that happened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// Somebody put a card face down; only they know which.
    Bid { seat: Seat, card: Option<Card> },
    /// All cards were revealed, in ascending order.
    Revealed { bids: Vec<Bid> },
    /// A tile was taken from its place in the row (from 0). A player lays it next, Ludwig's is discarded at once.
    TileTaken { by: Bidder, index: usize, tile: Tile },
    /// The tile that was taken was laid. `tile` is as it was before it was turned.
    Laid { seat: Seat, at: Spot, turn: Rotation, tile: Tile },
    /// A garden's largest area of a type grew to so many fields.
    AreaGrew {
        seat: Seat,
        #[serde(rename = "type")]
        garden_type: Type,
        from: u8,
        to: u8,
    },
    /// A large chip was taken, from the table or from somebody.
    ChipTaken {
        seat: Seat,
        #[serde(rename = "type")]
        garden_type: Type,
        from: Option<Seat>,
    },
    /// The king moved on to this place in the row (from 0): the next round's first tile, or the row's end.
    KingMoved { index: usize },
    /// The first half was scored, by seat; with what gave the points.
    MiddleScored { scores: Vec<Middle>, sheets: Vec<Sheet> },
    /// A half began, and its tiles were laid out.
    HalfBegun { half: Half, row: Vec<Tile> },
    /// A seat looks at its new hand; nobody else does.
    Dealt { seat: Seat, hand: Hand },
    /// The game is over.
    Over { result: Outcome },
}

/// A revealed card, and whose it is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are what their names say")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bid {
    pub by: Bidder,
    pub card: Card,
}

impl Event {
    /// What a viewer may know of it.
    pub(crate) fn redacted_for(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Bid { seat, card } if !viewer.is(*seat) => *card = None,
            Event::Dealt { seat, .. } if !viewer.is(*seat) => return None,
            _ => {}
        }
        Some(seen)
    }
}
