//! The effect of a placement on the largest areas, without laying the tile.

use versailles::{Spot, Tile};

use crate::versailles::area_map::{
    Area, AreaMap, LargestAreas, TERRAINS, belongs, cell_index, east, fields, is_own, north, south, west,
};

/// A set of a tile's corners: bits 0 to 3 are nw, ne, se, sw.
type Corners = u8;
/// A set of the eight sides around a tile, two for each corner in turn.
type Sides = u8;
/// A set of terrains: bit n is terrain n.
type Terrains = u8;
const ALL_TERRAINS: Terrains = (1 << TERRAINS) - 1;

/// A tile, prepared for fast placement.
#[derive(Copy, Clone)]
pub(crate) struct TileShape {
    /// By terrain: the corners that may belong to its areas, and those that form an area even
    /// alone.
    corners: [Corners; TERRAINS],
    own: [Corners; TERRAINS],
    /// The number of its fields, by terrain.
    counts: [u8; TERRAINS],
    turns: usize,
}

impl TileShape {
    pub(crate) fn new(tile: Tile) -> TileShape {
        let fields = fields(tile);
        let corners = |is: fn(u8, usize) -> bool| {
            std::array::from_fn(|terrain| {
                (fields.iter().enumerate())
                    .map(|(corner, &field)| u8::from(is(field, terrain)) << corner)
                    .sum()
            })
        };
        let [nw, ne, se, sw] = fields;
        let turns = if nw == se && ne == sw { 2 } else { 4 };
        let (corners, own): ([Corners; TERRAINS], _) = (corners(belongs), corners(is_own));
        TileShape { corners, own, counts: corners.map(|corners| corners.count_ones() as u8), turns }
    }

    /// The number of distinct rotations. Tiles with two diagonal pairs look the same after half a
    /// turn.
    pub(crate) fn turns(&self) -> usize {
        self.turns
    }

    /// The number of its fields, by terrain.
    pub(crate) fn counts(&self) -> [u8; TERRAINS] {
        self.counts
    }
}

/// The corners after this many clockwise quarter turns.
#[inline]
fn turned(corners: Corners, quarters: usize) -> Corners {
    (corners << quarters | corners >> (4 - quarters)) & 0b1111
}

/// The sides of these corners.
#[inline]
fn sides(corners: Corners) -> Sides {
    const SIDES: [Sides; 16] = {
        let mut table = [0; 16];
        let mut corners = 0;
        while corners < 16 {
            let mut corner = 0;
            while corner < 4 {
                if corners >> corner & 1 == 1 {
                    table[corners] |= 0b11 << (2 * corner);
                }
                corner += 1;
            }
            corners += 1;
        }
        table
    };
    SIDES[usize::from(corners)]
}

/// A spot and the areas around it.
pub(crate) struct Neighbourhood<'a> {
    area_map: &'a AreaMap,
    /// The labels of the areas on the eight sides, by terrain, and the sides that have any.
    labels: [[u8; 8]; TERRAINS],
    touched: [Sides; TERRAINS],
    /// The number of fields of these areas, by terrain. An area on several sides counts several
    /// times.
    fields: [u16; TERRAINS],
    /// The sides with free ground.
    free: Sides,
    /// The largest areas, without the open sides that any tile here closes.
    largest: LargestAreas,
}

