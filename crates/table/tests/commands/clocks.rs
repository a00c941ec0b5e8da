//! No sequence of commands gives a seat more time than its time control allows.

use std::collections::HashMap;

use game::{Seat, Seats};
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Change, Command, LogEntry, TakeoverReason, Timestamp};

use crate::test_table::{TestTable, sanssouci, versailles};

/// The seconds of both time controls, small so that random times are often too long.
const SECONDS: i64 = 8;
const INCREMENT: i64 = 2;

/// What somebody does after some time.
#[derive(Copy, Clone, Debug)]
enum Step {
    Act(usize),
    Undo(usize),
    Leave(usize),
    Return(usize),
    Bot,
    Tick,
}

fn step() -> impl Strategy<Value = Step> {
    let person = 0..2_usize;
    prop_oneof![
        4 => person.clone().prop_map(Step::Act),
        2 => person.clone().prop_map(Step::Undo),
        2 => person.clone().prop_map(Step::Leave),
        3 => person.prop_map(Step::Return),
        2 => Just(Step::Bot),
        1 => Just(Step::Tick),
    ]
}

fn steps() -> impl Strategy<Value = Vec<(Step, i64)>> {
    prop::collection::vec((step(), prop_oneof![Just(0), 0..4000_i64, 0..12_000_i64]), 1..120)
}

/// How long people have thought, measured from the log and without the table's clocks.
#[derive(Default)]
struct Stopwatch {
    seats: HashMap<Seat, Thinking>,
}

#[derive(Default)]
struct Thinking {
    /// Since when the person has a decision and may make it.
    since: Option<Timestamp>,
    /// In this turn, and in the game.
    turn: i64,
    game: i64,
    turns: i64,
    /// How often the person returned after the bot had finished a turn for them.
    refreshed: i64,
    late: bool,
    late_turn_finished: bool,
}

impl Stopwatch {
    /// Follows one new entry of a table; `before` are the seats that had a decision before it.
    fn follow(&mut self, table: &TestTable, entry: &LogEntry, before: Seats) {
        let to_act = table.table.to_act();
        for seat in Seat::all(2) {
            let thinking = self.seats.entry(seat).or_default();
            let own = |other: Seat| other == seat;
            let time = thinking.since.map_or(0, |since| entry.at.since(since));
            let is_away = table.view().seats[seat.index()].takeover_level.is_some();
            match entry.change {
                Change::TakenOver { seat: other, reason } if own(other) => {
                    // Somebody who is late cannot use the time.
                    if reason == TakeoverReason::Left {
                        thinking.add(time);
                    }
                    (thinking.late, thinking.late_turn_finished) =
                        (reason == TakeoverReason::OutOfTime, false);
                }
                Change::Acted { seat: other, .. } | Change::Undone { seat: other, .. } if own(other) => {
                    thinking.add(time);
                }
                Change::Returned { seat: other, .. } if own(other) => {
                    thinking.refreshed += i64::from(thinking.late && thinking.late_turn_finished);
                }
                _ => {}
            }
            let decided = matches!(entry.change, Change::Acted { seat: other, .. } | Change::Undone { seat: other, .. } if own(other));
            let decides = to_act.contains(seat) && !is_away;
            thinking.since = match thinking.since {
                Some(since) if decides && !decided => Some(since),
                _ => decides.then_some(entry.at),
            };
            let acted = matches!(entry.change, Change::Acted { .. });
            if acted && before.contains(seat) && !to_act.contains(seat) {
                thinking.turns += 1;
                thinking.late_turn_finished = true;
            }
            if matches!(entry.change, Change::Undone { seat: other, .. } if own(other))
                && !before.contains(seat)
            {
                thinking.turns -= 1;
            }
            if acted && !before.contains(seat) && to_act.contains(seat) {
                thinking.turn = 0;
            }
        }
    }

    fn check(&self, per_turn: bool) -> Result<(), TestCaseError> {
        for thinking in self.seats.values() {
            let allowed = SECONDS + INCREMENT * thinking.turns + SECONDS / 4 * thinking.refreshed;
            let (used, allowed) = if per_turn { (thinking.turn, SECONDS) } else { (thinking.game, allowed) };
            prop_assert!(used <= 1000 * allowed, "{used} ms of {allowed} s");
        }
        Ok(())
    }
}

impl Thinking {
    fn add(&mut self, time: i64) {
        self.turn += time;
        self.game += time;
    }
}

fn play(terms: Value, per_turn: bool, steps: &[(Step, i64)]) -> Result<(), TestCaseError> {
    let mut table = TestTable::running(terms, 2);
    let mut stopwatch = Stopwatch::default();
    let started = table.log.last().expect("the start").clone();
    stopwatch.follow(&table, &started, Seats::NONE);
    for (step, wait) in steps {
        table.pass(*wait);
        let before = table.table.to_act();
        let written = match *step {
            Step::Act(person) => table.act(person),
            Step::Undo(person) => table.undo(person),
            Step::Leave(person) => table.leave(person),
            Step::Return(person) => table.come_back(person),
            Step::Tick => table.run(Command::Tick),
            Step::Bot => match table.table.bots_to_act().first() {
                Some((seat, _)) => table.bot_act(*seat),
                None => continue,
            },
        };
        for entry in written.unwrap_or_default() {
            stopwatch.follow(&table, &entry, before);
        }
        stopwatch.check(per_turn)?;
    }
    table.assert_replays();
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn time_per_turn_is_never_exceeded(steps in steps(), simultaneous: bool) {
        let time = json!({"kind": "per_turn", "seconds": SECONDS});
        play(if simultaneous { versailles(2, time) } else { sanssouci(time) }, true, &steps)?;
    }

    #[test]
    fn a_time_bank_is_never_exceeded(steps in steps(), simultaneous: bool) {
        let time = json!({"kind": "bank", "seconds": SECONDS, "increment": INCREMENT});
        play(if simultaneous { versailles(2, time) } else { sanssouci(time) }, false, &steps)?;
    }
}
