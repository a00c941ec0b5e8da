//! Evaluates gardens: estimates the points that are still to come.
//!
//! A player moves at most one noble per turn, and each move scores the row where it ends. So with
//! `t` turns left, the `t` best fields count on which nobles can still end. Fields that nobles can
//! already reach count fully; unconnected and free fields count partly.

use sanssouci::{Card, Colour, Face, Field, Fields, Garden, Line, Motif, Row};

use crate::sanssouci::weights::{Weight, Weights};

/// The weights, scaled for a number of remaining turns.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Evaluator {
    turns: f32,
    near: f32,
    far: f32,
    beside: f32,
    open: f32,
    border: f32,
    mission_far: f32,
    mission_open: f32,
    free_card: f32,
    motif_card: f32,
    boar_shrinks: f32,
    boar_stays: f32,
    /// The expected share of a line's points, by the number of its missing fields.
    row_completion: [f32; 7],
    column_completion: [f32; 7],
}

impl Evaluator {
    pub(crate) fn new(weights: &Weights, turns: usize) -> Evaluator {
        let t = turns as f32;
        let saturating = |most, half: Weight| weights.of(most) * t / (t + weights.of(half).max(0.1));
        let completion = |first: Weight, more: Weight| {
            let mut completions = [1.0; 7];
            for missing in 1..7 {
                let difficulty = (weights.of(first) + weights.of(more) * missing as f32).max(0.0);
                completions[missing] =
                    if missing > turns { 0.0 } else { completions[missing - 1] * t / (t + difficulty) };
            }
            completions
        };
        Evaluator {
            turns: t,
            near: weights.of(Weight::Near) * (t / (t + 1.0)),
            far: weights.of(Weight::Far) * (t / (t + 1.0)),
            beside: saturating(Weight::Beside, Weight::BesideTurns),
            open: saturating(Weight::Open, Weight::OpenTurns),
            border: weights.of(Weight::Border) * t,
            mission_far: if turns == 0 { 0.0 } else { weights.of(Weight::MissionFar) },
            mission_open: weights.of(Weight::MissionOpen) * t.min(12.0),
            free_card: weights.of(Weight::FreeCard) * t,
            motif_card: weights.of(Weight::MotifCard) * t,
            boar_shrinks: weights.of(Weight::BoarShrinks) * t,
            boar_stays: weights.of(Weight::BoarStays),
            row_completion: completion(Weight::RowFirst, Weight::RowMore),
            column_completion: completion(Weight::ColumnFirst, Weight::ColumnMore),
        }
    }

    /// The cost of playing this card.
    #[inline]
    pub(crate) fn card(&self, card: Card) -> f32 {
        match card.face() {
            Face::Free => self.free_card,
            Face::Motif(_) => self.motif_card,
            Face::Colours(..) => 0.0,
        }
    }

    /// The expected points for full rows and columns.
    #[inline]
    pub(crate) fn lines(&self, garden: &Garden) -> f32 {
        let free = garden.free();
        let mut points = 0.0;
        for colour in Colour::ALL {
            let missing = (Fields::row(colour.row()) & free).len();
            points += f32::from(Line::of_row(colour.row())) * self.row_completion[missing.min(6)];
        }
        for motif in Motif::ALL {
            points +=
                f32::from(Line::COLUMN) * self.column_completion[(Fields::column(motif) & free).len().min(6)];
        }
        points
    }

    /// The expected points of a mission: the row on which its noble will end.
    #[inline]
    pub(crate) fn mission(&self, destinations: &Destinations, garden: &Garden, motif: Motif) -> f32 {
        let column = Fields::column(motif);
        let lowest = |set: Fields| (set & column).last().map_or(0.0, |field| f32::from(field.row().points()));
        let stands = garden.noble(motif).map_or(0.0, |row| f32::from(row.points()));
        if self.turns == 0.0 {
            return stands;
        }
        let expected = (self.mission_far * lowest(destinations.near | destinations.far))
            .max(self.mission_open * lowest(destinations.beside | destinations.open));
        stands.max(lowest(destinations.reached)).max(expected)
    }

    /// The expected points of a boar, which are negative.
    #[inline]
    pub(crate) fn boar(&self, garden: &Garden) -> f32 {
        if garden.boar().is_none() {
            return 0.0;
        }
        let area = garden.boar_area().len() as f32;
        -(area - self.boar_shrinks).max(self.boar_stays * area)
    }
}

/// The fields ahead of the nobles, by how close they are to being a destination.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Destinations {
    /// Nobles can walk there.
    reached: Fields,
    /// Occupied, and one free field away from the reached fields.
    near: Fields,
    /// Occupied, and farther away.
    far: Fields,
    /// Free, next to the reached fields.
    beside: Fields,
    /// Free, anywhere else.
    open: Fields,
    /// The number of free fields next to the reached fields, ahead of the nobles or not.
    border: usize,
}

impl Destinations {
    #[inline]
    pub(crate) fn of(garden: &Garden) -> Destinations {
        let reached = garden.reached();
        let border = reached.neighbours() & garden.free();
        let ahead = garden.ahead() & !garden.gardeners();
        let unconnected = ahead & garden.occupied() & !reached;
        let near = unconnected & border.neighbours();
        let free = ahead & garden.free();
        Destinations {
            reached: ahead & reached,
            near,
            far: unconnected & !near,
            beside: free & border,
            open: free & !border,
            border: border.len(),
        }
    }
}

/// The expected number of destinations in each row.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ExpectedDestinations {
    by_row: [f32; 6],
    turns: f32,
    border: f32,
}

impl ExpectedDestinations {
    #[inline]
    pub(crate) fn new(evaluator: &Evaluator, destinations: &Destinations) -> ExpectedDestinations {
        let expected = Row::ALL.map(|row| {
            let count = |set: Fields| (set & Fields::row(row)).len() as f32;
            count(destinations.reached)
                + evaluator.near * count(destinations.near)
                + evaluator.far * count(destinations.far)
                + evaluator.beside * count(destinations.beside)
                + evaluator.open * count(destinations.open)
        });
        ExpectedDestinations {
            by_row: expected,
            turns: evaluator.turns,
            border: evaluator.border * destinations.border as f32,
        }
    }

    /// The same after a noble has moved to this field. It can no longer end on the fields it has
    /// passed.
    #[inline]
    pub(crate) fn after_noble(
        mut self,
        evaluator: &Evaluator,
        destinations: &Destinations,
        to: Field,
    ) -> ExpectedDestinations {
        let behind = Fields::column(to.motif()) & Fields::down_to(to.row());
        let sets = [
            (destinations.reached, 1.0),
            (destinations.near, evaluator.near),
            (destinations.far, evaluator.far),
            (destinations.beside, evaluator.beside),
            (destinations.open, evaluator.open),
        ];
        for (set, weight) in sets {
            for field in (set & behind).iter() {
                self.by_row[usize::from(field.row().points()) - 1] -= weight;
            }
        }
        self
    }

    /// The points that nobles are expected to score.
    #[inline]
    pub(crate) fn points(&self) -> f32 {
        let mut left = self.turns;
        let mut points = self.border;
        for (number, count) in self.by_row.iter().enumerate().rev() {
            let used = count.min(left);
            points += used * (number + 1) as f32;
            left -= used;
        }
        points
    }
}
