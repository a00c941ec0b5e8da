//! What a player believes that gardens come to.

use crate::versailles::area_map::Area;

/// What a player believes that gardens come to.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Weights {
    /// How many fields a tile adds to an area, by the area's open sides.
    pub(crate) growth: [f32; 10],
    /// How many fields a tile adds to an area that there is not yet.
    pub(crate) fresh: f32,
    /// What the areas count, largest first: the rules take the best two, and at the end three; another may overtake.
    pub(crate) middle_weights: [f32; 5],
    pub(crate) end_weights: [f32; 5],
    /// How sure a lead of one field is, with one tile to come.
    pub(crate) sureness: f32,
    /// Whether a quick look sees that areas which do not grow are closed in.
    pub(crate) sees_closing: bool,
}

/// Growth that rises with each open side.
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
    /// What one thinks at first: that open areas grow, and closed ones do not.
    pub(crate) const MANUAL: Weights = Weights {
        growth: growth(0.0, 0.11),
        fresh: 0.3,
        middle_weights: [1.0, 1.0, 0.15, 0.0, 0.0],
        end_weights: [1.0, 1.0, 1.0, 0.15, 0.0],
        sureness: 0.9,
        sees_closing: false,
    };

    /// What games between bots came to: all areas grow by nearly as much, half a field with each tile, and a lead counts
    /// for less than one thinks.
    pub(crate) const TUNED: Weights = Weights {
        growth: growth(0.42, 0.02),
        fresh: 0.5,
        middle_weights: [1.0, 1.0, 0.15, 0.0, 0.0],
        end_weights: [1.0, 1.0, 1.0, 0.15, 0.0],
        sureness: 0.57,
        sees_closing: true,
    };

    /// How sure a lead of one field is, with so many tiles to come.
    #[inline]
    pub(crate) fn sure(&self, tiles: f32) -> f32 {
        // Where a lead grows by chance, it takes four times the tiles to grow to the double.
        self.sureness / (tiles + 0.02).sqrt()
    }

    /// The size that an area can be expected to reach.
    #[inline]
    pub(crate) fn expected(&self, area: Area, tiles: f32) -> f32 {
        if area.size == 0 {
            return self.fresh * tiles;
        }
        let most = self.growth.len() - 1;
        f32::from(area.size) + tiles * self.growth[usize::from(area.open).min(most)]
    }
}
