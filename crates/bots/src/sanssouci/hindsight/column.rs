//! The best that one column of a garden can bring at given prices.

use sanssouci::{Field, Fields, Garden, Marks, Motif};

use crate::sanssouci::hindsight::prices::Prices;
use crate::sanssouci::hindsight::reach::Reach;

/// A column, and what can be done on its fields.
pub(crate) struct Column {
    /// From row 1 down.
    spots: Vec<Spot>,
    /// How many missions want its noble far down.
    missions: i32,
    /// The points of the row that its noble stands on.
    stands: i32,
}

/// A field, and what can be done on it. Turns are bits, the first one lowest.
struct Spot {
    field: Field,
    points: f64,
    free: bool,
    /// When a tile of its motif can be laid, and what its mark gives at the most.
    own: u32,
    own_mark: f64,
    /// When a gardener can be laid, and what the mark gives for one.
    gardener: u32,
    gardener_mark: f64,
    /// When the noble can end here at the earliest; nothing if it never can.
    release: Option<usize>,
}

/// What is done on a field, in which turns, and what it brings less its price.
#[derive(Copy, Clone)]
struct Deed {
    profit: f64,
    laid: Option<usize>,
    noble: Option<usize>,
}

impl Deed {
    const NOTHING: Deed = Deed { profit: 0.0, laid: None, noble: None };
    const IMPOSSIBLE: Deed = Deed { profit: f64::NEG_INFINITY, laid: None, noble: None };

    fn or(self, other: Deed) -> Deed {
        if other.profit > self.profit { other } else { self }
    }
}

/// The best deeds on a field.
#[derive(Copy, Clone)]
struct Deeds {
    /// Nothing, or to occupy it.
    still: Deed,
    /// To occupy it; nothing, if it is.
    occupied: Deed,
    /// The noble ends there.
    stop: Deed,
}

impl Column {
    pub(crate) fn new(
        motif: Motif,
        garden: &Garden,
        marks: Marks,
        missions: [Motif; 2],
        reach: &Reach,
    ) -> Column {
        let spots = Fields::column(motif).iter().map(|field| Spot::new(field, garden, marks, reach));
        Column {
            spots: spots.collect(),
            missions: missions.into_iter().filter(|&mission| mission == motif).count() as i32,
            stands: garden.noble(motif).map_or(0, |row| i32::from(row.points())),
        }
    }

    /// The most that the column brings less prices, if at least these fields are occupied at the end, and its demand: how
    /// often each price is paid, added to `demand`.
    pub(crate) fn best(&self, prices: &Prices, first: usize, must: Fields, demand: &mut Prices) -> f64 {
        let mut deeds = [Deeds { still: Deed::NOTHING, occupied: Deed::NOTHING, stop: Deed::IMPOSSIBLE }; 6];
        for (deed, spot) in deeds.iter_mut().zip(&self.spots) {
            *deed = spot.deeds(prices, first);
            if must.contains(spot.field) {
                deed.still = deed.occupied;
            }
        }
        let mut best = (f64::NEG_INFINITY, [Deed::NOTHING; 6]);
        for lowest in self.lowest_stops() {
            let (chosen, profit) = self.choose(&deeds, lowest);
            if profit > best.0 {
                best = (profit, chosen);
            }
        }
        for deed in &best.1 {
            if let Some(turn) = deed.laid {
                demand.tile[first + turn] += 1.0;
            }
            if let Some(turn) = deed.noble {
                demand.noble[first + turn] += 1.0;
            }
        }
        best.0
    }

    /// Where the noble may end last: it matters for missions only.
    fn lowest_stops(&self) -> impl Iterator<Item = Lowest> + use<> {
        let all = if self.missions == 0 { [Lowest::Any].as_slice() } else { Lowest::EACH.as_slice() };
        all.iter().copied()
    }

    /// The best deeds if the noble ends there last, and their profit with what missions give.
    fn choose(&self, deeds: &[Deeds; 6], lowest: Lowest) -> ([Deed; 6], f64) {
        let ends = match lowest {
            Lowest::At(number) => self.spots[number].points,
            _ => f64::from(self.stands),
        };
        let mut profit = f64::from(self.missions) * ends;
        let mut chosen = [Deed::NOTHING; 6];
        for (number, deeds) in deeds.iter().enumerate() {
            chosen[number] = match lowest {
                Lowest::At(last) if number == last => deeds.stop,
                Lowest::At(last) if number > last => deeds.still,
                Lowest::Never => deeds.still,
                _ => deeds.still.or(deeds.stop),
            };
            profit += chosen[number].profit;
        }
        (chosen, profit)
    }
}

/// The lowest field on which the noble ends in the turns to come.
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

impl Spot {
    fn new(field: Field, garden: &Garden, marks: Marks, reach: &Reach) -> Spot {
        let turns = |by_turn: &[Fields]| {
            by_turn.iter().rev().fold(0, |bits, fields| bits << 1 | u32::from(fields.contains(field)))
        };
        // A penalty takes no more than is there, so it may take nothing.
        let mark = |gardener| marks.on(field).map_or(0.0, |mark| f64::from(mark.points(gardener).max(0)));
        let may_stop = garden.ahead().contains(field) && !garden.gardeners().contains(field);
        Spot {
            field,
            points: f64::from(field.row().points()),
            free: garden.free().contains(field),
            own: turns(&reach.own),
            own_mark: mark(false),
            gardener: turns(&reach.gardener),
            gardener_mark: mark(true),
            release: reach.way.iter().position(|way| may_stop && way.contains(field)),
        }
    }

    fn deeds(&self, prices: &Prices, first: usize) -> Deeds {
        if !self.free {
            return Deeds { still: Deed::NOTHING, occupied: Deed::NOTHING, stop: self.stop(prices, first) };
        }
        let own = cheapest(self.own, &prices.tile, first, self.own_mark);
        let occupied = own.or(cheapest(self.gardener, &prices.tile, first, self.gardener_mark));
        let stop = self.lay_and_stop(prices, first);
        Deeds { still: Deed::NOTHING.or(occupied), occupied, stop }
    }

    /// The noble ends on the field, which is occupied already.
    fn stop(&self, prices: &Prices, first: usize) -> Deed {
        let mut best = Deed::IMPOSSIBLE;
        for turn in self.release.map_or(0..0, |release| release..prices.noble.len() - first) {
            let profit = self.points - prices.noble[first + turn];
            best = best.or(Deed { profit, laid: None, noble: Some(turn) });
        }
        best
    }

    /// The tile is laid first, in the same turn at the latest.
    fn lay_and_stop(&self, prices: &Prices, first: usize) -> Deed {
        let mut best = Deed::IMPOSSIBLE;
        let Some(release) = self.release else { return best };
        let mut laid = Deed::IMPOSSIBLE;
        for turn in 0..prices.tile.len() - first {
            if self.own >> turn & 1 == 1 {
                let profit = self.own_mark - prices.tile[first + turn];
                laid = laid.or(Deed { profit, laid: Some(turn), noble: None });
            }
            if turn >= release {
                let profit = laid.profit + self.points - prices.noble[first + turn];
                best = best.or(Deed { profit, noble: Some(turn), ..laid });
            }
        }
        best
    }
}

/// Laying a tile in the cheapest of these turns.
fn cheapest(turns: u32, tile: &[f64], first: usize, gain: f64) -> Deed {
    let mut best = Deed::IMPOSSIBLE;
    for turn in (0..tile.len() - first).filter(|turn| turns >> turn & 1 == 1) {
        best = best.or(Deed { profit: gain - tile[first + turn], laid: Some(turn), noble: None });
    }
    best
}
