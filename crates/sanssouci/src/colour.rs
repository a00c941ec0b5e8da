//! The colours of the market.

use crate::Row;

/// A colour of the market, and with it a row of the garden, 2 to 6.
///
/// The letters stand for the colours of the classic edition; the revised edition paints the same
/// rows differently.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// `w`, row 2; red in the revised edition.
    White,
    /// `g`, row 3; yellow in the revised edition.
    Grey,
    /// `o`, row 4; blue in the revised edition.
    Orange,
    /// `v`, row 5; purple in the revised edition.
    Violet,
    /// `t`, row 6; grey in the revised edition.
    Turquoise,
}

impl Colour {
    /// All five, from row 2 to row 6.
    pub const ALL: [Colour; 5] =
        [Colour::White, Colour::Grey, Colour::Orange, Colour::Violet, Colour::Turquoise];

    /// The number of the colour, from 0 for row 2.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The row of this colour.
    pub const fn row(self) -> Row {
        Row::ALL[self as usize + 1]
    }

    /// The letter in the names of slots and cards.
    pub const fn letter(self) -> char {
        ['w', 'g', 'o', 'v', 't'][self as usize]
    }

    /// The colour with this letter.
    pub const fn from_letter(letter: char) -> Option<Colour> {
        let mut index = 0;
        while index < Colour::ALL.len() {
            if Colour::ALL[index].letter() == letter {
                return Some(Colour::ALL[index]);
            }
            index += 1;
        }
        None
    }
}
