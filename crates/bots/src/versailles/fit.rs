//! What a tile would do at a spot.

use versailles::{Spot, Tile};

use crate::versailles::survey::{
    Area, Mains, SOILS, Survey, belongs, east, fields, is_own, north, place, south, west,
};

/// Some of a tile's corners: bits 0 to 3 are nw, ne, se, sw.
type Corners = u8;
/// Some of the eight sides around a tile, two for each of its corners in turn.
type Sides = u8;
/// Some of the soils: bit n is soil n.
type Soils = u8;
const ALL_SOILS: Soils = (1 << SOILS) - 1;

/// The tile that is to be laid.
#[derive(Copy, Clone)]
pub(crate) struct Piece {
    /// By soil: the corners that may belong to its areas, and those that make an area even alone.
    corners: [Corners; SOILS],
    own: [Corners; SOILS],
    /// How many fields it has for each soil.
    counts: [u8; SOILS],
    turns: usize,
}

impl Piece {
    pub(crate) fn new(tile: Tile) -> Piece {
        let fields = fields(tile);
        let corners = |is: fn(u8, usize) -> bool| {
            std::array::from_fn(|soil| {
                (fields.iter().enumerate()).map(|(corner, &field)| u8::from(is(field, soil)) << corner).sum()
            })
        };
        let [nw, ne, se, sw] = fields;
        let turns = if nw == se && ne == sw { 2 } else { 4 };
        let (corners, own): ([Corners; SOILS], _) = (corners(belongs), corners(is_own));
        Piece { corners, own, counts: corners.map(|corners| corners.count_ones() as u8), turns }
    }

    /// How many different turns it has: tiles with two crosswise pairs look the same after half a turn.
    pub(crate) fn turns(&self) -> usize {
        self.turns
    }

