//! The sides of a board.

use std::fmt;
use std::str::FromStr;

use game::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the two sides of a board, 0 or 1.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "0 | 1"))]
pub enum Side {
    /// 0
    Front,
    /// 1
    Back,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Front, Side::Back];

    /// 0 or 1.
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

    fn from_str(word: &str) -> Result<Side, ParseError> {
        match word {
            "0" => Ok(Side::Front),
            "1" => Ok(Side::Back),
            _ => Err(ParseError::new("side", word, "sides are 0 and 1")),
        }
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
