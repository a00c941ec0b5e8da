//! Connected areas, and the largest of each type.

use serde::Serialize;

use crate::bitboard::Bitboard;
use crate::{Kind, PerType};

/// How many fields the largest areas of one garden have; 0 where there is none.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Areas {
    /// The largest area of each type.
    #[cfg_attr(feature = "ts", ts(type = "Record<Type, number>"))]
    pub types: PerType<u8>,
    /// The largest area of building ground.
    pub site: u8,
}

/// The ground of one kind of area: the fields that may belong to it.
pub(crate) struct Terrain<'a> {
    planes: &'a [Bitboard; 3],
    kind: [u32; 3],
    /// Jokers belong to the areas of every type, and never to a site's.
    jokers: bool,
}

impl<'a> Terrain<'a> {
    /// The ground of this kind in a garden, whose plane `p` has the fields whose kind has bit `p`.
    #[inline]
    pub(crate) fn new(planes: &'a [Bitboard; 3], kind: Kind) -> Terrain<'a> {
        Terrain { planes, kind: spread(kind), jokers: kind != Kind::Site }
    }

    /// The size of the largest area that reaches any of two fields in row `y` or the two below them. `pair` has a bit
    /// for the column of each of the two.
    pub(crate) fn largest_through(&self, y: usize, pair: u32) -> u8 {
        let mut largest = 0;
        self.each_through(y, pair, |area| largest = area.size().max(largest));
        largest
    }

    /// Does something with each area that reaches any of these fields in row `y` or those below them. `columns` has a bit
    /// for each of their columns.
    #[inline]
    pub(crate) fn each_through(&self, y: usize, columns: u32, mut f: impl FnMut(&Area)) {
        let mut upper = self.row(y) & columns;
        let mut lower = self.row(y + 1) & columns;
        while upper | lower != 0 {
            let (row, fields) = if upper != 0 { (y, upper) } else { (y + 1, lower) };
            let mut area = Area::in_row(row);
            area.grow(self, lowest_bit(fields));
            upper &= !area.fields.row(y);
            lower &= !area.fields.row(y + 1);
            // Jokers alone are no area.
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

    /// The fields of row `y` of which an area needs at least one.
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

const JOKER: [u32; 3] = spread(Kind::Joker);

/// Each bit of a kind, spread to a whole row.
const fn spread(kind: Kind) -> [u32; 3] {
    let bits = kind.bits() as u32;
    [(bits & 1).wrapping_neg(), (bits >> 1 & 1).wrapping_neg(), (bits >> 2 & 1).wrapping_neg()]
}

/// A set of fields that are connected side to side.
pub(crate) struct Area {
    fields: Bitboard,
    /// Its first and its last row; not reduced to the torus, so that first <= last.
    first: usize,
    last: usize,
}

impl Area {
    /// No field yet.
    #[inline]
    fn in_row(y: usize) -> Area {
        // Far enough from 0 that no row above has a negative number.
        let y = y + Bitboard::SIDE;
        Area { fields: Bitboard::EMPTY, first: y, last: y }
    }

    /// Adds a field of its row, and all that are connected with it.
    #[inline]
    fn grow(&mut self, terrain: &Terrain, field: u32) {
        *self.fields.row_mut(self.first) = run(field, terrain.row(self.first));
        // It is whole when it has grown in both directions and then in one of them no more.
        self.grows_down(terrain);
        while self.grows_up(terrain) && self.grows_down(terrain) {}
    }

    /// Spreads from each row to the one below, beginning with the first. Tells whether that added anything.
    fn grows_down(&mut self, terrain: &Terrain) -> bool {
        let mut grew = false;
        let mut y = self.first + 1;
        while let Some(spread) = self.spreads(terrain, y - 1, y, self.last >= y) {
            grew |= spread;
            self.last = self.last.max(y);
            y += 1;
        }
        grew
    }

    /// Spreads from each row to the one above, beginning with the last. Tells whether that added anything.
    fn grows_up(&mut self, terrain: &Terrain) -> bool {
        let mut grew = false;
        let mut y = self.last - 1;
        while let Some(spread) = self.spreads(terrain, y + 1, y, self.first <= y) {
            grew |= spread;
            self.first = self.first.min(y);
            y -= 1;
        }
        grew
    }

    /// Spreads from a row to the next. Tells whether that added anything; nothing if the area ends there.
    #[inline]
    fn spreads(&mut self, terrain: &Terrain, from: usize, to: usize, is_part: bool) -> Option<bool> {
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

    /// Its rows, each with its number, counted on from the row that it was found in, and its fields on the torus.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (i32, u32)> {
        (self.first..=self.last).map(|y| (y as i32 - Bitboard::SIDE as i32, self.fields.row(y)))
    }

    fn has_own_fields(&self, terrain: &Terrain) -> bool {
        (self.first..=self.last).any(|y| self.fields.row(y) & terrain.own_row(y) != 0)
    }
}

/// The fields of a row that are connected with these, side to side.
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
