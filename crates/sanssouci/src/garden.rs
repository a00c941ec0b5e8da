//! The garden of one player: tiles, nobles, the boar and their points.

use serde::Serialize;

use crate::{Field, Fields, Marks, Motif, Row, scoring};

/// The garden of one player.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Garden {
    /// Printed fields, tiles and gardeners.
    occupied: Fields,
    gardeners: Fields,
    /// The occupied fields that are connected with row 1.
    ///
    /// All nobles stand on one of them or enter at row 1, so this set is where every noble can
    /// walk.
    reached: Fields,
    /// The fields below the noble of their column.
    ///
    /// Nobles only move down, so these are the fields on which nobles can still end. The noble of a
    /// column stands directly above the first of them.
    ahead: Fields,
    boar: Option<Field>,
    points: Points,
}

/// The points that a player scored during the game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Points {
    /// Points for the moves of nobles.
    pub nobles: u8,
    /// Points of the Rewards board, penalties included.
    pub rewards: i8,
    /// Points for placing tiles on the boar.
    pub boars: u8,
}

impl Points {
    /// The score so far. It never falls below 0.
    #[inline]
    pub fn total(self) -> i32 {
        i32::from(self.nobles) + i32::from(self.rewards) + i32::from(self.boars)
    }
}

/// What the boar does when a tile is placed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Boar {
    /// Nothing: the tile is not on its field.
    Undisturbed,
    /// It must move from this field to a free field beside it.
    Flees(Field),
    /// It leaves the garden from this field, because no field beside it is free.
    Leaves(Field),
}

/// The effects of placing a tile.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Laid {
    /// The points of the Rewards mark.
    pub mark: i8,
    /// What the boar does.
    pub boar: Boar,
}

impl Garden {
    /// A placeholder until the garden is chosen.
    pub(crate) const EMPTY: Garden = Garden {
        occupied: Fields::NONE,
        gardeners: Fields::NONE,
        reached: Fields::NONE,
        ahead: Fields::ALL,
        boar: None,
        points: Points { nobles: 0, rewards: 0, boars: 0 },
    };

    /// A garden with these printed fields and all nobles on the terrace. Row 1 is always printed.
    pub fn new(printed: Fields) -> Garden {
        let mut garden = Garden { occupied: printed | Fields::row(Row::ALL[0]), ..Garden::EMPTY };
        garden.explore();
        garden
    }

    /// Puts a Rewards board on the garden. Printed fields under it become free.
    pub fn cover(&mut self) {
        self.occupied = self.occupied & !Marks::AREA;
        self.explore();
    }

    /// Puts the boar on its first field.
    pub fn add_boar(&mut self) {
        self.boar = Some(Field::CENTRE);
    }

    fn explore(&mut self) {
        self.reached = Fields::row(Row::ALL[0]).spread_over(self.occupied);
    }

    /// The fields that are printed or have a tile or a gardener.
    #[inline]
    pub fn occupied(&self) -> Fields {
        self.occupied
    }

    /// The fields that are neither printed nor covered.
    #[inline]
    pub fn free(&self) -> Fields {
        !self.occupied
    }

    /// The occupied fields that are connected with row 1, over which nobles can walk.
    #[inline]
    pub fn reached(&self) -> Fields {
        self.reached
    }

    /// The fields below the noble of their column, on which nobles may still end.
    #[inline]
    pub fn ahead(&self) -> Fields {
        self.ahead
    }

    /// The fields with gardeners.
    #[inline]
    pub fn gardeners(&self) -> Fields {
        self.gardeners
    }

    /// The field of the boar, if there is one.
    pub fn boar(&self) -> Option<Field> {
        self.boar
    }

    /// The points so far.
    #[inline]
    pub fn points(&self) -> Points {
        self.points
    }

    /// The row on which the noble of a column stands; `None` on the terrace.
    pub fn noble(&self, motif: Motif) -> Option<Row> {
        let ahead = (self.ahead & Fields::column(motif)).len();
        Row::new(6 - ahead as u8)
    }

    /// The fields for a gardener whose own field is occupied.
    ///
    /// These are the free fields of the same row and the same column; if there are none, all free
    /// fields.
    #[inline]
    pub fn places_for_gardener(&self, own: Field) -> Fields {
        let cross = (Fields::row(own.row()) | Fields::column(own.motif())) & self.free();
        if cross.is_empty() { self.free() } else { cross }
    }

