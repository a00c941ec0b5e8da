//! The areas of a garden with their fields, for who looks at it.

use serde::Serialize;

use crate::area::Area;
use crate::bitboard::on_torus;
use crate::{Garden, Kind, Spot};

/// An area of a garden: its type, or building ground, and its fields as `[x, y]`, row by row.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plot {
    /// What it is an area of; never of jokers.
    #[serde(rename = "type")]
    #[cfg_attr(feature = "ts", ts(type = "Type | 'site'"))]
    pub kind: Kind,
    /// Its fields. Jokers belong to areas of several types.
    pub fields: Vec<[i8; 2]>,
}

/// What there are areas of.
const KINDS: [Kind; 6] = [Kind::Yellow, Kind::Green, Kind::White, Kind::Blue, Kind::Red, Kind::Site];

impl Garden {
    /// All areas, type by type.
    pub fn plots(&self) -> Vec<Plot> {
        let top = on_torus(self.bounds().top);
        let mut plots = Vec::new();
        for kind in KINDS {
            for y in (top..top + self.bounds().height()).step_by(2) {
                self.terrain(kind).each_through(y, u32::MAX, |area| {
                    // Those that begin further up have been found there.
                    if area.rows().next().is_some_and(|(first, _)| first >= y as i32) {
                        plots.push(self.plot(kind, area));
                    }
                });
            }
        }
        plots
    }

    /// The areas that a tile which lies here is part of.
    pub(crate) fn plots_through(&self, at: Spot) -> Vec<Plot> {
        let bounds = self.bounds();
        let y = on_torus(bounds.top) + usize::from(at.y().abs_diff(bounds.top));
        let pair = 3u32.rotate_left(on_torus(at.x()) as u32);
        let mut plots = Vec::new();
        for kind in KINDS {
            self.terrain(kind).each_through(y, pair, |area| plots.push(self.plot(kind, area)));
        }
        plots
    }

    /// An area whose rows are counted from where the garden's top lies on the torus.
    fn plot(&self, kind: Kind, area: &Area) -> Plot {
        let bounds = self.bounds();
        let mut fields = Vec::new();
        for (row, on_torus_row) in area.rows() {
            let y = bounds.top + (row - on_torus(bounds.top) as i32) as i8;
            let mut bits = on_torus_row.rotate_right(on_torus(bounds.left) as u32);
            while bits != 0 {
                fields.push([bounds.left + bits.trailing_zeros() as i8, y]);
                bits &= bits - 1;
            }
        }
        Plot { kind, fields }
    }
}
