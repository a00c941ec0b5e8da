//! The fields of a garden.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use game::ParseError;
use serde::ser::Error as _;
use serde::{Serialize, Serializer};

use crate::{Motif, Row};

/// A field of a garden, by column and row: `e3` is the stairs of row 3.
///
/// ```
/// use sanssouci::{Field, Motif};
///
/// let field: Field = "e3".parse()?;
/// assert_eq!((field.motif(), field.row().number()), (Motif::Stairs, 3));
/// assert!("k7".parse::<Field>().is_err());
/// # Ok::<(), game::ParseError>(())
/// ```
// The number of its bit in `Fields`. Each row is ten bits wide and its first bit is never used, so
// that a step to the side never leads into another row. Bit 0 is one of the unused bits, hence
// NonZero.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Field(NonZeroU8);

impl Field {
    /// The distance between a field and the field below it, in bits.
    pub(crate) const ROW_BITS: u32 = 10;

    /// The field on which boars start.
    pub const CENTRE: Field = Field::new(Motif::Stairs, Row::ALL[3]);

    /// The field in this column and row.
    #[inline]
    pub const fn new(motif: Motif, row: Row) -> Field {
        let bit = (row.number() - 1) * Field::ROW_BITS as u8 + motif as u8 + 1;
        match NonZeroU8::new(bit) {
            Some(bit) => Field(bit),
            None => unreachable!(),
        }
    }

    /// The field with this bit of `Fields`.
    #[inline]
    pub(crate) fn from_bit(bit: u32) -> Field {
        debug_assert!(bit < 60 && !bit.is_multiple_of(Field::ROW_BITS));
        Field(NonZeroU8::new(bit as u8).unwrap_or(NonZeroU8::MIN))
    }

    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        self.0.get() as u32
    }

    /// All 54 fields, row by row from the palace down.
    pub fn all() -> impl Iterator<Item = Field> {
        Row::ALL.into_iter().flat_map(|row| Motif::ALL.into_iter().map(move |motif| Field::new(motif, row)))
    }

    /// The column of the field.
    #[inline]
    pub fn motif(self) -> Motif {
        Motif::ALL[(self.bit() % Field::ROW_BITS - 1) as usize]
    }

    /// The row of the field.
    #[inline]
    pub fn row(self) -> Row {
        Row::ALL[(self.bit() / Field::ROW_BITS) as usize]
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.motif(), self.row())
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = [self.motif().name().as_bytes()[0], b'0' + self.row().number()];
        serializer.serialize_str(str::from_utf8(&text).map_err(S::Error::custom)?)
    }
}

impl FromStr for Field {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Field, ParseError> {
        let mut letters = text.chars();
        let motif = letters.next().and_then(Motif::from_letter);
        let row = letters.next().and_then(|digit| Row::new(digit.to_digit(10)? as u8));
        match (motif, row, letters.next()) {
            (Some(motif), Some(row), None) => Ok(Field::new(motif, row)),
            _ => Err(ParseError::new("field", text, "fields are a1 to i6")),
        }
    }
}

game::deserialize_as_text!(Field, "field");
