//! Searching the puzzle turn by turn, keeping the most promising standings.

use std::collections::HashSet;

use game::{InputError, Record, Seat};
use sanssouci::{Field, Position, Slot};

use crate::sanssouci::greedy::greedy_turn;
use crate::sanssouci::hindsight::bound::Bound;
use crate::sanssouci::hindsight::prices::Prices;
use crate::sanssouci::hindsight::puzzle::{Puzzle, SoloState, TURNS};
use crate::sanssouci::turns::{Planner, Turn};
use crate::sanssouci::weights::Weights;

/// Between which points the best possible total lies.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Hindsight {
    /// A line was found that makes so many.
    pub found: i32,
    /// No line makes more.
    pub most: i32,
}

impl Hindsight {
    /// Whether the best possible total is known exactly.
    pub fn is_exact(&self) -> bool {
        self.found == self.most
    }
}

/// The best total that a seat could have made of a finished game, had it known everything and had the others taken from
/// the same slots. Its turns before `from` (counted from 0) stay as they were played. `width` is how many standings are
/// kept a turn; what is dropped raises the upper bound only as far as it could have led. Where nothing was dropped that could
/// have led further than the best line, that line is the best there is.
pub fn hindsight(
    record: &Record<Position>,
    seat: Seat,
    from: usize,
    width: usize,
) -> Result<Hindsight, InputError> {
    let puzzle = Puzzle::new(record, seat, from)?;
    let mut search = Search::new(&puzzle, width);
    let mut standings = vec![puzzle.start];
    for turn in from..TURNS {
        standings = search.step(&standings, TURNS - turn);
    }
    let ends = standings.iter().map(|state| puzzle.score(state)).max();
    let found = search.found.max(ends.unwrap_or(0));
    Ok(Hindsight { found, most: found.max(search.dropped.min(search.most)) })
}

struct Search<'a> {
    puzzle: &'a Puzzle,
    width: usize,
    /// No line at all makes more.
    most: i32,
    /// What the standings that were dropped could have led to.
    dropped: i32,
    /// The best total of any standing that was played out.
    found: i32,
    /// Prices that were good at the beginning.
    prices: Prices,
}

/// With so few turns to go, every turn is followed.
const ENDGAME: usize = 3;

/// With so few turns to go, a bound costs little enough to ask it about every standing. Before that, it would hardly be lower
/// than the one of the beginning.
const LATE: usize = 5;

impl Search<'_> {
    fn new(puzzle: &Puzzle, width: usize) -> Search<'_> {
        let found = puzzle.play_out(puzzle.start);
        let mut prices = Prices::FIRST;
        let most = Bound::of(puzzle, &puzzle.start).most(&mut prices, found, 500);
        Search { puzzle, width, most, dropped: 0, found, prices }
    }

    /// All standings after one more turn; the most promising of them, if they are too many.
    fn step(&mut self, standings: &[SoloState], to_go: usize) -> Vec<SoloState> {
        let mut next: Vec<(f32, SoloState)> = Vec::new();
        let mut seen = HashSet::new();
        let mut turns = Vec::new();
        for state in standings {
            self.puzzle.turns(state, to_go, &mut turns);
            self.keep_best(state, &mut turns, to_go);
            for turn in &turns {
                let after = self.puzzle.after(state, turn);
                if seen.insert(after) {
                    next.push((turn.value, after));
                }
            }
        }
        if next.len() > self.width {
            self.narrow(&mut next, to_go - 1);
        }
        next.into_iter().map(|(_, state)| state).collect()
    }

    /// Keeps the standings from which a greedy player, who needs no luck here, makes most.
    fn narrow(&mut self, next: &mut Vec<(f32, SoloState)>, to_go: usize) {
        for (promise, state) in next.iter_mut() {
            let total = self.puzzle.play_out(*state);
            self.found = self.found.max(total);
            *promise = total as f32 + 0.2 * *promise;
        }
        if to_go <= LATE {
            next.retain(|(_, state)| self.bound(state, self.found) > self.found);
        }
        next.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, state) in next.drain(self.width.min(next.len())..) {
            self.drop(&state, to_go);
        }
    }

    /// Keeps the best turns of a standing, if it has many.
    fn keep_best(&mut self, state: &SoloState, turns: &mut Vec<Turn>, to_go: usize) {
        const MOST: usize = 32;
        if turns.len() <= MOST || to_go <= ENDGAME {
            return;
        }
        turns.sort_by(|a, b| b.value.total_cmp(&a.value));
        for turn in turns.drain(MOST..) {
            let after = self.puzzle.after(state, &turn);
            self.drop(&after, to_go - 1);
        }
    }

    fn drop(&mut self, state: &SoloState, to_go: usize) {
        if to_go > LATE {
            self.dropped = self.most;
        } else if self.dropped < self.most {
            self.dropped = self.bound(state, self.dropped.max(self.found));
        }
    }

    /// What a standing can lead to at the most, or `enough`, if that is more.
    fn bound(&self, state: &SoloState, enough: i32) -> i32 {
        Bound::of(self.puzzle, state).most(&mut self.prices.clone(), enough, 20)
    }
}

