//! How far a tile is turned before it is laid.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How far a tile is turned before it is laid: 0 to 3 quarters, clockwise.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Turn(u8);

impl Turn {
    /// Not at all.
    pub const NONE: Turn = Turn(0);
    /// All four.
    pub const ALL: [Turn; 4] = [Turn(0), Turn(1), Turn(2), Turn(3)];

    /// This many quarters, if they are less than a whole turn.
    pub const fn new(quarters: u8) -> Option<Turn> {
        if quarters < 4 { Some(Turn(quarters)) } else { None }
    }

    /// How many quarters.
    pub const fn quarters(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Turn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Turn, D::Error> {
        let quarters = i64::deserialize(deserializer)?;
        u8::try_from(quarters)
            .ok()
            .and_then(Turn::new)
            .ok_or_else(|| D::Error::custom(format_args!("no turn {quarters}: turns are 0 to 3 quarters")))
    }
}
