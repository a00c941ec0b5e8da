//! The rows of a garden, and the colours of the market.

use std::fmt;

use serde::Serialize;

/// A row of a garden, 1 at the top to 6 at the bottom, worth as many points.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Row(u8);

impl Row {
    /// All six, from the palace down.
    pub const ALL: [Row; 6] = [Row(1), Row(2), Row(3), Row(4), Row(5), Row(6)];

    /// The row with this number.
    pub const fn new(number: u8) -> Option<Row> {
        if 1 <= number && number <= 6 { Some(Row(number)) } else { None }
    }

    /// Its number, which is what a noble who ends there scores.
    pub const fn points(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
