//! The smallest rectangle around a garden.

use crate::Spot;

/// The smallest rectangle of fields around a garden, edges included.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Bounds {
    pub(crate) left: i8,
    pub(crate) top: i8,
    pub(crate) right: i8,
    pub(crate) bottom: i8,
}

impl Bounds {
    /// The rectangle of a tile at a spot.
    #[inline]
    pub(crate) const fn of_tile(at: Spot) -> Bounds {
        Bounds { left: at.x(), top: at.y(), right: at.x() + 1, bottom: at.y() + 1 }
    }

    /// The smallest rectangle around both.
    #[inline]
    pub(crate) fn and(self, other: Bounds) -> Bounds {
        Bounds {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The number of rows.
    #[inline]
    pub(crate) const fn height(self) -> usize {
        (self.bottom - self.top + 1) as usize
    }

    /// Whether a tile at a spot could touch the rectangle.
    pub(crate) const fn reach(self, at: Spot) -> bool {
        self.left - 2 <= at.x()
            && at.x() <= self.right + 1
            && self.top - 2 <= at.y()
            && at.y() <= self.bottom + 1
    }

    /// Whether the rectangle contains a field.
    pub(crate) const fn contains(self, x: i8, y: i8) -> bool {
        self.left <= x && x <= self.right && self.top <= y && y <= self.bottom
    }
}
