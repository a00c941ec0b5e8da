//! What a garden promises: an estimate of the points that are still to come.
//!
//! A player moves at most one noble a turn, and each move scores the row it ends on. So with `t` turns to go, what counts
//! is the `t` best fields that nobles can still end on: those that are reached already, and to some degree those that lie
//! there unconnected or are still free.

use sanssouci::{Card, Colour, Face, Field, Fields, Garden, Line, Motif, Row};

use crate::sanssouci::weights::{Weight, Weights};

/// A taste, worked out for a number of turns to go.
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
    /// What a row or column is worth of its points, by the number of fields that are missing.
    row_hope: [f32; 7],
    column_hope: [f32; 7],
}

impl Evaluator {
    pub(crate) fn new(weights: &Weights, turns: usize) -> Evaluator {
        let t = turns as f32;
        let growing = |most, half: Weight| weights.of(most) * t / (t + weights.of(half).max(0.1));
        let hope = |first: Weight, more: Weight| {
            let mut hopes = [1.0; 7];
            for missing in 1..7 {
                let hard = (weights.of(first) + weights.of(more) * missing as f32).max(0.0);
                hopes[missing] = if missing > turns { 0.0 } else { hopes[missing - 1] * t / (t + hard) };
            }
            hopes
        };
        Evaluator {
            turns: t,
            near: weights.of(Weight::Near) * (t / (t + 1.0)),
            far: weights.of(Weight::Far) * (t / (t + 1.0)),
            beside: growing(Weight::Beside, Weight::BesideTurns),
            open: growing(Weight::Open, Weight::OpenTurns),
            border: weights.of(Weight::Border) * t,
            mission_far: if turns == 0 { 0.0 } else { weights.of(Weight::MissionFar) },
            mission_open: weights.of(Weight::MissionOpen) * t.min(12.0),
            free_card: weights.of(Weight::FreeCard) * t,
            motif_card: weights.of(Weight::MotifCard) * t,
            boar_shrinks: weights.of(Weight::BoarShrinks) * t,
            boar_stays: weights.of(Weight::BoarStays),
            row_hope: hope(Weight::RowFirst, Weight::RowMore),
            column_hope: hope(Weight::ColumnFirst, Weight::ColumnMore),
        }
    }

    /// What it costs to give this card away.
    #[inline]
    pub(crate) fn card(&self, card: Card) -> f32 {
        match card.face() {
            Face::Free => self.free_card,
            Face::Motif(_) => self.motif_card,
            Face::Colours(..) => 0.0,
        }
    }

    /// What full rows and columns can be expected to give.
    #[inline]
    pub(crate) fn lines(&self, garden: &Garden) -> f32 {
        let free = garden.free();
        let mut points = 0.0;
        for colour in Colour::ALL {
            let missing = (Fields::row(colour.row()) & free).len();
            points += f32::from(Line::of_row(colour.row())) * self.row_hope[missing.min(6)];
        }
        for motif in Motif::ALL {
            points += f32::from(Line::COLUMN) * self.column_hope[(Fields::column(motif) & free).len().min(6)];
        }
        points
    }

    /// What a mission can be expected to give: the row that its noble will end on.
    #[inline]
    pub(crate) fn mission(&self, destinations: &Destinations, garden: &Garden, motif: Motif) -> f32 {
        let column = Fields::column(motif);
        let lowest = |set: Fields| (set & column).last().map_or(0.0, |field| f32::from(field.row().points()));
        let stands = garden.noble(motif).map_or(0.0, |row| f32::from(row.points()));
        if self.turns == 0.0 {
            return stands;
        }
        let hoped = (self.mission_far * lowest(destinations.near | destinations.far))
            .max(self.mission_open * lowest(destinations.beside | destinations.open));
        stands.max(lowest(destinations.reached)).max(hoped)
    }

    /// What a boar can be expected to cost.
    #[inline]
    pub(crate) fn boar(&self, garden: &Garden) -> f32 {
        if garden.boar().is_none() {
            return 0.0;
        }
        let area = garden.boar_area().len() as f32;
        -(area - self.boar_shrinks).max(self.boar_stays * area)
    }
}

/// The fields ahead of the nobles, by how far they are from being a place to end on.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Destinations {
    /// Nobles can walk there.
    reached: Fields,
    /// They lie there, one free field away from the way.
    near: Fields,
    /// They lie there, further away.
    far: Fields,
    /// Free, beside the way.
    beside: Fields,
    /// Free, somewhere else.
    open: Fields,
    /// All free fields beside the way, wherever the nobles are.
    border: usize,
}

impl Destinations {
    #[inline]
    pub(crate) fn of(garden: &Garden) -> Destinations {
        let way = garden.reached();
        let border = way.neighbours() & garden.free();
        let ahead = garden.ahead() & !garden.gardeners();
        let unconnected = ahead & garden.occupied() & !way;
        let near = unconnected & border.neighbours();
        let free = ahead & garden.free();
        Destinations {
            reached: ahead & way,
            near,
            far: unconnected & !near,
            beside: free & border,
            open: free & !border,
            border: border.len(),
        }
    }
}

/// How many fields of each row nobles can be expected to end on.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ExpectedDestinations {
    destinations: [f32; 6],
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
            destinations: expected,
            turns: evaluator.turns,
            border: evaluator.border * destinations.border as f32,
        }
    }

    /// The outlook after a noble has moved to this field: what it passed in its column is behind it.
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
                self.destinations[usize::from(field.row().points()) - 1] -= weight;
            }
        }
        self
    }

    /// The points that nobles can be expected to score.
    #[inline]
    pub(crate) fn points(&self) -> f32 {
        let mut left = self.turns;
        let mut points = self.border;
        for (number, destinations) in self.destinations.iter().enumerate().rev() {
            let used = destinations.min(left);
            points += used * (number + 1) as f32;
            left -= used;
        }
        points
    }
}
