//! A garden as labelled areas, so that the effect of a tile takes only a few lookups.

use versailles::{Garden, Kind, Laid, Rotation, Spot, Tile};

/// The number of terrains: the five garden types in their order, then building sites.
pub(crate) const TERRAINS: usize = 6;
pub(crate) const SITE: usize = 5;

/// The side of the torus. A garden spans at most 28 fields, so that its edges never meet.
const SIDE: usize = 32;
/// The maximum number of areas: a tile on which jokers and sites alternate starts 12. Label 0 is no
/// area.
const MAX_AREAS: usize = 12 * Garden::TILES + 1;
const MAX_JOKERS: usize = 4 * Garden::TILES;

/// The contents of a cell: nothing, a terrain plus one, or a joker.
const FREE: u8 = 0;
const JOKER: u8 = TERRAINS as u8 + 1;

/// One area. An area of jokers alone counts only once a field of the type joins it.
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Area {
    pub(crate) size: u8,
    /// The number of fields that are not jokers.
    pub(crate) own: u8,
    /// The sides of its fields that face free ground, where it can grow.
    pub(crate) open: u8,
}

impl Area {
    /// The sort key for the largest area of a terrain.
    #[inline]
    pub(crate) fn rank(self) -> u16 {
        if self.own == 0 { 0 } else { u16::from(self.size) << 8 | u16::from(self.open) }
    }
}

/// One cell of the garden.
#[derive(Copy, Clone, Default)]
pub(crate) struct Cell {
    pub(crate) kind: u8,
    /// The original label of its area, or the number of the joker.
    area: u8,
}

impl Cell {
    #[inline]
    pub(crate) fn is_free(self) -> bool {
        self.kind == FREE
    }
}

/// The fields of a tile as cell contents: nw, ne, se, sw.
pub(crate) type Fields = [u8; 4];

/// The fields of a tile before it is rotated.
#[inline]
pub(crate) fn fields(tile: Tile) -> Fields {
    tile.fields().map(|kind| match kind {
        Kind::Site => SITE as u8 + 1,
        Kind::Joker => JOKER,
        kind => kind as u8,
    })
}

/// Whether a field can belong to areas of this terrain.
#[inline]
pub(crate) fn belongs(field: u8, terrain: usize) -> bool {
    is_own(field, terrain) || field == JOKER && terrain != SITE
}

/// Whether a field forms an area of this terrain even alone.
#[inline]
pub(crate) fn is_own(field: u8, terrain: usize) -> bool {
    usize::from(field) == terrain + 1
}

/// A garden as labelled areas.
#[derive(Clone)]
pub(crate) struct AreaMap {
    cells: [Cell; SIDE * SIDE],
    areas: [Area; MAX_AREAS],
    /// The label of the merged area, by original label.
    merged_label: [u8; MAX_AREAS],
    count: u8,
    jokers: [[u8; 5]; MAX_JOKERS],
    joker_count: u8,
    /// The label of the largest area of each terrain; 0 if there is none.
    largest: [u8; TERRAINS],
}

/// The largest area of each terrain.
pub(crate) type LargestAreas = [Area; TERRAINS];

impl AreaMap {
    /// The map of an empty garden.
    pub(crate) const EMPTY: AreaMap = AreaMap {
        cells: [Cell { kind: FREE, area: 0 }; SIDE * SIDE],
        areas: [Area { size: 0, own: 0, open: 0 }; MAX_AREAS],
        merged_label: [0; MAX_AREAS],
        count: 1,
        jokers: [[0; 5]; MAX_JOKERS],
        joker_count: 0,
        largest: [0; TERRAINS],
    };

    pub(crate) fn of(garden: &Garden) -> AreaMap {
        let mut area_map = AreaMap::EMPTY;
        garden.tiles().for_each(|Laid { at, turn, tile }| area_map.lay(at, turn, tile));
        area_map
    }

    #[inline]
    pub(crate) fn cell(&self, index: usize) -> Cell {
        self.cells[index]
    }

    #[inline]
    pub(crate) fn area(&self, label: u8) -> Area {
        self.areas[usize::from(label)]
    }

    /// The label of the largest area of each terrain; 0 if there is none.
    #[inline]
    pub(crate) fn largest_labels(&self) -> [u8; TERRAINS] {
        self.largest
    }

    /// The largest area of each terrain.
    #[inline]
    pub(crate) fn largest_areas(&self) -> LargestAreas {
        self.largest.map(|label| self.area(label))
    }

