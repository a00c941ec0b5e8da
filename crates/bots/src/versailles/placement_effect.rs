//! What a tile would do at a spot.

use versailles::{Spot, Tile};

use crate::versailles::area_map::{
    Area, AreaMap, LargestAreas, TERRAINS, belongs, east, fields, is_own, north, place, south, west,
};

/// Some of a tile's corners: bits 0 to 3 are nw, ne, se, sw.
type Corners = u8;
/// Some of the eight sides around a tile, two for each of its corners in turn.
type Sides = u8;
/// Some of the soils: bit n is soil n.
type Terrains = u8;
const ALL_TERRAINS: Terrains = (1 << TERRAINS) - 1;

/// The tile that is to be laid.
#[derive(Copy, Clone)]
pub(crate) struct TileShape {
    /// By soil: the corners that may belong to its areas, and those that make an area even alone.
    corners: [Corners; TERRAINS],
    own: [Corners; TERRAINS],
    /// How many fields it has for each soil.
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

    /// How many different turns it has: tiles with two crosswise pairs look the same after half a turn.
    pub(crate) fn turns(&self) -> usize {
        self.turns
    }

    /// How many fields it has for each soil.
    pub(crate) fn counts(&self) -> [u8; TERRAINS] {
        self.counts
    }
}

/// The corners after so many quarters of a turn, clockwise.
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

/// A spot and what lies around it.
pub(crate) struct Neighbourhood<'a> {
    area_map: &'a AreaMap,
    /// The areas of each soil on the eight sides, and on which sides there are any.
    labels: [[u8; 8]; TERRAINS],
    touched: [Sides; TERRAINS],
    /// The fields of these areas of each soil; one that is on several sides counts several times.
    fields: [u16; TERRAINS],
    /// Where the ground is free.
    free: Sides,
    /// The main areas, without the sides that any tile here closes.
    mains: LargestAreas,
}

impl<'a> Neighbourhood<'a> {
    #[inline]
    pub(crate) fn new(area_map: &'a AreaMap, at: Spot) -> Neighbourhood<'a> {
        let nw = place(at);
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
            mains: area_map.largest_areas(),
        };
        for (side, &place) in around.iter().enumerate() {
            let cell = area_map.cell(place);
            neighbourhood.free |= u8::from(cell.is_free()) << side;
            area_map.each_label(cell, |terrain, label| {
                neighbourhood.labels[terrain][side] = label;
                neighbourhood.touched[terrain] |= 1 << side;
                neighbourhood.fields[terrain] += u16::from(area_map.area(label).size);
                neighbourhood.mains[terrain].open -= u8::from(label == largest_labels[terrain]);
            });
        }
        neighbourhood
    }

    /// The main areas, once a tile lies here that is part of none.
    #[inline]
    pub(crate) fn closed(&self) -> &LargestAreas {
        &self.mains
    }

    /// The soils whose main area may become larger by the piece, however it is turned: bit n is soil n.
    #[inline]
    pub(crate) fn may_grow(&self, shape: &TileShape) -> Terrains {
        let mut terrains = 0;
        for (terrain, &count) in shape.counts.iter().enumerate() {
            let most = self.fields[terrain] + u16::from(count);
            terrains |= Terrains::from(count > 0 && most > u16::from(self.mains[terrain].size)) << terrain;
        }
        terrains
    }

    /// The main areas, once the piece lies here, turned by so many quarters; nothing, if they stay what they were.
    #[inline]
    pub(crate) fn largest_areas(&self, shape: &TileShape, quarters: usize) -> Option<LargestAreas> {
        self.largest_areas_in(shape, quarters, ALL_TERRAINS)
    }

    /// The same, if only these soils are looked at.
    #[inline]
    pub(crate) fn largest_areas_in(
        &self,
        shape: &TileShape,
        quarters: usize,
        mut terrains: Terrains,
    ) -> Option<LargestAreas> {
        let mut mains = self.mains;
        let mut changed = false;
        while terrains != 0 {
            let terrain = terrains.trailing_zeros() as usize;
            terrains &= terrains - 1;
            let main = &mut mains[terrain];
            let corners = turned(shape.corners[terrain], quarters);
            if corners == 0 {
                continue;
            }
            let own = turned(shape.own[terrain], quarters);
            let mut consider = |corners: Corners| {
                if let Some(area) = self.grown(terrain, corners, own)
                    && area.rank() > main.rank()
                {
                    *main = area;
                    changed = true;
                }
            };
            // Corners that lie crosswise meet outside, or not at all.
            if (corners == 0b0101 || corners == 0b1010) && !self.meet(terrain, corners) {
                consider(corners & 0b0011);
                consider(corners & 0b1100);
            } else {
                consider(corners);
            }
        }
        changed.then_some(mains)
    }

    /// Whether an area touches both of two corners that lie crosswise.
    fn meet(&self, terrain: usize, corners: Corners) -> bool {
        let touched = self.touched[terrain] & sides(corners);
        if touched & 0x0f == 0 || touched & 0xf0 == 0 {
            return false;
        }
        let (one, other) = self.labels[terrain].split_at(4);
        let first = if corners & 1 == 1 { 0 } else { 2 };
        let (one, other) = (&one[first..first + 2], &other[first..first + 2]);
        one.iter().any(|label| *label != 0 && other.contains(label))
    }

    /// The area that these corners of the piece are part of; nothing, if it is clearly smaller than the main area.
    #[inline]
    fn grown(&self, terrain: usize, corners: Corners, own: Corners) -> Option<Area> {
        let sides = sides(corners);
        let mut area = Area {
            size: corners.count_ones() as u8,
            own: (corners & own).count_ones() as u8,
            open: (self.free & sides).count_ones() as u8,
        };
        let mut touched = self.touched[terrain] & sides;
        if touched == 0 && area.size < self.mains[terrain].size {
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

    /// The sides on which there is this area.
    #[inline]
    fn contacts(&self, terrain: usize, label: u8) -> Sides {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        // All eight at once: where the names are the same, the difference is a zero byte, and only there no carry or bit
        // reaches the top of the byte. The product gathers the tops.
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

    /// In many random games, a fit says of every place what laying there comes to.
    #[test]
    fn a_fit_says_what_laying_comes_to() {
        let data = Data::load(|_| None).expect("the built-in data are right");
        let options = Options::new(3);
        for seed in 0..20 {
            let mut rng = Pcg64Mcg::seed_from_u64(seed);
            let setup = Position::deal(&options, &data, &mut rng);
            let mut position = Position::new(&options, &setup).expect("a deal is right");
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
        let placement_effect =
            neighbourhood.largest_areas(&shape, quarters).unwrap_or(*neighbourhood.closed());
        let mut laid = area_map.clone();
        laid.lay(at, Rotation::ALL[quarters], tile);
        let mut garden = *position.garden(seat);
        garden.lay(at, turn, tile).expect("it is legal");
        for (terrain, (placement_effect, main)) in
            placement_effect.iter().zip(laid.largest_areas()).enumerate()
        {
            let size = Type::ALL.get(terrain).map_or(garden.areas().site, |&one| garden.areas().types[one]);
            assert_eq!((placement_effect.size, main.size), (size, size), "{garden:?} {action}");
            assert_eq!(placement_effect.open, main.open, "{garden:?} {action}");
            let foreseen = neighbourhood.may_grow(&shape) >> terrain & 1 == 1;
            assert!(foreseen || size == area_map.largest_areas()[terrain].size, "{garden:?} {action}");
        }
    }
}
