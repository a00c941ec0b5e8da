//! The nine motifs: what a tile shows, a column is made of, a noble walks along, and a mission names.

use std::fmt;
use std::str::FromStr;

use game::ParseError;

/// One of the nine motifs, and with it one of the nine columns of a garden.
///
/// ```
/// use sanssouci::Motif;
///
/// assert_eq!("e".parse(), Ok(Motif::Stairs));
/// assert_eq!(Motif::Stairs.to_string(), "e");
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i'")
)]
pub enum Motif {
    /// `a`
    Labyrinth,
    /// `b`
    Statue,
    /// `c`
    Pavilion,
    /// `d`, a topiary figure
    Figure,
    /// `e`, the middle column
    Stairs,
    /// `f`
    Fountain,
    /// `g`
    RoseArch,
    /// `h`
    HerbSpiral,
    /// `i`
    Vine,
}

impl Motif {
    /// All nine, from the left column to the right.
    pub const ALL: [Motif; 9] = [
        Motif::Labyrinth,
        Motif::Statue,
        Motif::Pavilion,
        Motif::Figure,
        Motif::Stairs,
        Motif::Fountain,
        Motif::RoseArch,
        Motif::HerbSpiral,
        Motif::Vine,
    ];

    /// The column's number, from 0 at the left.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The column's letter, `a` to `i`.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The motif with this letter.
    pub fn from_letter(letter: char) -> Option<Motif> {
        Motif::ALL.into_iter().find(|motif| motif.letter() == letter)
    }
}

impl fmt::Display for Motif {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Motif {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Motif, ParseError> {
        let mut letters = word.chars();
        letters
            .next()
            .and_then(Motif::from_letter)
            .filter(|_| letters.next().is_none())
            .ok_or_else(|| ParseError::new("motif", word, "motifs are a to i"))
    }
}

game::written_as_word!(Motif, "a motif, a to i");
