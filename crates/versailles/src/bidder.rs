//! Who bids for tiles.

use game::Seat;
use serde::{Serialize, Serializer};

/// Who bids for tiles: a seat, or Ludwig, who takes part where only two play. Written as the seat's number or
/// `"ludwig"`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number | 'ludwig'"))]
pub enum Bidder {
    /// A player.
    Seat(Seat),
    /// The imaginary third. What he takes is discarded.
    Ludwig,
}

impl Serialize for Bidder {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Bidder::Seat(seat) => seat.serialize(serializer),
            Bidder::Ludwig => serializer.serialize_str("ludwig"),
        }
    }
}
