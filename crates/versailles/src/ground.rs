//! Sets of fields of one garden.

use crate::Spot;

/// A set of fields of one garden, as a board of 32x32 bits.
///
/// The board is a torus: coordinates count modulo 32. Fourteen tiles reach at most 28 fields in either direction, so
/// within a garden's [bounds](Bounds) no two fields share a bit, wherever it grows to, and its edges never meet.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Ground([u32; Ground::SIDE]);

impl Ground {
    /// Rows, and columns.
    pub(crate) const SIDE: usize = 32;
    /// No field.
    pub(crate) const EMPTY: Ground = Ground([0; Ground::SIDE]);

    /// Row `y` as it lies on the torus.
    #[inline]
    pub(crate) fn row(&self, y: usize) -> u32 {
        self.0[y % Ground::SIDE]
    }

    /// Row `y` as it lies on the torus, to be changed.
    #[inline]
    pub(crate) fn row_mut(&mut self, y: usize) -> &mut u32 {
        &mut self.0[y % Ground::SIDE]
    }

    /// Whether the field belongs to the set.
    pub(crate) fn contains(&self, x: i8, y: i8) -> bool {
        self.row(on_torus(y)) >> on_torus(x) & 1 == 1
    }
}

/// The row or column of the torus that a coordinate falls on.
#[inline]
pub(crate) const fn on_torus(coordinate: i8) -> usize {
    coordinate as usize % Ground::SIDE
}

/// The least rectangle of fields around a garden; its edges belong to it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Bounds {
    pub(crate) left: i8,
    pub(crate) top: i8,
    pub(crate) right: i8,
    pub(crate) bottom: i8,
}

impl Bounds {
    /// Around a tile that lies here.
    #[inline]
    pub(crate) const fn of_tile(at: Spot) -> Bounds {
        Bounds { left: at.x(), top: at.y(), right: at.x() + 1, bottom: at.y() + 1 }
    }

    /// Around both.
    #[inline]
    pub(crate) fn and(self, other: Bounds) -> Bounds {
        Bounds {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// How many rows.
    #[inline]
    pub(crate) const fn height(self) -> usize {
        (self.bottom - self.top + 1) as usize
    }

    /// Whether a tile that lies here could touch something within.
    pub(crate) const fn reach(self, at: Spot) -> bool {
        self.left - 2 <= at.x()
            && at.x() <= self.right + 1
            && self.top - 2 <= at.y()
            && at.y() <= self.bottom + 1
    }

    /// Whether the field is within.
    pub(crate) const fn contains(self, x: i8, y: i8) -> bool {
        self.left <= x && x <= self.right && self.top <= y && y <= self.bottom
    }
}
