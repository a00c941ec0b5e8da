//! The colours of the market.

use crate::Row;

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
        Row::ALL[self as usize + 1]
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
