//! The marks of a Rewards board.

use std::fmt;

use game::ParseError;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Field, Fields, Motif, Row};

/// A mark of a Rewards board: scored at once when a tile is laid on its field.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Worth", into = "Worth")]
#[repr(u8)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ motif: number } | { gardener: number } | { penalty: number }")
)]
pub enum Mark {
    /// 1 point for a tile that shows its motif.
    Motif1 = 1,
    /// 2 points for a tile that shows its motif.
    Motif2,
    /// 3 points for a tile that shows its motif.
    Motif3,
    /// 3 points for a gardener.
    Gardener3,
    /// Takes 2 points for any tile.
    Penalty2,
    /// Takes 3 points for any tile.
    Penalty3,
}

/// How a record writes a mark.
#[derive(Copy, Clone, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Worth {
    Motif(u8),
    Gardener(u8),
    Penalty(u8),
}

impl Mark {
    /// Every mark there is.
    pub const ALL: [Mark; 6] =
        [Mark::Motif1, Mark::Motif2, Mark::Motif3, Mark::Gardener3, Mark::Penalty2, Mark::Penalty3];

    /// What it gives, or takes, for a tile of this kind.
    #[inline]
    pub const fn points(self, gardener: bool) -> i8 {
        match (self, gardener) {
            (Mark::Motif1, false) => 1,
            (Mark::Motif2, false) => 2,
            (Mark::Motif3, false) => 3,
            (Mark::Gardener3, true) => 3,
            (Mark::Penalty2, _) => -2,
            (Mark::Penalty3, _) => -3,
            _ => 0,
        }
    }

    /// The mark behind its word in the data files: `m1 m2 m3 g3 p2 p3`.
    pub(crate) fn from_word(word: &str) -> Option<Mark> {
        ["m1", "m2", "m3", "g3", "p2", "p3"]
            .iter()
            .position(|&known| known == word)
            .map(|mark| Mark::ALL[mark])
    }
}

impl From<Mark> for Worth {
    fn from(mark: Mark) -> Worth {
        match mark {
            Mark::Motif1 => Worth::Motif(1),
            Mark::Motif2 => Worth::Motif(2),
            Mark::Motif3 => Worth::Motif(3),
            Mark::Gardener3 => Worth::Gardener(3),
            Mark::Penalty2 => Worth::Penalty(2),
            Mark::Penalty3 => Worth::Penalty(3),
        }
    }
}

impl TryFrom<Worth> for Mark {
    type Error = ParseError;

    fn try_from(worth: Worth) -> Result<Mark, ParseError> {
        let bad = |what, points: u8, expected| Err(ParseError::new(what, &points.to_string(), expected));
        match worth {
            Worth::Motif(1) => Ok(Mark::Motif1),
            Worth::Motif(2) => Ok(Mark::Motif2),
            Worth::Motif(3) => Ok(Mark::Motif3),
            Worth::Gardener(3) => Ok(Mark::Gardener3),
            Worth::Penalty(2) => Ok(Mark::Penalty2),
            Worth::Penalty(3) => Ok(Mark::Penalty3),
            Worth::Motif(points) => bad("motif bonus", points, "it is 1, 2 or 3"),
            Worth::Gardener(points) => bad("gardener bonus", points, "it is 3"),
            Worth::Penalty(points) => bad("penalty", points, "it is 2 or 3"),
        }
    }
}

/// One side of a Rewards board: the marks on its 16 fields, which lie on `e3`, `d4-f4`, `c5-g5` and `b6-h6`.
// Inside: four bits a field, the first field lowest; 0 is no mark.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ [field: string]: { motif: number } | { gardener: number } | { penalty: number } | null }")
)]
pub struct Marks(u64);

impl Marks {
    /// No board, or one without a mark.
    pub const NONE: Marks = Marks(0);

    /// The 16 fields that the board lies on.
    pub const AREA: Fields = {
        let mut area = Fields::NONE;
        let mut number = 0;
        while number < 16 {
            area = area.with(Marks::field(number));
            number += 1;
        }
        area
    };

    const fn field(number: usize) -> Field {
        let (row, first) = match number {
            0 => (2, 0),
            1..4 => (3, 1),
            4..9 => (4, 4),
            _ => (5, 9),
        };
        // Row 3 has one field, in the middle column; each row below reaches one column further to both sides.
        let column = 4 - (row - 2) + (number - first);
        Field::new(Motif::ALL[column], Row::ALL[row])
    }

    /// The 16 fields, row by row.
    pub fn fields() -> impl Iterator<Item = Field> {
        (0..16).map(Marks::field)
    }

    /// The number of a field on the board, if it lies under it.
    #[inline]
    fn number(field: Field) -> Option<u32> {
        const NUMBERS: [u8; 64] = {
            let mut numbers = [u8::MAX; 64];
            let mut number = 0;
            while number < 16 {
                numbers[Marks::field(number).bit() as usize] = number as u8;
                number += 1;
            }
            numbers
        };
        match NUMBERS[(field.bit() & 63) as usize] {
            u8::MAX => None,
            number => Some(u32::from(number)),
        }
    }

    /// The mark on a field.
    #[inline]
    pub fn on(self, field: Field) -> Option<Mark> {
        let code = self.0 >> (4 * Marks::number(field)?) & 0xf;
        Mark::ALL.get((code as usize).wrapping_sub(1)).copied()
    }

    /// Puts a mark on a field; nothing happens outside the board.
    pub fn put(&mut self, field: Field, mark: Option<Mark>) {
        if let Some(number) = Marks::number(field) {
            let code = mark.map_or(0, |mark| mark as u64);
            self.0 = self.0 & !(0xf << (4 * number)) | code << (4 * number);
        }
    }

    /// The marks, field by field.
    pub fn iter(self) -> impl Iterator<Item = (Field, Option<Mark>)> {
        Marks::fields().map(move |field| (field, self.on(field)))
    }

    /// How many fields are marked.
    pub fn len(self) -> usize {
        self.iter().filter(|(_, mark)| mark.is_some()).count()
    }

    /// Whether no field is marked.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Debug for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(field, mark)| (field.to_string(), mark))).finish()
    }
}

impl Serialize for Marks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(16))?;
        for (field, mark) in self.iter() {
            map.serialize_entry(&field, &mark)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Marks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Marks, D::Error> {
        struct MarksVisitor;

        impl<'de> Visitor<'de> for MarksVisitor {
            type Value = Marks;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object with the 16 fields of a Rewards board as keys")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Marks, M::Error> {
                let (mut marks, mut seen) = (Marks::NONE, Fields::NONE);
                while let Some((field, mark)) = map.next_entry::<Field, Option<Mark>>()? {
                    if seen.contains(field) {
                        return Err(M::Error::custom(format_args!("{field} stands there twice")));
                    }
                    if !Marks::AREA.contains(field) {
                        return Err(M::Error::custom(format_args!("{field} is not under a Rewards board")));
                    }
                    seen.insert(field);
                    marks.put(field, mark);
                }
                match Marks::fields().find(|&field| !seen.contains(field)) {
                    Some(missing) => Err(M::Error::custom(format_args!("{missing} is missing"))),
                    None => Ok(marks),
                }
            }
        }

        deserializer.deserialize_map(MarksVisitor)
    }
}
