//! Sets of fields of a garden, as bits.

/// A set of fields of a garden, as a board of 32x32 bits.
///
/// The board is a torus: coordinates are taken modulo 32. Fourteen tiles span at most 28 fields in
/// either direction, so no two fields of a garden share a bit and its edges never meet.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Bitboard([u32; Bitboard::SIDE]);

impl Bitboard {
    /// The number of rows and columns.
    pub(crate) const SIDE: usize = 32;
    /// The empty set.
    pub(crate) const EMPTY: Bitboard = Bitboard([0; Bitboard::SIDE]);

    /// Row `y` of the torus.
    #[inline]
    pub(crate) fn row(&self, y: usize) -> u32 {
        self.0[y % Bitboard::SIDE]
    }

    /// Row `y` of the torus, mutable.
    #[inline]
    pub(crate) fn row_mut(&mut self, y: usize) -> &mut u32 {
        &mut self.0[y % Bitboard::SIDE]
    }

    /// Whether the set contains a field.
    pub(crate) fn contains(&self, x: i8, y: i8) -> bool {
        self.row(on_torus(y)) >> on_torus(x) & 1 == 1
    }
}

/// The row or column of the torus for a coordinate.
#[inline]
pub(crate) const fn on_torus(coordinate: i8) -> usize {
    coordinate as usize % Bitboard::SIDE
}
