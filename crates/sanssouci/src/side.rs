//! The two sides of a board.

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the two sides of a board, written as the number 0 or 1.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "0 | 1"))]
pub enum Side {
    /// Side 0.
    Front,
    /// Side 1.
    Back,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Front, Side::Back];

    /// The number of the side, 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.index().fmt(f)
    }
}

impl FromStr for Side {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Side, ParseError> {
        let known = Side::ALL.into_iter().find(|side| side.to_string() == text);
        known.ok_or_else(|| ParseError::one_of("side", text, &["0", "1"]))
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(*self as u8)
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
        u64::deserialize(deserializer)?.to_string().parse().map_err(serde::de::Error::custom)
    }
}
