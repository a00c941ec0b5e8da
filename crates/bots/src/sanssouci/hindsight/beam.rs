//! Beam search: solves the puzzle turn by turn, keeping only the most promising states.

use std::collections::HashSet;

use game::{InputError, Record, Seat};
use sanssouci::{Field, Position, Slot};

use crate::sanssouci::greedy::greedy_turn;
use crate::sanssouci::hindsight::bound::Bound;
use crate::sanssouci::hindsight::prices::Prices;
use crate::sanssouci::hindsight::puzzle::{Puzzle, SoloState, TURNS};
use crate::sanssouci::turns::{Planner, Turn};
use crate::sanssouci::weights::Weights;

/// A lower and an upper bound on the best possible total.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Hindsight {
    /// The best total that the search has found.
    pub best_found: i32,
    /// A proven upper bound.
    pub upper_bound: i32,
}

impl Hindsight {
    /// Whether the best possible total is known exactly.
    pub fn is_exact(&self) -> bool {
        self.best_found == self.upper_bound
    }
}

/// The best total that a seat could have reached in a finished game with full information.
///
/// The others take from the same slots as they did. The seat's turns before `from` (counted from 0)
/// stay as they were played. `width` is the number of states that are kept per turn. A dropped
/// state raises the upper bound only as far as it could have led. If no dropped state could have
/// led further than the best line, that line is optimal.
pub fn hindsight(
    record: &Record<Position>,
    seat: Seat,
    from: usize,
    width: usize,
) -> Result<Hindsight, InputError> {
    let puzzle = Puzzle::new(record, seat, from)?;
    let mut search = Search::new(&puzzle, width);
    let mut states = vec![puzzle.start];
    for turn in from..TURNS {
        states = search.step(&states, TURNS - turn);
    }
    let ends = states.iter().map(|state| puzzle.score(state)).max();
    let best_found = search.best_found.max(ends.unwrap_or(0));
    Ok(Hindsight { best_found, upper_bound: best_found.max(search.dropped_bound.min(search.upper_bound)) })
}

struct Search<'a> {
    puzzle: &'a Puzzle,
    width: usize,
    /// An upper bound for the whole puzzle.
    upper_bound: i32,
    /// An upper bound for all dropped states.
    dropped_bound: i32,
    /// The best total of any state that was played out.
    best_found: i32,
    /// Good prices for the start of the puzzle.
    prices: Prices,
}

/// With this many turns left or fewer, the search keeps every turn of a state.
const ENDGAME: usize = 3;

/// With this many turns left or fewer, a bound per state is cheap enough. Earlier it would hardly
/// be below the bound of the start.
const LATE: usize = 5;

impl Search<'_> {
    fn new(puzzle: &Puzzle, width: usize) -> Search<'_> {
        let best_found = puzzle.play_out(puzzle.start);
        let mut prices = Prices::INITIAL;
        let upper_bound = Bound::of(puzzle, &puzzle.start).upper_bound(&mut prices, best_found, 500);
        Search { puzzle, width, upper_bound, dropped_bound: 0, best_found, prices }
    }

    /// All states after one more turn, or the most promising ones if there are too many.
    fn step(&mut self, states: &[SoloState], turns_left: usize) -> Vec<SoloState> {
        let mut next: Vec<(f32, SoloState)> = Vec::new();
        let mut seen = HashSet::new();
        let mut turns = Vec::new();
        for state in states {
            self.puzzle.turns(state, turns_left, &mut turns);
            self.keep_best(state, &mut turns, turns_left);
            for turn in &turns {
                let after = self.puzzle.after(state, turn);
                if seen.insert(after) {
                    next.push((turn.value, after));
                }
            }
        }
        if next.len() > self.width {
            self.narrow(&mut next, turns_left - 1);
        }
        next.into_iter().map(|(_, state)| state).collect()
    }

    /// Keeps the states from which a greedy player scores most.
    fn narrow(&mut self, next: &mut Vec<(f32, SoloState)>, turns_left: usize) {
        for (priority, state) in next.iter_mut() {
            let total = self.puzzle.play_out(*state);
            self.best_found = self.best_found.max(total);
            *priority = total as f32 + 0.2 * *priority;
        }
        if turns_left <= LATE {
            next.retain(|(_, state)| self.bound(state, self.best_found) > self.best_found);
        }
        next.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, state) in next.drain(self.width.min(next.len())..) {
            self.drop(&state, turns_left);
        }
    }

    /// Keeps the best turns of a state, if it has many.
    fn keep_best(&mut self, state: &SoloState, turns: &mut Vec<Turn>, turns_left: usize) {
        const MAX_TURNS: usize = 32;
        if turns.len() <= MAX_TURNS || turns_left <= ENDGAME {
            return;
        }
        turns.sort_by(|a, b| b.value.total_cmp(&a.value));
        for turn in turns.drain(MAX_TURNS..) {
            let after = self.puzzle.after(state, &turn);
            self.drop(&after, turns_left - 1);
        }
    }

    fn drop(&mut self, state: &SoloState, turns_left: usize) {
        if turns_left > LATE {
            self.dropped_bound = self.upper_bound;
        } else if self.dropped_bound < self.upper_bound {
            self.dropped_bound = self.bound(state, self.dropped_bound.max(self.best_found));
        }
    }

    /// An upper bound for a state, or `enough` if that is higher.
    fn bound(&self, state: &SoloState, enough: i32) -> i32 {
        Bound::of(self.puzzle, state).upper_bound(&mut self.prices.clone(), enough, 20)
    }
}

/// What a gardener would have scored in this seat, with the others taking from the same slots.
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
    fn planner(&self, state: &SoloState, turns_left: usize, weights: &Weights) -> Planner {
        Planner::of(state.garden, self.marks, self.missions, turns_left, weights)
    }

    fn turns(&self, state: &SoloState, turns_left: usize, turns: &mut Vec<Turn>) {
        turns.clear();
        let planner = self.planner(state, turns_left, &Weights::TUNED);
        planner.turns_with(&state.market, state.hand.into_iter().flatten(), turns);
        for number in 0..turns.len() {
            self.add_variants(state, &turns[number].clone(), turns);
        }
    }

    /// Turns that are equivalent without full information. An equal tile on the other slot of its
    /// colour changes the refill. The boar can flee to other fields.
    fn add_variants(&self, state: &SoloState, turn: &Turn, turns: &mut Vec<Turn>) {
        let Some((card, slot)) = turn.play else { return };
        let equal_slots = Slot::ALL.into_iter().filter(|other| other.colour() == slot.colour());
        for slot in equal_slots.filter(|&other| state.market.tile(other) == state.market.tile(slot)) {
            let boar_fields = turn.boar.map_or(vec![None], |_| self.boar_fields(state, turn));
            let others = boar_fields.into_iter().map(|boar| Turn { play: Some((card, slot)), boar, ..*turn });
            turns.extend(others.filter(|other| other != turn));
        }
    }

    /// The fields that the boar can flee to.
    fn boar_fields(&self, state: &SoloState, turn: &Turn) -> Vec<Option<Field>> {
        let mut garden = state.garden;
        garden.lay(state.laid_on(turn), turn.gardener.is_some(), self.marks);
        garden.places_for_boar().iter().map(Some).collect()
    }

    /// The total if a greedy player plays the rest.
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
