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

/// A colour of the market and with it a row of the garden, 2 to 6. The letters stand for the classic colours; the
/// revised edition paints the same rows differently.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// `w`, row 2; red in the revised edition
    White,
    /// `g`, row 3; yellow
    Grey,
    /// `o`, row 4; blue
    Orange,
    /// `v`, row 5; purple
    Violet,
    /// `t`, row 6; grey
    Turquoise,
}

impl Colour {
    /// All five, from row 2 to row 6.
    pub const ALL: [Colour; 5] =
        [Colour::White, Colour::Grey, Colour::Orange, Colour::Violet, Colour::Turquoise];

    /// The colour's number, from 0 for row 2.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The row of this colour.
    pub const fn row(self) -> Row {
        Row(self as u8 + 2)
    }

    /// Its letter in slots and cards.
    pub const fn letter(self) -> char {
        ['w', 'g', 'o', 'v', 't'][self as usize]
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}