    /// Places a tile on a free field: first the Rewards mark scores, then the boar reacts.
    #[inline]
    pub fn lay(&mut self, field: Field, gardener: bool, marks: Marks) -> Laid {
        self.occupied.insert(field);
        if gardener {
            self.gardeners.insert(field);
        }
        if self.reached.neighbours().contains(field) {
            self.reached = self.reached | Fields::only(field).spread_over(self.occupied);
        }
        Laid { mark: self.score_mark(field, gardener, marks), boar: self.disturb_boar(field) }
    }

    /// A penalty never takes the score below 0.
    #[inline]
    fn score_mark(&mut self, field: Field, gardener: bool, marks: Marks) -> i8 {
        if marks.is_empty() {
            return 0;
        }
        let worth = marks.on(field).map_or(0, |mark| mark.points(gardener));
        let points = i32::from(worth).max(-self.points.total()) as i8;
        self.points.rewards += points;
        points
    }

    #[inline]
    fn disturb_boar(&mut self, field: Field) -> Boar {
        if self.boar != Some(field) {
            return Boar::Undisturbed;
        }
        self.points.boars += scoring::BOAR_FOUND;
        if self.places_for_boar().is_empty() {
            self.boar = None;
            self.points.boars += scoring::BOAR_LEFT;
            Boar::Leaves(field)
        } else {
            Boar::Flees(field)
        }
    }

    /// The free fields beside the boar, to which it may flee.
    pub fn places_for_boar(&self) -> Fields {
        self.boar.map_or(Fields::NONE, |boar| Fields::only(boar).neighbours() & self.free())
    }

    /// Moves the boar to one of its [fields](Garden::places_for_boar).
    pub fn move_boar(&mut self, to: Field) {
        self.boar = Some(to);
    }

    /// The fields to which a noble can move: in its own column, further down, and not on a
    /// gardener.
    #[inline]
    pub fn places_for_nobles(&self) -> Fields {
        self.reached & !self.gardeners & self.ahead
    }

    /// Moves the noble of the field's column to one of its [fields](Garden::places_for_nobles) and
    /// scores the row.
    ///
    /// Returns the row on which the noble stood.
    #[inline]
    pub fn move_noble(&mut self, to: Field) -> Option<Row> {
        let from = self.noble(to.motif());
        self.ahead = self.ahead & !(Fields::column(to.motif()) & Fields::down_to(to.row()));
        self.points.nobles += scoring::noble(to.row());
        from
    }

    /// The free fields that are connected with the boar's field, which is included.
    pub fn boar_area(&self) -> Fields {
        self.boar.map_or(Fields::NONE, |boar| Fields::only(boar).spread_over(self.free()))
    }

    /// The shortest walk of a noble to a field of its column, over occupied fields.
    ///
    /// Returns the fields that it steps on, the last one included; an empty list if there is no
    /// way.
    pub fn walk(&self, to: Field) -> Vec<Field> {
        // Breadth-first search from the end: ring n contains the fields that are n steps away from
        // it.
        let mut rings = vec![Fields::only(to)];
        let mut seen = Fields::only(to);
        let from = self.noble(to.motif());
        let entry = Field::new(to.motif(), from.unwrap_or(Row::ALL[0]));
        while !seen.contains(entry) {
            let ring = seen.neighbours() & self.occupied & !seen;
            if ring.is_empty() {
                return Vec::new();
            }
            seen = seen | ring;
            rings.push(ring);
        }
        let mut walk: Vec<Field> = if from.is_none() { vec![entry] } else { Vec::new() };
        let mut here = entry;
        for ring in rings.iter().rev().skip(1) {
            let Some(next) = (Fields::only(here).neighbours() & *ring).iter().next() else { break };
            walk.push(next);
            here = next;
        }
        walk
    }

    /// Undoes the move of a noble.
    pub(crate) fn undo_noble(&mut self, to: Field, from: Option<Row>) {
        let above = from.map_or(Fields::NONE, Fields::down_to);
        self.ahead = self.ahead | (Fields::column(to.motif()) & Fields::down_to(to.row()) & !above);
        self.points.nobles -= scoring::noble(to.row());
    }

    /// Undoes the placing of a tile.
    pub(crate) fn undo_lay(&mut self, field: Field, laid: Laid) {
        self.occupied.remove(field);
        self.gardeners.remove(field);
        self.explore();
        self.points.rewards -= laid.mark;
        match laid.boar {
            Boar::Undisturbed => {}
            Boar::Flees(from) => {
                self.boar = Some(from);
                self.points.boars -= scoring::BOAR_FOUND;
            }
            Boar::Leaves(from) => {
                self.boar = Some(from);
                self.points.boars -= scoring::BOAR_FOUND + scoring::BOAR_LEFT;
            }
        }
    }
}
