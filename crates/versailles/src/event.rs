//! The events of an action, in enough detail to animate them.

use game::{Seat, Viewer};
use serde::Serialize;

use crate::{Bidder, Card, Half, Hand, Middle, Outcome, Rotation, Sheet, Spot, Tile, Type};

/// Something that an action caused.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are described by their names")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// A seat put a card face down. Only this seat sees which.
    Bid { seat: Seat, card: Option<Card> },
    /// All cards were revealed, in ascending order.
    Revealed { bids: Vec<Bid> },
    /// A tile was taken from this place of the row, counted from 0. A player lays it next; Ludwig's
    /// tile is discarded.
    TileTaken { by: Bidder, index: usize, tile: Tile },
    /// The tile was laid. `tile` is the tile before its rotation.
    Laid { seat: Seat, at: Spot, turn: Rotation, tile: Tile },
    /// The largest area of a type grew from one number of fields to another.
    AreaGrew {
        seat: Seat,
        #[serde(rename = "type")]
        garden_type: Type,
        from: u8,
        to: u8,
    },
    /// A seat took a large chip, from another seat or from the table.
    ChipTaken {
        seat: Seat,
        #[serde(rename = "type")]
        garden_type: Type,
        from: Option<Seat>,
    },
    /// The king moved to this place of the row, counted from 0: the first tile of the next round,
    /// or the end.
    KingMoved { index: usize },
    /// The first half was scored: totals and score sheets, by seat.
    MiddleScored { scores: Vec<Middle>, sheets: Vec<Sheet> },
    /// The second half started with a new row of tiles.
    HalfBegun { half: Half, row: Vec<Tile> },
    /// A seat sees its new hand. No other seat gets this event.
    Dealt { seat: Seat, hand: Hand },
    /// The game is over.
    Over { result: Outcome },
}

/// A revealed card and its bidder.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are described by their names")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bid {
    pub by: Bidder,
    pub card: Card,
}

impl Event {
    /// The part of the event that a viewer may know.
    pub(crate) fn redacted_for(&self, viewer: Viewer) -> Option<Event> {
        let mut event = self.clone();
        match &mut event {
            Event::Bid { seat, card } if !viewer.is(*seat) => *card = None,
            Event::Dealt { seat, .. } if !viewer.is(*seat) => return None,
            _ => {}
        }
        Some(event)
    }
}