impl<'a> Neighbourhood<'a> {
    #[inline]
    pub(crate) fn new(area_map: &'a AreaMap, at: Spot) -> Neighbourhood<'a> {
        let nw = cell_index(at);
        let ne = east(nw);
        let (sw, se) = (south(nw), south(ne));
        let around = [west(nw), north(nw), north(ne), east(ne), east(se), south(se), south(sw), west(sw)];
        let largest_labels = area_map.largest_labels();
        let mut neighbourhood = Neighbourhood {
            area_map,
            labels: [[0; 8]; TERRAINS],
            touched: [0; TERRAINS],
            fields: [0; TERRAINS],
            free: 0,
            largest: area_map.largest_areas(),
        };
        for (side, &index) in around.iter().enumerate() {
            let cell = area_map.cell(index);
            neighbourhood.free |= u8::from(cell.is_free()) << side;
            area_map.each_label(cell, |terrain, label| {
                neighbourhood.labels[terrain][side] = label;
                neighbourhood.touched[terrain] |= 1 << side;
                neighbourhood.fields[terrain] += u16::from(area_map.area(label).size);
                neighbourhood.largest[terrain].open -= u8::from(label == largest_labels[terrain]);
            });
        }
        neighbourhood
    }

    /// The largest areas after a tile that enlarges none of them.
    #[inline]
    pub(crate) fn largest_without(&self) -> &LargestAreas {
        &self.largest
    }

    /// The terrains whose largest area may grow by this tile in some rotation.
    #[inline]
    pub(crate) fn may_grow(&self, shape: &TileShape) -> Terrains {
        let mut terrains = 0;
        for (terrain, &count) in shape.counts.iter().enumerate() {
            let most = self.fields[terrain] + u16::from(count);
            terrains |= Terrains::from(count > 0 && most > u16::from(self.largest[terrain].size)) << terrain;
        }
        terrains
    }

    /// The largest areas after this tile in this rotation, or `None` if none of them grows.
    #[inline]
    pub(crate) fn largest_areas(&self, shape: &TileShape, quarters: usize) -> Option<LargestAreas> {
        self.largest_areas_in(shape, quarters, ALL_TERRAINS)
    }

    /// The same, restricted to these terrains.
    #[inline]
    pub(crate) fn largest_areas_in(
        &self,
        shape: &TileShape,
        quarters: usize,
        mut terrains: Terrains,
    ) -> Option<LargestAreas> {
        let mut largest = self.largest;
        let mut changed = false;
        while terrains != 0 {
            let terrain = terrains.trailing_zeros() as usize;
            terrains &= terrains - 1;
            let current = &mut largest[terrain];
            let corners = turned(shape.corners[terrain], quarters);
            if corners == 0 {
                continue;
            }
            let own = turned(shape.own[terrain], quarters);
            let mut consider = |corners: Corners| {
                if let Some(area) = self.merged_area(terrain, corners, own)
                    && area.rank() > current.rank()
                {
                    *current = area;
                    changed = true;
                }
            };
            // Diagonal corners are connected outside of the tile or not at all.
            if (corners == 0b0101 || corners == 0b1010) && !self.are_connected(terrain, corners) {
                consider(corners & 0b0011);
                consider(corners & 0b1100);
            } else {
                consider(corners);
            }
        }
        changed.then_some(largest)
    }

    /// Whether an area touches both of two diagonal corners.
    fn are_connected(&self, terrain: usize, corners: Corners) -> bool {
        let touched = self.touched[terrain] & sides(corners);
        if touched & 0x0f == 0 || touched & 0xf0 == 0 {
            return false;
        }
        let (one, other) = self.labels[terrain].split_at(4);
        let first = if corners & 1 == 1 { 0 } else { 2 };
        let (one, other) = (&one[first..first + 2], &other[first..first + 2]);
        one.iter().any(|label| *label != 0 && other.contains(label))
    }

    /// The area that these corners become part of, or `None` if it is clearly smaller than the
    /// largest.
    #[inline]
    fn merged_area(&self, terrain: usize, corners: Corners, own: Corners) -> Option<Area> {
        let sides = sides(corners);
        let mut area = Area {
            size: corners.count_ones() as u8,
            own: (corners & own).count_ones() as u8,
            open: (self.free & sides).count_ones() as u8,
        };
        let mut touched = self.touched[terrain] & sides;
        if touched == 0 && area.size < self.largest[terrain].size {
            return None;
        }
        let labels = &self.labels[terrain];
        while touched != 0 {
            let label = labels[touched.trailing_zeros() as usize];
            let contacts = self.contacts(terrain, label);
            touched &= !contacts;
            let other = self.area_map.area(label);
            area.size += other.size;
            area.own += other.own;
            area.open += other.open - contacts.count_ones() as u8;
        }
        Some(area)
    }

    /// The sides that touch this area.
    #[inline]
    fn contacts(&self, terrain: usize, label: u8) -> Sides {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        // All eight bytes at once: a byte of the difference is zero where the labels are equal, and
        // only then its top bit stays clear. The product gathers the top bits.
        let difference =
            u64::from_le_bytes(self.labels[terrain]) ^ (u64::from(label) * 0x0101_0101_0101_0101);
        let same = !(((difference & LOW) + LOW) | difference | LOW);
        ((same >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as Sides
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Nobody, below};
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;
    use versailles::{Action, Data, Options, Phase, Position, Rotation, Type};

    use super::*;

    /// Compares the effect with laying the tile, in many random games.
    #[test]
    fn the_effect_is_what_laying_the_tile_leads_to() {
        let data = Data::load(|_| None).expect("the built-in data are valid");
        let options = Options::new(3);
        for seed in 0..20 {
            let mut rng = Pcg64Mcg::seed_from_u64(seed);
            let setup = Position::deal(&options, &data, &mut rng);
            let mut position = Position::new(&options, &setup).expect("a deal is valid");
            let mut legal = Vec::new();
            while let Some(seat) = position.to_act().first() {
                position.legal(seat, &mut legal);
                if position.phase() == Phase::Laying {
                    let area_map = AreaMap::of(position.garden(seat));
                    legal.iter().step_by(7).for_each(|&action| check(&position, &area_map, action));
                }
                let action = legal[below(&mut rng, legal.len())];
                position.apply(seat, action, &mut Nobody).expect("it is legal");
            }
        }
    }

    fn check(position: &Position, area_map: &AreaMap, action: Action) {
        let (Action::Lay { at, turn }, Some(tile), Some(seat)) =
            (action, position.tile_to_lay(), position.to_act().first())
        else {
            panic!("a tile is to be laid");
        };
        let shape = TileShape::new(tile);
        let quarters = usize::from(turn.quarters()) % shape.turns();
        let neighbourhood = Neighbourhood::new(area_map, at);
        let effect =
            neighbourhood.largest_areas(&shape, quarters).unwrap_or(*neighbourhood.largest_without());
        let mut laid = area_map.clone();
        laid.lay(at, Rotation::ALL[quarters], tile);
        let mut garden = *position.garden(seat);
        garden.lay(at, turn, tile).expect("it is legal");
        for (terrain, (effect, area)) in effect.iter().zip(laid.largest_areas()).enumerate() {
            let size = Type::ALL.get(terrain).map_or(garden.areas().site, |&one| garden.areas().types[one]);
            assert_eq!((effect.size, area.size), (size, size), "{garden:?} {action}");
            assert_eq!(effect.open, area.open, "{garden:?} {action}");
            let predicted = neighbourhood.may_grow(&shape) >> terrain & 1 == 1;
            assert!(predicted || size == area_map.largest_areas()[terrain].size, "{garden:?} {action}");
        }
    }
}
