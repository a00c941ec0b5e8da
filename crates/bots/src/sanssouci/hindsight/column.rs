//! The best profit of one column of a garden at given prices.

use sanssouci::{Field, Fields, Garden, Marks, Motif};

use crate::sanssouci::hindsight::prices::Prices;
use crate::sanssouci::hindsight::reach::Reach;

/// A column, and what can be done on its fields.
pub(crate) struct Column {
    /// The fields from row 1 down.
    fields: Vec<ColumnField>,
    /// The number of missions for its noble.
    missions: i32,
    /// The points of the row on which its noble stands.
    stands: i32,
}

/// A field, and what can be done on it. Sets of turns are bits, the first turn lowest.
struct ColumnField {
    field: Field,
    points: f64,
    free: bool,
    /// The turns in which a tile of its motif can be laid, and the most points of its mark.
    own: u32,
    own_mark: f64,
    /// The turns in which a gardener can be laid, and the points of the mark for one.
    gardener: u32,
    gardener_mark: f64,
    /// The first turn in which the noble can end here; `None` if it never can.
    first_turn: Option<usize>,
}

/// What is done on a field and in which turns, with the profit after prices.
#[derive(Copy, Clone)]
struct FieldPlan {
    profit: f64,
    laid: Option<usize>,
    noble: Option<usize>,
}

impl FieldPlan {
    const NOTHING: FieldPlan = FieldPlan { profit: 0.0, laid: None, noble: None };
    const IMPOSSIBLE: FieldPlan = FieldPlan { profit: f64::NEG_INFINITY, laid: None, noble: None };

    fn or(self, other: FieldPlan) -> FieldPlan {
        if other.profit > self.profit { other } else { self }
    }
}

/// The best plans for a field.
#[derive(Copy, Clone)]
struct FieldPlans {
    /// Leave it, or fill it.
    optional: FieldPlan,
    /// Fill it; without cost if it is already filled.
    occupied: FieldPlan,
    /// The noble ends there.
    destination: FieldPlan,
}

impl Column {
    pub(crate) fn new(
        motif: Motif,
        garden: &Garden,
        marks: Marks,
        missions: [Motif; 2],
        reach: &Reach,
    ) -> Column {
        let fields = Fields::column(motif).iter().map(|field| ColumnField::new(field, garden, marks, reach));
        Column {
            fields: fields.collect(),
            missions: missions.into_iter().filter(|&mission| mission == motif).count() as i32,
            stands: garden.noble(motif).map_or(0, |row| i32::from(row.points())),
        }
    }

    /// The highest profit of the column if at least these fields are filled at the end. Adds to
    /// `demand` how often each price is paid.
    pub(crate) fn best(&self, prices: &Prices, first: usize, must: Fields, demand: &mut Prices) -> f64 {
        let mut plans = [FieldPlans {
            optional: FieldPlan::NOTHING,
            occupied: FieldPlan::NOTHING,
            destination: FieldPlan::IMPOSSIBLE,
        }; 6];
        for (plan, field) in plans.iter_mut().zip(&self.fields) {
            *plan = field.plans(prices, first);
            if must.contains(field.field) {
                plan.optional = plan.occupied;
            }
        }
        let mut best = (f64::NEG_INFINITY, [FieldPlan::NOTHING; 6]);
        for lowest in self.lowest_destinations() {
            let (chosen, profit) = self.choose(&plans, lowest);
            if profit > best.0 {
                best = (profit, chosen);
            }
        }
        for plan in &best.1 {
            if let Some(turn) = plan.laid {
                demand.tile[first + turn] += 1.0;
            }
            if let Some(turn) = plan.noble {
                demand.noble[first + turn] += 1.0;
            }
        }
        best.0
    }

    /// The possible lowest destinations of the noble. They matter for missions only.
    fn lowest_destinations(&self) -> impl Iterator<Item = Lowest> + use<> {
        let all = if self.missions == 0 { [Lowest::Any].as_slice() } else { Lowest::EACH.as_slice() };
        all.iter().copied()
    }

