//! Rotations of a tile.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How far a tile is rotated before it is laid: 0 to 3 quarter turns clockwise.
///
/// Records and views call it `turn`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number", rename = "Turn"))]
pub struct Rotation(u8);

impl Rotation {
    /// No rotation.
    pub const NONE: Rotation = Rotation(0);
    /// All four rotations.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// The rotation by this many quarter turns, if they are fewer than four.
    pub const fn new(quarters: u8) -> Option<Rotation> {
        if quarters < 4 { Some(Rotation(quarters)) } else { None }
    }

    /// The number of quarter turns.
    pub const fn quarters(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Rotation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Rotation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rotation, D::Error> {
        let quarters = i64::deserialize(deserializer)?;
        u8::try_from(quarters).ok().and_then(Rotation::new).ok_or_else(|| {
            D::Error::custom(format_args!("invalid turn {quarters}: turns are 0 to 3 quarters"))
        })
    }
}
