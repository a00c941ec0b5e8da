//! The two halves of a game.

use serde::{Serialize, Serializer};

/// One of the two halves of a game, serialized as 1 or 2.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "1 | 2"))]
pub enum Half {
    /// The first half, which ends with the middle scoring.
    First,
    /// The second half, which ends the game.
    Second,
}

impl Half {
    /// Both halves.
    pub const ALL: [Half; 2] = [Half::First, Half::Second];
    /// The number of rounds in a half.
    pub const ROUNDS: usize = 7;

    /// The number of the half, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Serialize for Half {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(*self as u8 + 1)
    }
}