    /// The best plans for this lowest destination, and their profit including missions.
    fn choose(&self, plans: &[FieldPlans; 6], lowest: Lowest) -> ([FieldPlan; 6], f64) {
        let ends = match lowest {
            Lowest::At(number) => self.fields[number].points,
            _ => f64::from(self.stands),
        };
        let mut profit = f64::from(self.missions) * ends;
        let mut chosen = [FieldPlan::NOTHING; 6];
        for (number, plans) in plans.iter().enumerate() {
            chosen[number] = match lowest {
                Lowest::At(last) if number == last => plans.destination,
                Lowest::At(last) if number > last => plans.optional,
                Lowest::Never => plans.optional,
                _ => plans.optional.or(plans.destination),
            };
            profit += chosen[number].profit;
        }
        (chosen, profit)
    }
}

/// The lowest destination of the noble in the remaining turns.
#[derive(Copy, Clone)]
enum Lowest {
    Any,
    Never,
    At(usize),
}

impl Lowest {
    const EACH: [Lowest; 7] = [
        Lowest::Never,
        Lowest::At(0),
        Lowest::At(1),
        Lowest::At(2),
        Lowest::At(3),
        Lowest::At(4),
        Lowest::At(5),
    ];
}

impl ColumnField {
    fn new(field: Field, garden: &Garden, marks: Marks, reach: &Reach) -> ColumnField {
        let turns = |by_turn: &[Fields]| {
            by_turn.iter().rev().fold(0, |bits, fields| bits << 1 | u32::from(fields.contains(field)))
        };
        // A penalty takes at most the points that are there, so it may cost nothing.
        let mark = |gardener| marks.on(field).map_or(0.0, |mark| f64::from(mark.points(gardener).max(0)));
        let can_end = garden.ahead().contains(field) && !garden.gardeners().contains(field);
        ColumnField {
            field,
            points: f64::from(field.row().points()),
            free: garden.free().contains(field),
            own: turns(&reach.own),
            own_mark: mark(false),
            gardener: turns(&reach.gardener),
            gardener_mark: mark(true),
            first_turn: reach.connected.iter().position(|connected| can_end && connected.contains(field)),
        }
    }

    fn plans(&self, prices: &Prices, first: usize) -> FieldPlans {
        if !self.free {
            return FieldPlans {
                optional: FieldPlan::NOTHING,
                occupied: FieldPlan::NOTHING,
                destination: self.destination(prices, first),
            };
        }
        let own = cheapest(self.own, &prices.tile, first, self.own_mark);
        let occupied = own.or(cheapest(self.gardener, &prices.tile, first, self.gardener_mark));
        let destination = self.lay_and_move(prices, first);
        FieldPlans { optional: FieldPlan::NOTHING.or(occupied), occupied, destination }
    }

    /// The noble ends on the field, which is already filled.
    fn destination(&self, prices: &Prices, first: usize) -> FieldPlan {
        let mut best = FieldPlan::IMPOSSIBLE;
        for turn in self.first_turn.map_or(0..0, |first_turn| first_turn..prices.noble.len() - first) {
            let profit = self.points - prices.noble[first + turn];
            best = best.or(FieldPlan { profit, laid: None, noble: Some(turn) });
        }
        best
    }

    /// The tile is laid first, at the latest in the same turn.
    fn lay_and_move(&self, prices: &Prices, first: usize) -> FieldPlan {
        let mut best = FieldPlan::IMPOSSIBLE;
        let Some(first_turn) = self.first_turn else { return best };
        let mut laid = FieldPlan::IMPOSSIBLE;
        for turn in 0..prices.tile.len() - first {
            if self.own >> turn & 1 == 1 {
                let profit = self.own_mark - prices.tile[first + turn];
                laid = laid.or(FieldPlan { profit, laid: Some(turn), noble: None });
            }
            if turn >= first_turn {
                let profit = laid.profit + self.points - prices.noble[first + turn];
                best = best.or(FieldPlan { profit, noble: Some(turn), ..laid });
            }
        }
        best
    }
}

/// Lays a tile in the cheapest of these turns.
fn cheapest(turns: u32, tile: &[f64], first: usize, gain: f64) -> FieldPlan {
    let mut best = FieldPlan::IMPOSSIBLE;
    for turn in (0..tile.len() - first).filter(|turn| turns >> turn & 1 == 1) {
        best = best.or(FieldPlan { profit: gain - tile[first + turn], laid: Some(turn), noble: None });
    }
    best
}
