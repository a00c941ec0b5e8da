//! The spots at which a tile may be laid in a garden.

use crate::bitboard::Bitboard;
use crate::{Garden, Spot};

/// The spots at which a tile may be laid: on free fields, sharing the side of a field with the
/// garden.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct LegalSpots {
    /// Bit `x` of row `y` is the spot (left + x, top + y).
    rows: [u32; Bitboard::SIDE],
    left: i8,
    top: i8,
    height: u8,
}

/// How far a spot can be outside the left and the upper edge of the garden.
const MARGIN: i8 = 2;

impl LegalSpots {
    /// The spots of a garden.
    #[inline]
    pub(crate) fn of(garden: &Garden) -> LegalSpots {
        if garden.is_empty() {
            LegalSpots::FIRST
        } else if garden.is_full() {
            LegalSpots::NONE
        } else {
            LegalSpots::around(garden)
        }
    }

    const NONE: LegalSpots = LegalSpots { rows: [0; Bitboard::SIDE], left: 0, top: 0, height: 0 };

    /// The only spot of the first tile.
    const FIRST: LegalSpots = {
        let mut spots = LegalSpots::NONE;
        spots.rows[0] = 1;
        spots.height = 1;
        spots
    };

    #[inline]
    fn around(garden: &Garden) -> LegalSpots {
        let bounds = garden.bounds();
        let (left, top) = (bounds.left - MARGIN, bounds.top - MARGIN);
        // Starts one row above the topmost spot.
        let mut occupied = [0; Bitboard::SIDE + 4];
        let garden_rows = &mut occupied[MARGIN as usize + 1..][..bounds.height()];
        garden_rows.iter_mut().zip(bounds.top..).for_each(|(row, y)| *row = garden.occupied(y, left));

        let mut spots = LegalSpots { left, top, height: bounds.height() as u8 + 3, ..LegalSpots::NONE };
        for (row, rows) in spots.rows.iter_mut().zip(occupied.windows(4)) {
            // A tile covers columns x and x+1 of the two inner rows.
            let inner = rows[1] | rows[2];
            let outer = rows[0] | rows[3];
            let taken = inner | inner >> 1;
            let touching = outer | outer >> 1 | inner << 1 | inner >> 2;
            *row = touching & !taken;
        }
        spots
    }

    /// The number of spots.
    pub fn len(&self) -> usize {
        self.rows().iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether there is no spot.
    pub fn is_empty(&self) -> bool {
        self.rows().iter().all(|&row| row == 0)
    }

    /// Whether a tile may be laid at a spot.
    pub fn contains(&self, at: Spot) -> bool {
        let column = u32::try_from(at.x() - self.left).ok();
        let row = usize::try_from(at.y() - self.top).ok().and_then(|y| self.rows().get(y));
        column.zip(row).is_some_and(|(x, row)| row.checked_shr(x).is_some_and(|spots| spots & 1 == 1))
    }

    /// The spots, row by row from the top, each row from the left.
    pub fn iter(&self) -> impl Iterator<Item = Spot> {
        self.rows().iter().zip(self.top..).flat_map(move |(&row, y)| {
            let mut spots = row;
            std::iter::from_fn(move || {
                let x = (spots != 0).then(|| spots.trailing_zeros())?;
                spots &= spots - 1;
                Spot::new(self.left + x as i8, y)
            })
        })
    }

    /// Calls `f` with each spot, in the order of [`iter`](LegalSpots::iter).
    #[inline]
    pub(crate) fn for_each(&self, mut f: impl FnMut(Spot)) {
        for (&row, y) in self.rows().iter().zip(self.top..) {
            let mut spots = row;
            while spots != 0 {
                f(Spot::beside(self.left + spots.trailing_zeros() as i8, y));
                spots &= spots - 1;
            }
        }
    }

    fn rows(&self) -> &[u32] {
        &self.rows[..usize::from(self.height)]
    }
}
