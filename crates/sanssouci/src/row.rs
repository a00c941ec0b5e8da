//! The rows of a garden.

use std::fmt;

use serde::Serialize;

use crate::scoring;

/// A row of a garden, from 1 at the palace to 6 at the bottom.
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

    /// The number of the row, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The points of a noble that ends its move on this row.
    pub const fn points(self) -> u8 {
        scoring::noble(self)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
