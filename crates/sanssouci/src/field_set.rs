//! Sets of fields, as a bitboard.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Field, Motif, Row};

/// A set of fields of a garden, as a bitboard.
///
/// ```
/// use sanssouci::{Field, Fields, Motif, Row};
///
/// let row: Fields = Fields::row(Row::ALL[0]);
/// assert_eq!(row.len(), 9);
/// assert_eq!((row & Fields::column(Motif::Vine)).iter().next(), "i1".parse::<Field>().ok());
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<string>"))]
pub struct Fields(u64);

impl Fields {
    /// The empty set.
    pub const NONE: Fields = Fields(0);
    /// The whole garden.
    pub const ALL: Fields =
        Fields(0x1ff << 1 | 0x1ff << 11 | 0x1ff << 21 | 0x1ff << 31 | 0x1ff << 41 | 0x1ff << 51);

    /// The nine fields of a row.
    #[inline]
    pub const fn row(row: Row) -> Fields {
        Fields(0x1ff << ((row.number() - 1) as u32 * Field::ROW_BITS + 1))
    }

    /// The six fields of a column.
    #[inline]
    pub const fn column(motif: Motif) -> Fields {
        Fields((1 << 1 | 1 << 11 | 1 << 21 | 1 << 31 | 1 << 41 | 1 << 51) << motif as u8)
    }

    /// All fields of this row and the rows above it.
    #[inline]
    pub const fn down_to(row: Row) -> Fields {
        Fields(Fields::ALL.0 & ((1 << (row.number() as u32 * Field::ROW_BITS)) - 1))
    }

    /// The set of one field.
    #[inline]
    pub const fn only(field: Field) -> Fields {
        Fields(1 << field.bit())
    }

    /// The set with one more field.
    pub(crate) const fn with(self, field: Field) -> Fields {
        Fields(self.0 | 1 << field.bit())
    }

    /// Whether the set contains a field.
    #[inline]
    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field.bit() & 1 == 1
    }

    /// Adds a field.
    #[inline]
    pub fn insert(&mut self, field: Field) {
        self.0 |= 1 << field.bit();
    }

    /// Removes a field.
    #[inline]
    pub fn remove(&mut self, field: Field) {
        self.0 &= !(1 << field.bit());
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of fields in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The fields of the set, row by row from the palace down.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = Field> + Clone {
        Iter(self.0)
    }

    /// The rightmost field of the lowest row in the set.
    #[inline]
    pub fn last(self) -> Option<Field> {
        (self.0 != 0).then(|| Field::from_bit(63 - self.0.leading_zeros()))
    }

    /// All fields that share a side with a field of the set.
    #[inline]
    pub const fn neighbours(self) -> Fields {
        let bits = self.0;
        Fields((bits << 1 | bits >> 1 | bits << Field::ROW_BITS | bits >> Field::ROW_BITS) & Fields::ALL.0)
    }

    /// Flood fill: the set and all fields of `ground` that are connected with it over `ground`,
    /// side to side.
    #[inline]
    pub fn spread_over(self, ground: Fields) -> Fields {
        let mut known = self.0;
        loop {
            let sideways = known | (known << 1 | known >> 1) & ground.0;
            let wider = sideways | (sideways << Field::ROW_BITS | sideways >> Field::ROW_BITS) & ground.0;
            if wider == known {
                return Fields(known);
            }
            known = wider;
        }
    }
}

/// The fields of a set, lowest bit first.
#[derive(Clone)]
struct Iter(u64);

impl Iterator for Iter {
    type Item = Field;

    #[inline]
    fn next(&mut self) -> Option<Field> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Field::from_bit(bit))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl BitAnd for Fields {
    type Output = Fields;
    #[inline]
    fn bitand(self, other: Fields) -> Fields {
        Fields(self.0 & other.0)
    }
}

impl BitOr for Fields {
    type Output = Fields;
    #[inline]
    fn bitor(self, other: Fields) -> Fields {
        Fields(self.0 | other.0)
    }
}

/// The complement: all fields of the garden that are not in the set.
impl Not for Fields {
    type Output = Fields;
    #[inline]
    fn not(self) -> Fields {
        Fields(!self.0 & Fields::ALL.0)
    }
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Fields {
        let mut set = Fields::NONE;
        fields.into_iter().for_each(|field| set.insert(field));
        set
    }
}

impl fmt::Debug for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|field| field.to_string())).finish()
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        struct FieldsVisitor;

        impl<'de> Visitor<'de> for FieldsVisitor {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of fields")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Fields, A::Error> {
                let mut set = Fields::NONE;
                while let Some(field) = list.next_element()? {
                    if set.contains(field) {
                        return Err(A::Error::custom(format_args!("{field} is listed twice")));
                    }
                    set.insert(field);
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(FieldsVisitor)
    }
}
