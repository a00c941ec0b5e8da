//! A garden as a bot sees it: every area by name, so that what a tile would do is a few look-ups.

use versailles::{Garden, Kind, Laid, Spot, Tile, Rotation};

/// What areas are made of: the five types in their order, then building ground.
pub(crate) const TERRAINS: usize = 6;
pub(crate) const SITE: usize = 5;

/// Rows and columns of the torus. A garden spans at most 28 fields, so that its edges never meet.
const SIDE: usize = 32;
/// A tile with three jokers and another field begins sixteen areas at the most; number 0 is no area.
const MOST_AREAS: usize = 16 * Garden::TILES + 1;
const MOST_JOKERS: usize = 3 * Garden::TILES;

/// What a cell holds: nothing, a soil and one, or a joker.
const FREE: u8 = 0;
const JOKER: u8 = TERRAINS as u8 + 1;

/// One area; also one of jokers alone, which counts only once a field of the type joins it.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Area {
    pub(crate) size: u8,
    /// Fields that are no jokers.
    pub(crate) own: u8,
    /// Sides of its fields that face free ground: where it can grow.
    pub(crate) open: u8,
}

impl Area {
    /// What is compared to find the main area of a type.
    #[inline]
    pub(crate) fn rank(self) -> u16 {
        if self.own == 0 { 0 } else { u16::from(self.size) << 8 | u16::from(self.open) }
    }
}

/// One field of ground.
#[derive(Copy, Clone, Default)]
pub(crate) struct Cell {
    pub(crate) kind: u8,
    /// The area, as it was first called; the number of the joker, for one.
    area: u8,
}

impl Cell {
    #[inline]
    pub(crate) fn is_free(self) -> bool {
        self.kind == FREE
    }
}

/// What the fields of a tile are to cells: nw, ne, se, sw.
pub(crate) type Fields = [u8; 4];

/// A tile's fields, before it is turned.
#[inline]
pub(crate) fn fields(tile: Tile) -> Fields {
    tile.fields().map(|kind| match kind {
        Kind::Site => SITE as u8 + 1,
        Kind::Joker => JOKER,
        kind => kind as u8,
    })
}

/// Whether such a field may belong to areas of this soil.
#[inline]
pub(crate) fn belongs(field: u8, terrain: usize) -> bool {
    is_own(field, terrain) || field == JOKER && terrain != SITE
}

/// Whether such a field makes an area of this soil, even alone.
#[inline]
pub(crate) fn is_own(field: u8, terrain: usize) -> bool {
    usize::from(field) == terrain + 1
}

/// A garden as a bot sees it.
#[derive(Clone)]
pub(crate) struct AreaMap {
    cells: [Cell; SIDE * SIDE],
    areas: [Area; MOST_AREAS],
    /// What an area is called since it was joined with others.
    root: [u8; MOST_AREAS],
    count: u8,
    jokers: [[u8; 5]; MOST_JOKERS],
    joker_count: u8,
    /// The largest area of each soil; 0 if there is none.
    main: [u8; TERRAINS],
}

/// The largest area of each soil.
pub(crate) type LargestAreas = [Area; TERRAINS];

impl AreaMap {
    /// No tile.
    pub(crate) const EMPTY: AreaMap = AreaMap {
        cells: [Cell { kind: FREE, area: 0 }; SIDE * SIDE],
        areas: [Area { size: 0, own: 0, open: 0 }; MOST_AREAS],
        root: [0; MOST_AREAS],
        count: 1,
        jokers: [[0; 5]; MOST_JOKERS],
        joker_count: 0,
        main: [0; TERRAINS],
    };

    pub(crate) fn of(garden: &Garden) -> AreaMap {
        let mut area_map = AreaMap::EMPTY;
        garden.tiles().for_each(|Laid { at, turn, tile }| area_map.lay(at, turn, tile));
        area_map
    }

    #[inline]
    pub(crate) fn cell(&self, place: usize) -> Cell {
        self.cells[place]
    }

    #[inline]
    pub(crate) fn area(&self, label: u8) -> Area {
        self.areas[usize::from(label)]
    }

    /// The name of the largest area of each soil; 0 if there is none.
    #[inline]
    pub(crate) fn largest_labels(&self) -> [u8; TERRAINS] {
        self.main
    }

    /// The largest area of each soil.
    #[inline]
    pub(crate) fn largest_areas(&self) -> LargestAreas {
        self.main.map(|label| self.area(label))
    }

