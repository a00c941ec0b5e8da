//! Searching the puzzle turn by turn, keeping the most promising standings.

use std::collections::HashSet;

use sanssouci::Position;
use table::{Fault, Record, Seat};

use crate::sanssouci::hindsight::bound::bound;
use crate::sanssouci::hindsight::solo::{Puzzle, Solo, TURNS};
use crate::sanssouci::taste::Taste;
use crate::sanssouci::turns::{Planner, Turn};

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
/// kept a turn; what is dropped raises the upper bound only as far as it could have led.
pub fn hindsight(record: &Record<Position>, seat: Seat, from: usize, width: usize) -> Result<Hindsight, Fault> {
    let puzzle = Puzzle::new(record, seat, from)?;
    let mut standings = vec![puzzle.start];
    let mut dropped = 0;
    let mut turns = Vec::new();
    for turn in from..TURNS {
        let to_go = TURNS - turn;
        let mut next: Vec<(f32, Solo)> = Vec::new();
        let mut seen = HashSet::new();
        for solo in &standings {
            let planner = Planner::of(solo.garden, puzzle.marks, puzzle.missions, to_go, &Taste::KEEN);
            turns.clear();
            planner.turns_with(&solo.market, solo.hand.into_iter().flatten(), &mut turns);
            dropped = dropped.max(keep_best(&puzzle, solo, &mut turns, width, to_go));
            for turn in &turns {
                let after = puzzle.after(solo, turn);
                if seen.insert(after) {
                    next.push((turn.worth, after));
                }
            }
        }
        next.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, solo) in next.iter().skip(width) {
            dropped = dropped.max(bound(&solo.garden, puzzle.marks, puzzle.missions, to_go - 1));
        }
        next.truncate(width);
        standings = next.into_iter().map(|(_, solo)| solo).collect();
    }
    let found = standings.iter().map(|solo| puzzle.score(solo)).max().unwrap_or(0);
    Ok(Hindsight { found, most: found.max(dropped) })
}

/// What a gardener would have made of the same game in this seat, the others taking from the same slots.
pub fn gardener_total(record: &Record<Position>, seat: Seat) -> Result<i32, Fault> {
    let puzzle = Puzzle::new(record, seat, 0)?;
    let mut solo = puzzle.start;
    let mut turns = Vec::new();
    for turn in 0..TURNS {
        let planner = Planner::of(solo.garden, puzzle.marks, puzzle.missions, TURNS - turn, &Taste::PLAIN);
        turns.clear();
        planner.turns_with(&solo.market, solo.hand.into_iter().flatten(), &mut turns);
        if let Some(best) = turns.iter().max_by(|a, b| a.worth.total_cmp(&b.worth)) {
            solo = puzzle.after(&solo, best);
        }
    }
    Ok(puzzle.score(&solo))
}

/// How many turns of one standing are followed at the most, when there are many standings.
const TURNS_EACH: usize = 64;

/// Keeps the best turns of a standing; returns what those that are dropped could have led to.
fn keep_best(puzzle: &Puzzle, solo: &Solo, turns: &mut Vec<Turn>, width: usize, to_go: usize) -> i32 {
    let most = TURNS_EACH.max(width / TURNS_EACH);
    if turns.len() <= most || to_go <= 2 {
        return 0;
    }
    turns.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let dropped = turns[most..].iter().map(|turn| {
        let after = puzzle.after(solo, turn);
        bound(&after.garden, puzzle.marks, puzzle.missions, to_go - 1)
    });
    let most_dropped = dropped.max().unwrap_or(0);
    turns.truncate(most);
    most_dropped
}
