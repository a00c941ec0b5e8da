//! A garden as a bot sees it: every area by name, so that what a tile would do is a few look-ups.

use versailles::{Garden, Kind, Laid, Rotation, Spot, Tile};

/// What areas are made of: the five types in their order, then building ground.
pub(crate) const SOILS: usize = 6;
pub(crate) const SITE: usize = 5;

/// Rows and columns of the torus. A garden spans at most 28 fields, so that its edges never meet.
const SIDE: usize = 32;
/// A tile with three jokers and another field begins sixteen areas at the most; number 0 is no area.
const MOST_AREAS: usize = 16 * Garden::TILES + 1;
const MOST_JOKERS: usize = 3 * Garden::TILES;

/// What a cell holds: nothing, a soil and one, or a joker.
const FREE: u8 = 0;
const JOKER: u8 = SOILS as u8 + 1;

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
pub(crate) fn belongs(field: u8, soil: usize) -> bool {
    is_own(field, soil) || field == JOKER && soil != SITE
}

/// Whether such a field makes an area of this soil, even alone.
#[inline]
pub(crate) fn is_own(field: u8, soil: usize) -> bool {
    usize::from(field) == soil + 1
}

/// A garden as a bot sees it.
#[derive(Clone)]
pub(crate) struct Survey {
    cells: [Cell; SIDE * SIDE],
    areas: [Area; MOST_AREAS],
    /// What an area is called since it was joined with others.
    called: [u8; MOST_AREAS],
    count: u8,
    jokers: [[u8; 5]; MOST_JOKERS],
    joker_count: u8,
    /// The largest area of each soil; 0 if there is none.
    main: [u8; SOILS],
}

/// The largest area of each soil.
pub(crate) type Mains = [Area; SOILS];

impl Survey {
    /// No tile.
    pub(crate) const EMPTY: Survey = Survey {
        cells: [Cell { kind: FREE, area: 0 }; SIDE * SIDE],
        areas: [Area { size: 0, own: 0, open: 0 }; MOST_AREAS],
        called: [0; MOST_AREAS],
        count: 1,
        jokers: [[0; 5]; MOST_JOKERS],
        joker_count: 0,
        main: [0; SOILS],
    };

    pub(crate) fn of(garden: &Garden) -> Survey {
        let mut survey = Survey::EMPTY;
        garden.tiles().for_each(|Laid { at, turn, tile }| survey.lay(at, turn, tile));
        survey
    }

    #[inline]
    pub(crate) fn cell(&self, place: usize) -> Cell {
        self.cells[place]
    }

    #[inline]
    pub(crate) fn area(&self, name: u8) -> Area {
        self.areas[usize::from(name)]
    }

    /// The name of the largest area of each soil; 0 if there is none.
    #[inline]
    pub(crate) fn main_names(&self) -> [u8; SOILS] {
        self.main
    }

    /// The largest area of each soil.
    #[inline]
    pub(crate) fn mains(&self) -> Mains {
        self.main.map(|name| self.area(name))
    }

    /// Lays a tile where there is room for it.
    pub(crate) fn lay(&mut self, at: Spot, turn: Rotation, tile: Tile) {
        let nw = place(at);
        let places = [nw, east(nw), south(east(nw)), south(nw)];
        for (place, field) in places.into_iter().zip(fields(tile.turned(turn))) {
            self.put(place, field);
        }
        for soil in 0..SOILS {
            let mut main = self.called[usize::from(self.main[soil])];
            for place in places {
                let name = self.name(self.cells[place], soil);
                if self.area(name).rank() > self.area(main).rank() {
                    main = name;
                }
            }
            self.main[soil] = main;
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
            for soil in 0..SITE {
                let name = self.begin(Area { size: 1, own: 0, open });
                self.jokers[usize::from(number)][soil] = name;
                around.iter().for_each(|&next| self.join(name, self.name(self.cells[next], soil)));
            }
        } else {
            let name = self.begin(Area { size: 1, own: 1, open });
            self.cells[place] = Cell { kind: field, area: name };
            let soil = usize::from(field) - 1;
            around.iter().for_each(|&next| self.join(name, self.name(self.cells[next], soil)));
        }
    }

    /// A field is no longer free on one side.
    fn close_side(&mut self, cell: Cell) {
        for soil in 0..SOILS {
            let name = self.name(cell, soil);
            if name != 0 {
                self.areas[usize::from(name)].open -= 1;
            }
        }
    }

    fn begin(&mut self, area: Area) -> u8 {
        let name = self.count;
        self.areas[usize::from(name)] = area;
        self.called[usize::from(name)] = name;
        self.count += 1;
        name
    }

    /// Makes two areas one. The second may be none.
    fn join(&mut self, one: u8, other: u8) {
        let one = self.called[usize::from(one)];
        if other == 0 || other == one {
            return;
        }
        let joined = self.area(other);
        let area = &mut self.areas[usize::from(one)];
        area.size += joined.size;
        area.own += joined.own;
        area.open += joined.open;
        for called in &mut self.called[..usize::from(self.count)] {
            if *called == other {
                *called = one;
            }
        }
    }

    /// Every area that a field belongs to, with its soil.
    #[inline]
    pub(crate) fn each_name(&self, cell: Cell, mut found: impl FnMut(usize, u8)) {
        if cell.kind == JOKER {
            let names = &self.jokers[usize::from(cell.area)];
            names.iter().enumerate().for_each(|(soil, &name)| found(soil, self.called[usize::from(name)]));
        } else if !cell.is_free() {
            found(usize::from(cell.kind) - 1, self.called[usize::from(cell.area)]);
        }
    }

    /// The area of this soil that a field belongs to; 0 if it does not.
    #[inline]
    pub(crate) fn name(&self, cell: Cell, soil: usize) -> u8 {
        if is_own(cell.kind, soil) {
            self.called[usize::from(cell.area)]
        } else if cell.kind == JOKER && soil != SITE {
            self.called[usize::from(self.jokers[usize::from(cell.area)][soil])]
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