    /// Lays a tile where there is room for it.
    pub(crate) fn lay(&mut self, at: Spot, turn: Rotation, tile: Tile) {
        let nw = place(at);
        let places = [nw, east(nw), south(east(nw)), south(nw)];
        for (place, field) in places.into_iter().zip(fields(tile.turned(turn))) {
            self.put(place, field);
        }
        for terrain in 0..TERRAINS {
            let mut main = self.root[usize::from(self.main[terrain])];
            for place in places {
                let label = self.label(self.cells[place], terrain);
                if self.area(label).rank() > self.area(main).rank() {
                    main = label;
                }
            }
            self.main[terrain] = main;
        }
    }

    fn put(&mut self, place: usize, field: u8) {
        let around = [north(place), east(place), south(place), west(place)];
        let open = around.iter().filter(|&&next| self.cells[next].is_free()).count() as u8;
        around.iter().for_each(|&next| self.close_side(self.cells[next]));
        if field == JOKER {
            let number = self.joker_count;
            self.joker_count += 1;
            self.cells[place] = Cell { kind: field, area: number };
            for terrain in 0..SITE {
                let label = self.begin(Area { size: 1, own: 0, open });
                self.jokers[usize::from(number)][terrain] = label;
                around.iter().for_each(|&next| self.join(label, self.label(self.cells[next], terrain)));
            }
        } else {
            let label = self.begin(Area { size: 1, own: 1, open });
            self.cells[place] = Cell { kind: field, area: label };
            let terrain = usize::from(field) - 1;
            around.iter().for_each(|&next| self.join(label, self.label(self.cells[next], terrain)));
        }
    }

    /// A field is no longer free on one side.
    fn close_side(&mut self, cell: Cell) {
        for terrain in 0..TERRAINS {
            let label = self.label(cell, terrain);
            if label != 0 {
                self.areas[usize::from(label)].open -= 1;
            }
        }
    }

    fn begin(&mut self, area: Area) -> u8 {
        let label = self.count;
        self.areas[usize::from(label)] = area;
        self.root[usize::from(label)] = label;
        self.count += 1;
        label
    }

    /// Makes two areas one. The second may be none.
    fn join(&mut self, one: u8, other: u8) {
        let one = self.root[usize::from(one)];
        if other == 0 || other == one {
            return;
        }
        let joined = self.area(other);
        let area = &mut self.areas[usize::from(one)];
        area.size += joined.size;
        area.own += joined.own;
        area.open += joined.open;
        for root in &mut self.root[..usize::from(self.count)] {
            if *root == other {
                *root = one;
            }
        }
    }

    /// Every area that a field belongs to, with its soil.
    #[inline]
    pub(crate) fn each_label(&self, cell: Cell, mut visit: impl FnMut(usize, u8)) {
        if cell.kind == JOKER {
            let labels = &self.jokers[usize::from(cell.area)];
            labels
                .iter()
                .enumerate()
                .for_each(|(terrain, &label)| visit(terrain, self.root[usize::from(label)]));
        } else if !cell.is_free() {
            visit(usize::from(cell.kind) - 1, self.root[usize::from(cell.area)]);
        }
    }

    /// The area of this soil that a field belongs to; 0 if it does not.
    #[inline]
    pub(crate) fn label(&self, cell: Cell, terrain: usize) -> u8 {
        if is_own(cell.kind, terrain) {
            self.root[usize::from(cell.area)]
        } else if cell.kind == JOKER && terrain != SITE {
            self.root[usize::from(self.jokers[usize::from(cell.area)][terrain])]
        } else {
            0
        }
    }
}

/// The cell of a spot. Coordinates count modulo 32.
#[inline]
pub(crate) fn place(at: Spot) -> usize {
    (at.y() as usize % SIDE) * SIDE + at.x() as usize % SIDE
}

#[inline]
pub(crate) fn north(place: usize) -> usize {
    (place + SIDE * (SIDE - 1)) % (SIDE * SIDE)
}

#[inline]
pub(crate) fn south(place: usize) -> usize {
    (place + SIDE) % (SIDE * SIDE)
}

#[inline]
pub(crate) fn east(place: usize) -> usize {
    place / SIDE * SIDE + (place + 1) % SIDE
}

#[inline]
pub(crate) fn west(place: usize) -> usize {
    place / SIDE * SIDE + (place + SIDE - 1) % SIDE
}