    /// How many fields it has for each soil.
    pub(crate) fn counts(&self) -> [u8; SOILS] {
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
pub(crate) struct Nook<'a> {
    survey: &'a Survey,
    /// The areas of each soil on the eight sides, and on which sides there are any.
    names: [[u8; 8]; SOILS],
    touched: [Sides; SOILS],
    /// The fields of these areas of each soil; one that is on several sides counts several times.
    fields: [u16; SOILS],
    /// Where the ground is free.
    free: Sides,
    /// The main areas, without the sides that any tile here closes.
    mains: Mains,
}

impl<'a> Nook<'a> {
    #[inline]
    pub(crate) fn new(survey: &'a Survey, at: Spot) -> Nook<'a> {
        let nw = place(at);
        let ne = east(nw);
        let (sw, se) = (south(nw), south(ne));
        let around = [west(nw), north(nw), north(ne), east(ne), east(se), south(se), south(sw), west(sw)];
        let main_names = survey.main_names();
        let mut nook = Nook {
            survey,
            names: [[0; 8]; SOILS],
            touched: [0; SOILS],
            fields: [0; SOILS],
            free: 0,
            mains: survey.mains(),
        };
        for (side, &place) in around.iter().enumerate() {
            let cell = survey.cell(place);
            nook.free |= u8::from(cell.is_free()) << side;
            survey.each_name(cell, |soil, name| {
                nook.names[soil][side] = name;
                nook.touched[soil] |= 1 << side;
                nook.fields[soil] += u16::from(survey.area(name).size);
                nook.mains[soil].open -= u8::from(name == main_names[soil]);
            });
        }
        nook
    }

    /// The main areas, once a tile lies here that is part of none.
    #[inline]
    pub(crate) fn closed(&self) -> &Mains {
        &self.mains
    }

    /// The soils whose main area may become larger by the piece, however it is turned: bit n is soil n.
    #[inline]
    pub(crate) fn may_grow(&self, piece: &Piece) -> Soils {
        let mut soils = 0;
        for (soil, &count) in piece.counts.iter().enumerate() {
            let most = self.fields[soil] + u16::from(count);
            soils |= Soils::from(count > 0 && most > u16::from(self.mains[soil].size)) << soil;
        }
        soils
    }

    /// The main areas, once the piece lies here, turned by so many quarters; nothing, if they stay what they were.
    #[inline]
    pub(crate) fn mains(&self, piece: &Piece, quarters: usize) -> Option<Mains> {
        self.mains_of(piece, quarters, ALL_SOILS)
    }

    /// The same, if only these soils are looked at.
    #[inline]
    pub(crate) fn mains_of(&self, piece: &Piece, quarters: usize, mut soils: Soils) -> Option<Mains> {
        let mut mains = self.mains;
        let mut changed = false;
        while soils != 0 {
            let soil = soils.trailing_zeros() as usize;
            soils &= soils - 1;
            let main = &mut mains[soil];
            let corners = turned(piece.corners[soil], quarters);
            if corners == 0 {
                continue;
            }
            let own = turned(piece.own[soil], quarters);
            let mut consider = |corners: Corners| {
                if let Some(area) = self.grown(soil, corners, own)
                    && area.rank() > main.rank()
                {
                    *main = area;
                    changed = true;
                }
            };
            // Corners that lie crosswise meet outside, or not at all.
            if (corners == 0b0101 || corners == 0b1010) && !self.meet(soil, corners) {
                consider(corners & 0b0011);
                consider(corners & 0b1100);
            } else {
                consider(corners);
            }
        }
        changed.then_some(mains)
    }

    /// Whether an area touches both of two corners that lie crosswise.
    fn meet(&self, soil: usize, corners: Corners) -> bool {
        let touched = self.touched[soil] & sides(corners);
        if touched & 0x0f == 0 || touched & 0xf0 == 0 {
            return false;
        }
        let (one, other) = self.names[soil].split_at(4);
        let first = if corners & 1 == 1 { 0 } else { 2 };
        let (one, other) = (&one[first..first + 2], &other[first..first + 2]);
        one.iter().any(|name| *name != 0 && other.contains(name))
    }

    /// The area that these corners of the piece are part of; nothing, if it is clearly smaller than the main area.
    #[inline]
    fn grown(&self, soil: usize, corners: Corners, own: Corners) -> Option<Area> {
        let sides = sides(corners);
        let mut area = Area {
            size: corners.count_ones() as u8,
            own: (corners & own).count_ones() as u8,
            open: (self.free & sides).count_ones() as u8,
        };
        let mut touched = self.touched[soil] & sides;
        if touched == 0 && area.size < self.mains[soil].size {
            return None;
        }
        let names = &self.names[soil];
        while touched != 0 {
            let name = names[touched.trailing_zeros() as usize];
            let contacts = self.contacts(soil, name);
            touched &= !contacts;
            let other = self.survey.area(name);
            area.size += other.size;
            area.own += other.own;
            area.open += other.open - contacts.count_ones() as u8;
        }
        Some(area)
    }

    /// The sides on which there is this area.
    #[inline]
    fn contacts(&self, soil: usize, name: u8) -> Sides {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        // All eight at once: where the names are the same, the difference is a zero byte, and only there no carry or bit
        // reaches the top of the byte. The product gathers the tops.
        let difference = u64::from_le_bytes(self.names[soil]) ^ (u64::from(name) * 0x0101_0101_0101_0101);
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
            let mut dice = Pcg64Mcg::seed_from_u64(seed);
            let setup = Position::deal(&options, &data, &mut dice);
            let mut position = Position::new(&options, &setup).expect("a deal is right");
            let mut legal = Vec::new();
            while let Some(seat) = position.to_act().first() {
                position.legal(seat, &mut legal);
                if position.phase() == Phase::Laying {
                    let survey = Survey::of(position.garden(seat));
                    legal.iter().step_by(7).for_each(|&action| check(&position, &survey, action));
                }
                let action = legal[below(&mut dice, legal.len())];
                position.apply(seat, action, &mut Nobody).expect("it is legal");
            }
        }
    }

    fn check(position: &Position, survey: &Survey, action: Action) {
        let (Action::Lay { at, turn }, Some(tile), Some(seat)) =
            (action, position.tile_to_lay(), position.to_act().first())
        else {
            panic!("a tile is to be laid");
        };
        let piece = Piece::new(tile);
        let quarters = usize::from(turn.quarters()) % piece.turns();
        let nook = Nook::new(survey, at);
        let fit = nook.mains(&piece, quarters).unwrap_or(*nook.closed());
        let mut laid = survey.clone();
        laid.lay(at, Rotation::ALL[quarters], tile);
        let mut garden = *position.garden(seat);
        garden.lay(at, turn, tile).expect("it is legal");
        for (soil, (fit, main)) in fit.iter().zip(laid.mains()).enumerate() {
            let size = Type::ALL.get(soil).map_or(garden.areas().site, |&one| garden.areas().types[one]);
            assert_eq!((fit.size, main.size), (size, size), "{garden:?} {action}");
            assert_eq!(fit.open, main.open, "{garden:?} {action}");
            let foreseen = nook.may_grow(&piece) >> soil & 1 == 1;
            assert!(foreseen || size == survey.mains()[soil].size, "{garden:?} {action}");
        }
    }
}
