//! The Rewards boards and their marks.

use std::fmt;

use game::InputError;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Field, Fields, Motif, Row, scoring};

/// A mark of a Rewards board, scored at once when a tile is placed on its field.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Bonus", into = "Bonus")]
#[repr(u8)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ motif: number } | { gardener: number } | { penalty: number }")
)]
pub enum Mark {
    /// The lowest motif bonus.
    Motif1 = 1,
    /// The middle motif bonus.
    Motif2,
    /// The highest motif bonus.
    Motif3,
    /// The gardener bonus.
    Gardener3,
    /// The lower penalty.
    Penalty2,
    /// The higher penalty.
    Penalty3,
}

/// The kind and the points of a mark: how records write it.
#[derive(Copy, Clone, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Bonus {
    Motif(u8),
    Gardener(u8),
    Penalty(u8),
}

impl Mark {
    /// All marks.
    pub const ALL: [Mark; 6] =
        [Mark::Motif1, Mark::Motif2, Mark::Motif3, Mark::Gardener3, Mark::Penalty2, Mark::Penalty3];

    #[inline]
    const fn bonus(self) -> Bonus {
        match self {
            Mark::Motif1 => Bonus::Motif(scoring::MOTIF_BONUSES[0]),
            Mark::Motif2 => Bonus::Motif(scoring::MOTIF_BONUSES[1]),
            Mark::Motif3 => Bonus::Motif(scoring::MOTIF_BONUSES[2]),
            Mark::Gardener3 => Bonus::Gardener(scoring::GARDENER_BONUS),
            Mark::Penalty2 => Bonus::Penalty(scoring::PENALTIES[0]),
            Mark::Penalty3 => Bonus::Penalty(scoring::PENALTIES[1]),
        }
    }

    /// The points for a tile placed on the mark, as a gardener or with its motif up.
    #[inline]
    pub const fn points(self, gardener: bool) -> i8 {
        match (self.bonus(), gardener) {
            (Bonus::Motif(points), false) | (Bonus::Gardener(points), true) => points as i8,
            (Bonus::Penalty(points), _) => -(points as i8),
            (Bonus::Motif(_), true) | (Bonus::Gardener(_), false) => 0,
        }
    }

    /// The mark with this code in the data files: `m1 m2 m3 g3 p2 p3`.
    pub(crate) fn from_code(code: &str) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| mark.code() == code)
    }

    /// The first letter of the kind and the points.
    pub(crate) fn code(self) -> String {
        match self.bonus() {
            Bonus::Motif(points) => format!("m{points}"),
            Bonus::Gardener(points) => format!("g{points}"),
            Bonus::Penalty(points) => format!("p{points}"),
        }
    }

    /// The codes of all marks, for error messages.
    pub(crate) fn codes() -> String {
        Mark::ALL.map(Mark::code).join(" ")
    }
}

impl From<Mark> for Bonus {
    fn from(mark: Mark) -> Bonus {
        mark.bonus()
    }
}

impl TryFrom<Bonus> for Mark {
    type Error = InputError;

    fn try_from(bonus: Bonus) -> Result<Mark, InputError> {
        let known = Mark::ALL.into_iter().find(|mark| mark.bonus() == bonus);
        known.ok_or_else(|| {
            let (what, points) = match bonus {
                Bonus::Motif(points) => ("motif bonus", points),
                Bonus::Gardener(points) => ("gardener bonus", points),
                Bonus::Penalty(points) => ("penalty", points),
            };
            InputError::new("", format_args!("there is no {what} of {points}"))
        })
    }
}

/// One side of a Rewards board: the marks on its 16 fields.
///
/// The board covers the fields `e3`, `d4-f4`, `c5-g5` and `b6-h6` of a garden.
// Four bits per field, the first field lowest; 0 is no mark.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ [field: string]: { motif: number } | { gardener: number } | { penalty: number } | null }")
)]
pub struct Marks(u64);

impl Marks {
    /// No board, or a board without marks.
    pub const NONE: Marks = Marks(0);

    /// The 16 fields that the board covers.
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
        // The board is a triangle: one field in row 3, and two more in each row below.
        let column = 4 - (row - 2) + (number - first);
        Field::new(Motif::ALL[column], Row::ALL[row])
    }

    /// The 16 fields, row by row.
    pub fn fields() -> impl Iterator<Item = Field> {
        (0..16).map(Marks::field)
    }

    /// The number of a field on the board, if the board covers it.
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

    /// Sets the mark of a field. Fields outside the board are ignored.
    pub fn put(&mut self, field: Field, mark: Option<Mark>) {
        if let Some(number) = Marks::number(field) {
            let code = mark.map_or(0, |mark| mark as u64);
            self.0 = self.0 & !(0xf << (4 * number)) | code << (4 * number);
        }
    }

    /// The 16 fields with their marks.
    pub fn iter(self) -> impl Iterator<Item = (Field, Option<Mark>)> {
        Marks::fields().map(move |field| (field, self.on(field)))
    }

    /// The number of marked fields.
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
                        return Err(M::Error::custom(format_args!("{field} is listed twice")));
                    }
                    if !Marks::AREA.contains(field) {
                        return Err(M::Error::custom(format_args!(
                            "{field} is not covered by a Rewards board"
                        )));
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