    /// Adds a tile on free ground.
    pub(crate) fn lay(&mut self, at: Spot, turn: Rotation, tile: Tile) {
        let nw = cell_index(at);
        let cells_of_tile = [nw, east(nw), south(east(nw)), south(nw)];
        for (index, field) in cells_of_tile.into_iter().zip(fields(tile.turned(turn))) {
            self.put(index, field);
        }
        for terrain in 0..TERRAINS {
            let mut largest = self.merged_label[usize::from(self.largest[terrain])];
            for index in cells_of_tile {
                let label = self.label(self.cells[index], terrain);
                if self.area(label).rank() > self.area(largest).rank() {
                    largest = label;
                }
            }
            self.largest[terrain] = largest;
        }
    }

    fn put(&mut self, index: usize, field: u8) {
        let neighbours = [north(index), east(index), south(index), west(index)];
        let open = neighbours.iter().filter(|&&next| self.cells[next].is_free()).count() as u8;
        neighbours.iter().for_each(|&next| self.close_side(self.cells[next]));
        if field == JOKER {
            let number = self.joker_count;
            self.joker_count += 1;
            self.cells[index] = Cell { kind: field, area: number };
            for terrain in 0..SITE {
                let label = self.join(neighbours, terrain, Area { size: 1, own: 0, open });
                self.jokers[usize::from(number)][terrain] = label;
            }
        } else {
            let label = self.join(neighbours, usize::from(field) - 1, Area { size: 1, own: 1, open });
            self.cells[index] = Cell { kind: field, area: label };
        }
    }

    /// Adds a field to the areas of this terrain beside it, which it connects. Starts a new area if
    /// there is none.
    fn join(&mut self, neighbours: [usize; 4], terrain: usize, field: Area) -> u8 {
        let mut label = 0;
        for next in neighbours {
            let beside = self.label(self.cells[next], terrain);
            if label == 0 && beside != 0 {
                label = beside;
                self.grow(label, field);
            } else {
                self.merge(label, beside);
            }
        }
        if label == 0 { self.new_area(field) } else { label }
    }

    fn grow(&mut self, label: u8, by: Area) {
        let area = &mut self.areas[usize::from(label)];
        area.size += by.size;
        area.own += by.own;
        area.open += by.open;
    }

    /// Closes one open side of the areas of a cell.
    fn close_side(&mut self, cell: Cell) {
        for terrain in 0..TERRAINS {
            let label = self.label(cell, terrain);
            if label != 0 {
                self.areas[usize::from(label)].open -= 1;
            }
        }
    }

    fn new_area(&mut self, area: Area) -> u8 {
        let label = self.count;
        self.areas[usize::from(label)] = area;
        self.merged_label[usize::from(label)] = label;
        self.count += 1;
        label
    }

    /// Merges the second area into the first. The second label may be 0.
    fn merge(&mut self, one: u8, other: u8) {
        if other == 0 || other == one {
            return;
        }
        self.grow(one, self.area(other));
        for merged_label in &mut self.merged_label[..usize::from(self.count)] {
            if *merged_label == other {
                *merged_label = one;
            }
        }
    }

    /// Calls `visit` with every area of a cell and its terrain.
    #[inline]
    pub(crate) fn each_label(&self, cell: Cell, mut visit: impl FnMut(usize, u8)) {
        if cell.kind == JOKER {
            let labels = &self.jokers[usize::from(cell.area)];
            labels
                .iter()
                .enumerate()
                .for_each(|(terrain, &label)| visit(terrain, self.merged_label[usize::from(label)]));
        } else if !cell.is_free() {
            visit(usize::from(cell.kind) - 1, self.merged_label[usize::from(cell.area)]);
        }
    }

    /// The label of the cell's area of this terrain; 0 if there is none.
    #[inline]
    pub(crate) fn label(&self, cell: Cell, terrain: usize) -> u8 {
        if is_own(cell.kind, terrain) {
            self.merged_label[usize::from(cell.area)]
        } else if cell.kind == JOKER && terrain != SITE {
            self.merged_label[usize::from(self.jokers[usize::from(cell.area)][terrain])]
        } else {
            0
        }
    }
}

/// The index of a spot's cell. Coordinates count modulo 32.
#[inline]
pub(crate) fn cell_index(at: Spot) -> usize {
    (at.y() as usize % SIDE) * SIDE + at.x() as usize % SIDE
}

#[inline]
pub(crate) fn north(index: usize) -> usize {
    (index + SIDE * (SIDE - 1)) % (SIDE * SIDE)
}

#[inline]
pub(crate) fn south(index: usize) -> usize {
    (index + SIDE) % (SIDE * SIDE)
}

#[inline]
pub(crate) fn east(index: usize) -> usize {
    index / SIDE * SIDE + (index + 1) % SIDE
}

#[inline]
pub(crate) fn west(index: usize) -> usize {
    index / SIDE * SIDE + (index + SIDE - 1) % SIDE
}
