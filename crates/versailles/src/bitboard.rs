//! Sets of fields of one garden.

/// A set of fields of one garden, as a board of 32x32 bits.
///
/// The board is a torus: coordinates count modulo 32. Fourteen tiles reach at most 28 fields in either direction, so
/// within a garden's [bounds](Bounds) no two fields share a bit, wherever it grows to, and its edges never meet.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Bitboard([u32; Bitboard::SIDE]);

impl Bitboard {
    /// Rows, and columns.
    pub(crate) const SIDE: usize = 32;
    /// No field.
    pub(crate) const EMPTY: Bitboard = Bitboard([0; Bitboard::SIDE]);

    /// Row `y` as it lies on the torus.
    #[inline]
    pub(crate) fn row(&self, y: usize) -> u32 {
        self.0[y % Bitboard::SIDE]
    }

    /// Row `y` as it lies on the torus, to be changed.
    #[inline]
    pub(crate) fn row_mut(&mut self, y: usize) -> &mut u32 {
        &mut self.0[y % Bitboard::SIDE]
    }

    /// Whether the field belongs to the set.
    pub(crate) fn contains(&self, x: i8, y: i8) -> bool {
        self.row(on_torus(y)) >> on_torus(x) & 1 == 1
    }
}

/// The row or column of the torus that a coordinate falls on.
#[inline]
pub(crate) const fn on_torus(coordinate: i8) -> usize {
    coordinate as usize % Bitboard::SIDE
}
