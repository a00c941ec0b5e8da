//! The weights of the evaluation.

use crate::versailles::area_map::Area;

/// The weights of the evaluation: how areas grow, and how safe a lead is.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Weights {
    /// The mean number of fields that a tile adds to an area, by the area's open sides.
    pub(crate) growth: [f32; 10],
    /// The mean number of fields that a tile adds to a terrain without any area.
    pub(crate) new_area_growth: f32,
    /// The weights of the areas, largest first. The rules count the best two, and at the end the
    /// best three, but another area may overtake.
    pub(crate) middle_weights: [f32; 5],
    pub(crate) end_weights: [f32; 5],
    /// How much a lead of one field counts, with one tile to come.
    pub(crate) lead_weight: f32,
    /// Whether the incremental evaluation also notices when open sides are closed.
    pub(crate) counts_open_sides: bool,
}

/// Growth that increases with each open side.
const fn growth(least: f32, more: f32) -> [f32; 10] {
    let mut growth = [least; 10];
    let mut open = 0;
    while open < growth.len() {
        growth[open] += more * open as f32;
        open += 1;
    }
    growth
}

impl Weights {
    /// Set by hand: open areas grow, and closed ones do not.
    pub(crate) const MANUAL: Weights = Weights {
        growth: growth(0.0, 0.11),
        new_area_growth: 0.3,
        middle_weights: [1.0, 1.0, 0.15, 0.0, 0.0],
        end_weights: [1.0, 1.0, 1.0, 0.15, 0.0],
        lead_weight: 0.9,
        counts_open_sides: false,
    };

    /// Measured in games between bots: all areas grow by about half a field per tile, and a lead is
    /// less safe than expected.
    pub(crate) const TUNED: Weights = Weights {
        growth: growth(0.42, 0.02),
        new_area_growth: 0.5,
        middle_weights: [1.0, 1.0, 0.15, 0.0, 0.0],
        end_weights: [1.0, 1.0, 1.0, 0.15, 0.0],
        lead_weight: 0.57,
        counts_open_sides: true,
    };

    /// How much a lead of one field counts, with this many tiles to come.
    #[inline]
    pub(crate) fn lead_weight_after(&self, tiles: f32) -> f32 {
        // Leads follow a random walk, so it takes four times the tiles to double them.
        self.lead_weight / (tiles + 0.02).sqrt()
    }

    /// The size that an area is expected to reach.
    #[inline]
    pub(crate) fn expected(&self, area: Area, tiles: f32) -> f32 {
        if area.size == 0 {
            return self.new_area_growth * tiles;
        }
        let most = self.growth.len() - 1;
        f32::from(area.size) + tiles * self.growth[usize::from(area.open).min(most)]
    }
}
