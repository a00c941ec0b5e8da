//! One player's garden: what lies in it, who walks in it, and what they scored there.

use serde::Serialize;

use crate::{Field, Fields, Marks, Motif, Row, scoring};

/// One player's garden.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Garden {
    /// Printed fields, tiles and gardeners.
    occupied: Fields,
    gardeners: Fields,
    /// The occupied fields that are connected with row 1. All nobles always stand there (or on the terrace, from
    /// where they enter at row 1), so this answers for every noble where it can walk.
    reached: Fields,
    /// The fields that lie below the noble of their column. A noble only ever moves down, so these are the places
    /// that nobles can still end on; and where a noble stands is the field above the first of them.
    ahead: Fields,
    boar: Option<Field>,
    points: Points,
}

/// What a player scored during the game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Points {
    /// For the rows that nobles ended on.
    pub nobles: u8,
    /// What the marks gave and took.
    pub rewards: i8,
    /// For laying tiles on the boar.
    pub boars: u8,
}

impl Points {
    /// The score so far. It never falls below 0.
    #[inline]
    pub fn total(self) -> i32 {
        i32::from(self.nobles) + i32::from(self.rewards) + i32::from(self.boars)
    }
}

/// What the boar does when a tile is laid.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Boar {
    /// The tile is not laid on its field.
    Undisturbed,
    /// It must be moved to a free field beside it.
    Flees(Field),
    /// There is none; it leaves the garden.
    Leaves(Field),
}

/// What laying a tile gave.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Laid {
    /// What the Rewards mark gave or took.
    pub mark: i8,
    /// What the boar does.
    pub boar: Boar,
}

impl Garden {
    /// Before there is a garden.
    pub(crate) const EMPTY: Garden = Garden {
        occupied: Fields::NONE,
        gardeners: Fields::NONE,
        reached: Fields::NONE,
        ahead: Fields::ALL,
        boar: None,
        points: Points { nobles: 0, rewards: 0, boars: 0 },
    };

    /// A garden with these fields printed, its nobles on the terrace. Row 1 is always printed.
    pub fn new(printed: Fields) -> Garden {
        let mut garden = Garden { occupied: printed | Fields::row(Row::ALL[0]), ..Garden::EMPTY };
        garden.explore();
        garden
    }

    /// Covers what a Rewards board lies on: printed fields under it count as free.
    pub fn cover(&mut self) {
        self.occupied = self.occupied & !Marks::AREA;
        self.explore();
    }

    /// Lets a boar in.
    pub fn let_boar_in(&mut self) {
        self.boar = Some(Field::CENTRE);
    }

    fn explore(&mut self) {
        self.reached = Fields::row(Row::ALL[0]).spread_over(self.occupied);
    }

    /// Printed fields, tiles and gardeners.
    #[inline]
    pub fn occupied(&self) -> Fields {
        self.occupied
    }

    /// The fields on which nothing is printed or laid.
    #[inline]
    pub fn free(&self) -> Fields {
        !self.occupied
    }

    /// The occupied fields that are connected with row 1: where nobles can walk.
    #[inline]
    pub fn reached(&self) -> Fields {
        self.reached
    }

    /// The fields below the noble of their column: where nobles may still end, sooner or later.
    #[inline]
    pub fn ahead(&self) -> Fields {
        self.ahead
    }

    /// The gardeners among the occupied fields.
    #[inline]
    pub fn gardeners(&self) -> Fields {
        self.gardeners
    }

    /// Where the boar is, if there is one.
    pub fn boar(&self) -> Option<Field> {
        self.boar
    }

    /// What was scored here so far.
    #[inline]
    pub fn points(&self) -> Points {
        self.points
    }

    /// The row on which the noble of a column stands; nothing while it is on the terrace.
    pub fn noble(&self, motif: Motif) -> Option<Row> {
        let ahead = (self.ahead & Fields::column(motif)).len();
        Row::new(6 - ahead as u8)
    }

    /// Where a gardener may be laid whose tile belongs on this occupied field: any free field of the same row or the
    /// same column; if those are all occupied, any free field.
    #[inline]
    pub fn places_for_gardener(&self, own: Field) -> Fields {
        let cross = (Fields::row(own.row()) | Fields::column(own.motif())) & self.free();
        if cross.is_empty() { self.free() } else { cross }
    }

    /// Lays a tile on a free field: first its Rewards mark is scored, then the boar is dealt with.
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

    /// A penalty takes what is there: the score never falls below 0.
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

    /// Where the boar may flee to: the free fields that share a side with its own.
    pub fn places_for_boar(&self) -> Fields {
        self.boar.map_or(Fields::NONE, |boar| Fields::only(boar).neighbours() & self.free())
    }

    /// Moves the boar to one of its [places](Garden::places_for_boar).
    pub fn move_boar(&mut self, to: Field) {
        self.boar = Some(to);
    }

    /// Where nobles can walk to: over occupied fields, to their own column, further down, and not onto a gardener.
    #[inline]
    pub fn places_for_nobles(&self) -> Fields {
        self.reached & !self.gardeners & self.ahead
    }

    /// Moves the noble of that column to one of its [places](Garden::places_for_nobles), scores its row, and says where
    /// it came from.
    #[inline]
    pub fn move_noble(&mut self, to: Field) -> Option<Row> {
        let from = self.noble(to.motif());
        self.ahead = self.ahead & !(Fields::column(to.motif()) & Fields::down_to(to.row()));
        self.points.nobles += scoring::noble(to.row());
        from
    }

    /// The free fields that are connected with the boar's, its own included.
    pub fn boar_area(&self) -> Fields {
        self.boar.map_or(Fields::NONE, |boar| Fields::only(boar).spread_over(self.free()))
    }

    /// The shortest walk of a column's noble to this field, over occupied fields: the fields it steps on, in order,
    /// the last one included. Nothing if there is no way.
    pub fn walk(&self, to: Field) -> Vec<Field> {
        // Explore back from the end in rings, so that the noble then always finds a next step in a smaller ring.
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

    /// Takes back a noble's move.
    pub(crate) fn unmove_noble(&mut self, to: Field, from: Option<Row>) {
        let above = from.map_or(Fields::NONE, Fields::down_to);
        self.ahead = self.ahead | (Fields::column(to.motif()) & Fields::down_to(to.row()) & !above);
        self.points.nobles -= scoring::noble(to.row());
    }

    /// Takes back a tile that was laid.
    pub(crate) fn unlay(&mut self, field: Field, laid: Laid) {
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
