//! Connected areas of fields, and the largest area of each type.

use serde::Serialize;

use crate::bitboard::Bitboard;
use crate::{Kind, PerType};

/// The sizes of the largest areas of a garden, in fields; 0 if there is no area.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Areas {
    /// The largest area of each type.
    #[cfg_attr(feature = "ts", ts(type = "Record<Type, number>"))]
    pub types: PerType<u8>,
    /// The largest area of building ground.
    pub site: u8,
}

/// The fields of a garden that may belong to areas of one kind.
pub(crate) struct Terrain<'a> {
    planes: &'a [Bitboard; 3],
    kind: [u32; 3],
    /// Whether jokers belong to the areas: to those of every type, but not to building ground.
    jokers: bool,
}

impl<'a> Terrain<'a> {
    /// The fields for areas of this kind. Plane `p` has the fields whose kind has bit `p` set.
    #[inline]
    pub(crate) fn new(planes: &'a [Bitboard; 3], kind: Kind) -> Terrain<'a> {
        Terrain { planes, kind: repeated(kind), jokers: kind != Kind::Site }
    }

    /// The size of the largest area through the four fields of a tile in rows `y` and `y + 1`.
    ///
    /// `columns` has a bit for each of the two columns.
    pub(crate) fn largest_through(&self, y: usize, columns: u32) -> u8 {
        let mut largest = 0;
        self.each_through(y, columns, |area| largest = area.size().max(largest));
        largest
    }

    /// Calls `f` with each area through the fields of these columns in rows `y` and `y + 1`.
    #[inline]
    pub(crate) fn each_through(&self, y: usize, columns: u32, mut f: impl FnMut(&Area)) {
        let mut upper = self.row(y) & columns;
        let mut lower = self.row(y + 1) & columns;
        while upper | lower != 0 {
            let (row, fields) = if upper != 0 { (y, upper) } else { (y + 1, lower) };
            let mut area = Area::empty(row);
            area.grow(self, lowest_bit(fields));
            upper &= !area.fields.row(y);
            lower &= !area.fields.row(y + 1);
            // Jokers alone do not make an area.
            if area.has_own_fields(self) {
                f(&area);
            }
        }
    }

    /// The fields of row `y` that may belong to an area.
    #[inline]
    fn row(&self, y: usize) -> u32 {
        if self.jokers {
            self.fields(self.kind, y) | self.fields(JOKER, y)
        } else {
            self.fields(self.kind, y)
        }
    }

    /// The fields of row `y` without jokers; an area needs at least one of them.
    #[inline]
    fn own_row(&self, y: usize) -> u32 {
        self.fields(self.kind, y)
    }

    #[inline]
    fn fields(&self, kind: [u32; 3], y: usize) -> u32 {
        let [a, b, c] = self.planes;
        !(a.row(y) ^ kind[0]) & !(b.row(y) ^ kind[1]) & !(c.row(y) ^ kind[2])
    }
}

const JOKER: [u32; 3] = repeated(Kind::Joker);

/// Repeats each bit of a kind over a whole row.
const fn repeated(kind: Kind) -> [u32; 3] {
    let bits = kind.bits() as u32;
    [(bits & 1).wrapping_neg(), (bits >> 1 & 1).wrapping_neg(), (bits >> 2 & 1).wrapping_neg()]
}

/// A set of fields that are connected side to side.
pub(crate) struct Area {
    fields: Bitboard,
    /// The first and the last row, not reduced modulo the torus, so that first <= last.
    first: usize,
    last: usize,
}

impl Area {
    /// An area without fields that will grow from row `y`.
    #[inline]
    fn empty(y: usize) -> Area {
        // The offset keeps the numbers of rows above it positive.
        let y = y + Bitboard::SIDE;
        Area { fields: Bitboard::EMPTY, first: y, last: y }
    }

    /// Adds a field of the first row and all fields that are connected with it.
    #[inline]
    fn grow(&mut self, terrain: &Terrain, field: u32) {
        *self.fields.row_mut(self.first) = run(field, terrain.row(self.first));
        // The area is complete when it has grown in both directions and does not grow in one of
        // them again.
        self.grow_down(terrain);
        while self.grow_up(terrain) && self.grow_down(terrain) {}
    }

    /// Spreads from each row to the row below, from the first row on. Returns whether fields were
    /// added.
    fn grow_down(&mut self, terrain: &Terrain) -> bool {
        let mut grew = false;
        let mut y = self.first + 1;
        while let Some(spread) = self.spread_row(terrain, y - 1, y, self.last >= y) {
            grew |= spread;
            self.last = self.last.max(y);
            y += 1;
        }
        grew
    }

    /// Spreads from each row to the row above, from the last row on. Returns whether fields were
    /// added.
    fn grow_up(&mut self, terrain: &Terrain) -> bool {
        let mut grew = false;
        let mut y = self.last - 1;
        while let Some(spread) = self.spread_row(terrain, y + 1, y, self.first <= y) {
            grew |= spread;
            self.first = self.first.min(y);
            y -= 1;
        }
        grew
    }

    /// Spreads from one row to the next. Returns whether fields were added; `None` if the area ends
    /// there.
    #[inline]
    fn spread_row(&mut self, terrain: &Terrain, from: usize, to: usize, is_part: bool) -> Option<bool> {
        let among = terrain.row(to);
        let before = self.fields.row(to);
        let reached = self.fields.row(from) & among & !before;
        if reached == 0 {
            return is_part.then_some(false);
        }
        *self.fields.row_mut(to) = before | run(reached, among);
        Some(true)
    }

    fn size(&self) -> u8 {
        (self.first..=self.last).map(|y| self.fields.row(y).count_ones() as u8).sum()
    }

    /// The rows of the area: the number of each, counted from the row of the search, and its fields
    /// on the torus.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (i32, u32)> {
        (self.first..=self.last).map(|y| (y as i32 - Bitboard::SIDE as i32, self.fields.row(y)))
    }

    fn has_own_fields(&self, terrain: &Terrain) -> bool {
        (self.first..=self.last).any(|y| self.fields.row(y) & terrain.own_row(y) != 0)
    }
}

/// The fields of a row that are connected with `fields` over `among`.
#[inline]
fn run(mut fields: u32, among: u32) -> u32 {
    loop {
        let wider = (fields.rotate_left(1) | fields.rotate_right(1)) & among | fields;
        if wider == fields {
            return fields;
        }
        fields = wider;
    }
}

#[inline]
fn lowest_bit(bits: u32) -> u32 {
    bits & bits.wrapping_neg()
}
