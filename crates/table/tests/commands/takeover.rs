//! Leaving, running out of time and returning.

use serde_json::{Value, json};
use table::{Change, Command, CommandError, LogEntry, Table, TakeoverReason};

use crate::test_table::{TestTable, games, id, sanssouci, versailles};

fn bank() -> Value {
    json!({"kind": "bank", "seconds": 60, "increment": 5})
}

fn per_turn() -> Value {
    json!({"kind": "per_turn", "seconds": 3})
}

fn reasons(entries: &[LogEntry]) -> Vec<TakeoverReason> {
    let reason = |entry: &LogEntry| match entry.change {
        Change::TakenOver { reason, .. } => Some(reason),
        _ => None,
    };
    entries.iter().filter_map(reason).collect()
}

#[test]
fn leaving_and_returning_does_not_refresh_a_clock() {
    for time in [bank(), per_turn()] {
        let mut table = TestTable::running(sanssouci(time), 2);
        let person = table.to_decide();
        let seat = table.seat_of(person);
        table.pass(2000);
        let left = table.left(seat);
        for _ in 0..3 {
            table.leave(person).expect("they sit here");
            table.come_back(person).expect("they have time left");
            assert_eq!(table.left(seat), left);
        }
        table.pass(left);
        assert_eq!(reasons(&table.run(Command::Tick).expect("a tick")), [TakeoverReason::OutOfTime]);
        table.assert_replays();
    }
}

#[test]
fn a_late_person_returns_when_the_bot_has_finished_the_turn() {
    let mut table = TestTable::running(versailles(2, per_turn()), 2);
    let seat = table.seat_of(0);
    table.pass(3000);
    table.run(Command::Tick).expect("a tick");
    assert_eq!(table.come_back(0), Err(CommandError::BotFinishesTurn));
    table.bot_act(seat).expect("a bid");
    table.come_back(0).expect("the bot has finished the turn");
    assert_eq!(table.left(seat), 3000, "the time of the next turn");
    assert_eq!(table.undo(0), Err(CommandError::NoTimeLeft), "the bot's bid stays");
    table.assert_replays();
}

#[test]
fn only_an_empty_time_bank_is_refreshed() {
    let mut table = TestTable::running(versailles(2, bank()), 2);
    let seat = table.seat_of(0);
    table.pass(60_000);
    table.run(Command::Tick).expect("a tick");
    assert_eq!(table.come_back(0), Err(CommandError::BotFinishesTurn));
    table.bot_act(seat).expect("a bid");
    table.come_back(0).expect("the bot has finished the turn");
    assert_eq!(table.left(seat), 15_000, "a quarter of the bank");

    let mut table = TestTable::running(versailles(2, bank()), 2);
    let seat = table.seat_of(0);
    table.pass(59_000);
    table.leave(0).expect("they sit here");
    table.bot_act(seat).expect("a bid");
    table.come_back(0).expect("they have time left");
    assert_eq!(table.left(seat), 6000, "a person who left has what was left and the increment");
    table.assert_replays();
}

/// Somebody who leaves at the last moment cannot return while the bot thinks.
#[test]
fn a_clock_that_runs_out_after_leaving_is_empty() {
    let mut table = TestTable::running(versailles(2, per_turn()), 2);
    table.pass(2999);
    table.leave(0).expect("they sit here");
    table.pass(1);
    assert_eq!(table.come_back(0), Err(CommandError::BotFinishesTurn));
}

#[test]
fn a_decision_after_the_time_is_refused_before_any_tick() {
    let mut table = TestTable::running(versailles(2, per_turn()), 2);
    table.pass(2999);
    table.act(0).expect("in time");
    let seq = table.table.seq();
    table.pass(1);
    assert_eq!(table.act(1), Err(CommandError::TakenOver));
    assert_eq!(table.undo(1), Err(CommandError::TakenOver));
    assert_eq!(table.table.seq(), seq, "nothing was written");
    let left = table.leave(1).expect("they sit here");
    assert_eq!(reasons(&left), [TakeoverReason::OutOfTime], "they were late before they left");
}

#[test]
fn undo_names_an_entry_that_exists() {
    let mut table = TestTable::running(versailles(2, per_turn()), 2);
    table.act(0).expect("a bid");
    let after = table.table.seq() + 1;
    let undo = table.run(Command::Undo { person: id(0), after });
    assert!(matches!(undo, Err(CommandError::BadInput(_))), "{undo:?}");
    let action = json!({});
    let act = table.run(Command::Act { person: id(1), action, after });
    assert!(matches!(act, Err(CommandError::Stale { .. })), "{act:?}");
    table.undo(0).expect("the bids are not revealed");
}

/// Logs of version 0.1.0 have neither `refreshed` nor `resumed`, and clocks follow its rules.
#[test]
fn a_log_of_0_1_0_keeps_its_clocks() {
    let mut table = TestTable::running(versailles(2, per_turn()), 2);
    let seat = table.seat_of(0);
    table.pass(1000);
    table.leave(0).expect("they sit here");
    table.come_back(0).expect("they have time left");
    table.pass(1000);
    table.act(0).expect("a bid");
    table.undo(0).expect("the bids are not revealed");
    assert_eq!(table.left(seat), 1000);
    let mut stored: Value = serde_json::to_value(&table.log).expect("JSON");
    for entry in stored.as_array_mut().expect("a log") {
        let change = entry["entry"].as_object_mut().expect("a change");
        change.remove("refreshed");
        change.remove("resumed");
    }
    let log: Vec<LogEntry> = serde_json::from_value(stored).expect("a log of 0.1.0");
    let replayed = Table::replay(table.table.id(), &log, &games(), |_, _| {}).expect("a valid log");
    table.table = replayed.expect("the log has entries");
    assert_eq!(table.left(seat), 3000, "nobody is suddenly late");
}
