//! Plots: the areas of a garden with their fields, for views.

use serde::Serialize;

use crate::area::Area;
use crate::bitboard::on_torus;
use crate::{Garden, Kind, Spot};

/// An area of a garden with its fields as `[x, y]`, row by row.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plot {
    /// The type of the area, or building ground; never jokers.
    #[serde(rename = "type")]
    #[cfg_attr(feature = "ts", ts(type = "Type | 'site'"))]
    pub kind: Kind,
    /// The fields. Jokers belong to areas of several types.
    pub fields: Vec<[i8; 2]>,
}

/// The kinds that have areas.
const KINDS: [Kind; 6] = [Kind::Yellow, Kind::Green, Kind::White, Kind::Blue, Kind::Red, Kind::Site];

impl Garden {
    /// All areas, kind by kind.
    pub fn plots(&self) -> Vec<Plot> {
        let top = on_torus(self.bounds().top);
        let mut plots = Vec::new();
        for kind in KINDS {
            for y in (top..top + self.bounds().height()).step_by(2) {
                self.terrain(kind).each_through(y, u32::MAX, |area| {
                    // Areas that start in a higher row were found before.
                    if area.rows().next().is_some_and(|(first, _)| first >= y as i32) {
                        plots.push(self.plot(kind, area));
                    }
                });
            }
        }
        plots
    }

    /// The areas that contain a field of the tile at a spot.
    pub(crate) fn plots_through(&self, at: Spot) -> Vec<Plot> {
        let bounds = self.bounds();
        let y = on_torus(bounds.top) + usize::from(at.y().abs_diff(bounds.top));
        let columns = 3u32.rotate_left(on_torus(at.x()) as u32);
        let mut plots = Vec::new();
        for kind in KINDS {
            self.terrain(kind).each_through(y, columns, |area| plots.push(self.plot(kind, area)));
        }
        plots
    }

    /// Converts an area whose rows are counted from the garden's top row on the torus.
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
