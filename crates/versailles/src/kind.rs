//! What a field can show.

use std::fmt;
use std::str::FromStr;

use game::ParseError;

/// What a field shows: one of the five garden types, a joker, or a site to build on.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "'yellow' | 'green' | 'white' | 'blue' | 'red' | 'joker' | 'site'")
)]
pub enum Kind {
    /// Yellow flowers.
    Yellow = 1,
    /// Green hedges.
    Green,
    /// White pavilions.
    White,
    /// Blue fountains.
    Blue,
    /// Red flowers.
    Red,
    /// Belongs to the areas of every type at once.
    Joker,
    /// Building ground.
    Site,
}

impl Kind {
    /// All seven.
    pub const ALL: [Kind; 7] =
        [Kind::Yellow, Kind::Green, Kind::White, Kind::Blue, Kind::Red, Kind::Joker, Kind::Site];

    /// The name in records: `yellow`.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Yellow => "yellow",
            Kind::Green => "green",
            Kind::White => "white",
            Kind::Blue => "blue",
            Kind::Red => "red",
            Kind::Joker => "joker",
            Kind::Site => "site",
        }
    }

    /// The letter in the word for a tile: the first of the name.
    pub const fn letter(self) -> char {
        self.name().as_bytes()[0] as char
    }

    /// The kind with this letter.
    pub fn of_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The three bits that stand for the kind; 0 is an empty field.
    pub(crate) const fn bits(self) -> u16 {
        self as u16
    }

    /// The kind that the lowest three bits stand for.
    pub(crate) const fn of_bits(bits: u16) -> Option<Kind> {
        match bits & 7 {
            0 => None,
            bits => Some(Kind::ALL[bits as usize - 1]),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Kind, ParseError> {
        Kind::ALL.into_iter().find(|kind| kind.name() == word).ok_or_else(|| {
            ParseError::new("kind of field", word, "kinds are yellow green white blue red joker site")
        })
    }
}

game::written_as_word!(Kind, "a kind of field");

/// One of the five garden types.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "'yellow' | 'green' | 'white' | 'blue' | 'red'"))]
pub enum Type {
    /// Yellow flowers.
    Yellow,
    /// Green hedges.
    Green,
    /// White pavilions.
    White,
    /// Blue fountains.
    Blue,
    /// Red flowers.
    Red,
}

impl Type {
    /// All five.
    pub const ALL: [Type; 5] = [Type::Yellow, Type::Green, Type::White, Type::Blue, Type::Red];

    /// Its place among the five, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Type> for Kind {
    fn from(garden_type: Type) -> Kind {
        Kind::ALL[garden_type.index()]
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Kind::from(*self).fmt(f)
    }
}

impl FromStr for Type {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Type, ParseError> {
        Type::ALL
            .into_iter()
            .find(|&garden_type| Kind::from(garden_type).name() == word)
            .ok_or_else(|| ParseError::new("garden type", word, "types are yellow green white blue red"))
    }
}

game::written_as_word!(Type, "a garden type");
