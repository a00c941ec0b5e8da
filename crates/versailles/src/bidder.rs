//! The bidders: players and Ludwig.

use game::Seat;
use serde::{Serialize, Serializer};

/// A bidder for tiles: a player, or Ludwig in games for two.
///
/// Serialized as the number of the seat or `"ludwig"`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number | 'ludwig'"))]
pub enum Bidder {
    /// A player.
    Seat(Seat),
    /// The imaginary third bidder. The tiles that he takes are discarded.
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
