//! The garden of one player: its tiles and largest areas.

use serde::Serialize;

use crate::area::Terrain;
use crate::bitboard::{Bitboard, on_torus};
use crate::bounds::Bounds;
use crate::{Areas, Kind, LegalSpots, PerType, Refusal, Rotation, Spot, Tile, Type};

/// A tile in a garden.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Laid {
    /// The spot of its nw field.
    pub at: Spot,
    /// How far the tile is rotated.
    pub turn: Rotation,
    /// The tile before the rotation.
    pub tile: Tile,
}

/// The garden of one player: its tiles, and the size of the largest area of each type.
///
/// ```
/// use versailles::{Garden, Spot, Rotation, Type};
///
/// let mut garden = Garden::EMPTY;
/// garden.lay(Spot::ORIGIN, Rotation::NONE, "yyyg".parse()?)?;
/// garden.lay(Spot::new(2, 0).ok_or("out of reach")?, Rotation::NONE, "yrbw".parse()?)?;
/// assert_eq!(garden.areas().types[Type::Yellow], 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Garden {
    /// Plane `p` has the fields whose kind has bit `p` set. A field that is in no plane is empty.
    planes: [Bitboard; 3],
    bounds: Bounds,
    laid: [Option<Laid>; Garden::TILES],
    count: u8,
    areas: Areas,
}

impl Garden {
    /// The number of tiles at the end of the game.
    pub const TILES: usize = 14;

    /// A garden without a tile.
    pub const EMPTY: Garden = Garden {
        planes: [Bitboard::EMPTY; 3],
        bounds: Bounds::of_tile(Spot::ORIGIN),
        laid: [None; Garden::TILES],
        count: 0,
        areas: Areas { types: PerType::new([0; 5]), site: 0 },
    };

    /// The number of tiles.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether there is no tile.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether the garden has all its tiles.
    pub const fn is_full(&self) -> bool {
        self.len() == Garden::TILES
    }

    /// The tiles, in the order in which they were laid.
    pub fn tiles(&self) -> impl Iterator<Item = Laid> {
        self.laid.iter().map_while(|&laid| laid)
    }

    /// What the field at (x, y) shows, if there is a tile.
    pub fn kind(&self, x: i8, y: i8) -> Option<Kind> {
        if self.is_empty() || !self.bounds.contains(x, y) {
            return None;
        }
        let bits =
            self.planes.iter().enumerate().map(|(p, plane)| u16::from(plane.contains(x, y)) << p).sum();
        Kind::from_bits(bits)
    }

    /// The sizes of the largest areas.
    pub const fn areas(&self) -> &Areas {
        &self.areas
    }

    /// The spots for the next tile.
    #[inline]
    pub fn legal_spots(&self) -> LegalSpots {
        LegalSpots::of(self)
    }

    /// Lays a tile.
    ///
    /// The first tile lies at [`Spot::ORIGIN`]. Later tiles lie on free fields and share the side
    /// of a field with the garden; touching at a corner is not enough.
    pub fn lay(&mut self, at: Spot, turn: Rotation, tile: Tile) -> Result<(), Refusal> {
        self.check(at)?;
        self.put(Laid { at, turn, tile });
        Ok(())
    }

    /// Checks that a tile may be laid at a spot.
    pub(crate) fn check(&self, at: Spot) -> Result<(), Refusal> {
        if self.is_full() {
            return Err(Refusal::GardenFull);
        }
        if self.is_empty() {
            return if at == Spot::ORIGIN { Ok(()) } else { Err(Refusal::FirstTile) };
        }
        // Beyond this distance, the torus would show fields of the other side of the garden.
        if !self.bounds.reach(at) {
            return Err(Refusal::Apart(at));
        }
        // The tile covers the two middle columns of x-1 to x+2, and the two middle rows.
        let [above, upper, lower, below] = [-1, 0, 1, 2].map(|down| self.occupied(at.y() + down, at.x() - 1));
        let (inner, outer) = (upper | lower, above | below);
        if inner & 0b0110 != 0 {
            Err(Refusal::Occupied(at))
        } else if outer & 0b0110 | inner & 0b1001 == 0 {
            Err(Refusal::Apart(at))
        } else {
            Ok(())
        }
    }

    /// Lays a tile at a spot that was checked.
    fn put(&mut self, laid: Laid) {
        let Laid { at, turn, tile } = laid;
        let tile = tile.turned(turn);
        self.fill(at, tile);
        let bounds = Bounds::of_tile(at);
        self.bounds = if self.is_empty() { bounds } else { self.bounds.and(bounds) };
        self.laid[self.len()] = Some(laid);
        self.count += 1;
        self.measure(at, tile);
    }

    fn fill(&mut self, at: Spot, tile: Tile) {
        let (x, y) = (on_torus(at.x()) as u32, on_torus(at.y()));
        for (p, plane) in self.planes.iter_mut().enumerate() {
            let [nw, ne, se, sw] = [0, 3, 6, 9].map(|shift| u32::from(tile.bits() >> (shift + p)) & 1);
            *plane.row_mut(y) |= (nw | ne << 1).rotate_left(x);
            *plane.row_mut(y + 1) |= (sw | se << 1).rotate_left(x);
        }
    }

    /// Updates the largest areas. Areas only grow, and only those that contain a field of the new
    /// tile.
    fn measure(&mut self, at: Spot, tile: Tile) {
        let (y, columns) = (on_torus(at.y()), 3u32.rotate_left(on_torus(at.x()) as u32));
        let joker = tile.shows(Kind::Joker);
        for garden_type in Type::ALL {
            let kind = Kind::from(garden_type);
            if joker || tile.shows(kind) {
                let area = Terrain::new(&self.planes, kind).largest_through(y, columns);
                let largest = &mut self.areas.types[garden_type];
                *largest = area.max(*largest);
            }
        }
        if tile.shows(Kind::Site) {
            let area = Terrain::new(&self.planes, Kind::Site).largest_through(y, columns);
            self.areas.site = area.max(self.areas.site);
        }
    }

    /// The occupied fields of row `y`. Bit 0 is column `left`.
    #[inline]
    pub(crate) fn occupied(&self, y: i8, left: i8) -> u32 {
        let [a, b, c] = &self.planes;
        let y = on_torus(y);
        (a.row(y) | b.row(y) | c.row(y)).rotate_right(on_torus(left) as u32)
    }

    /// The fields that may belong to areas of this kind.
    pub(crate) fn terrain(&self, kind: Kind) -> Terrain<'_> {
        Terrain::new(&self.planes, kind)
    }

    #[inline]
    pub(crate) const fn bounds(&self) -> Bounds {
        self.bounds
    }
}