/// What a gardener would have made of the same game in this seat, the others taking from the same slots.
pub fn gardener_total(record: &Record<Position>, seat: Seat) -> Result<i32, InputError> {
    let puzzle = Puzzle::new(record, seat, 0)?;
    let mut state = puzzle.start;
    for turn in 0..TURNS {
        let planner = puzzle.planner(&state, TURNS - turn, &Weights::MANUAL);
        let mut turns = Vec::new();
        planner.turns_with(&state.market, state.hand.into_iter().flatten(), &mut turns);
        if let Some(best) = turns.iter().max_by(|a, b| a.value.total_cmp(&b.value)) {
            state = puzzle.after(&state, best);
        }
    }
    Ok(puzzle.score(&state))
}

impl Puzzle {
    fn planner(&self, state: &SoloState, to_go: usize, weights: &Weights) -> Planner {
        Planner::of(state.garden, self.marks, self.missions, to_go, weights)
    }

    fn turns(&self, state: &SoloState, to_go: usize, turns: &mut Vec<Turn>) {
        turns.clear();
        let planner = self.planner(state, to_go, &Weights::TUNED);
        planner.turns_with(&state.market, state.hand.into_iter().flatten(), turns);
        for number in 0..turns.len() {
            self.alternatives(state, &turns[number].clone(), turns);
        }
    }

    /// What a player need not tell apart who does not know what comes: an equal tile on the other slot of its colour, which
    /// is refilled otherwise; and all other places that the boar can flee to.
    fn alternatives(&self, state: &SoloState, turn: &Turn, turns: &mut Vec<Turn>) {
        let Some((card, slot)) = turn.play else { return };
        let twins = Slot::ALL.into_iter().filter(|twin| twin.colour() == slot.colour());
        for slot in twins.filter(|&twin| state.market.tile(twin) == state.market.tile(slot)) {
            let flights = turn.boar.map_or(vec![None], |_| self.flights(state, turn));
            let others = flights.into_iter().map(|boar| Turn { play: Some((card, slot)), boar, ..*turn });
            turns.extend(others.filter(|other| other != turn));
        }
    }

    /// Where the boar can flee to.
    fn flights(&self, state: &SoloState, turn: &Turn) -> Vec<Option<Field>> {
        let mut garden = state.garden;
        garden.lay(state.laid_on(turn), turn.gardener.is_some(), self.marks);
        garden.places_for_boar().iter().map(Some).collect()
    }

    /// What a quick player makes of the rest.
    fn play_out(&self, mut state: SoloState) -> i32 {
        for turn in usize::from(state.turn)..TURNS {
            let planner = self.planner(&state, TURNS - turn, &Weights::TUNED);
            let Some(best) = greedy_turn(&planner, &state.market, state.hand.into_iter().flatten()) else {
                break;
            };
            state = self.after(&state, &best);
        }
        self.score(&state)
    }
}
