//! The countdown of a full table.

use game::Viewer;
use serde_json::json;
use table::{Change, Command, CommandError, Phase, Timestamp};

use crate::common::{ANNA, BEN, CARA, TestTable, id, names, person, seat, terms};

/// A table for two with a countdown at which Ben has just sat down.
fn counting() -> TestTable {
    let mut table = TestTable::open(terms(2, json!({"countdown": true})), &["me", "open"]);
    assert_eq!(names(&table.sit(BEN, 1)), ["seated"]);
    assert_eq!(table.table.phase(), Phase::Open);
    table
}

fn starts_at(table: &TestTable) -> Option<Timestamp> {
    table.table.view(Viewer::Spectator).starts_at
}

#[test]
fn a_full_table_begins_after_five_seconds() {
    let mut table = counting();
    let due = Timestamp(table.now + 5000);
    assert_eq!((starts_at(&table), table.table.due()), (Some(due), Some(due)));
    table.assert_replays();
    table.pass(4999);
    assert_eq!(table.execute(Command::Tick), []);
    table.pass(1);
    assert_eq!(names(&table.execute(Command::Tick)), ["started"]);
    assert_eq!(starts_at(&table), None);
    table.assert_replays();
}

#[test]
fn standing_up_stops_it_and_sitting_down_begins_it_anew() {
    let mut table = counting();
    table.pass(3000);
    table.execute(Command::Leave { person: id(BEN) });
    assert_eq!(starts_at(&table), None);
    table.pass(60_000);
    assert_eq!(table.execute(Command::Tick), []);
    table.sit(CARA, 1);
    assert_eq!(starts_at(&table), Some(Timestamp(table.now + 5000)));
}

#[test]
fn the_host_starts_at_once_or_waits() {
    let mut table = counting();
    assert_eq!(names(&table.execute(Command::Start { person: id(ANNA) })), ["started"]);

    let mut table = counting();
    assert_eq!(table.refused(Command::Wait { person: id(BEN) }), CommandError::NotHost);
    assert_eq!(table.execute(Command::Wait { person: id(ANNA) }), [Change::StartHeld]);
    assert_eq!(table.execute(Command::Wait { person: id(ANNA) }), [], "it waits already");
    assert_eq!(starts_at(&table), None);
    table.assert_replays();
    table.pass(60_000);
    assert_eq!(table.execute(Command::Tick), []);
    assert_eq!(table.table.phase(), Phase::Open);
    assert_eq!(names(&table.execute(Command::Start { person: id(ANNA) })), ["started"]);
}

/// Programs rely on it: without the term, and with one person only, a full table begins at once.
#[test]
fn other_tables_begin_at_once() {
    let table = TestTable::running(json!({}));
    assert_eq!(table.table.phase(), Phase::Running);
    let mut table = TestTable::open(terms(2, json!({"countdown": true})), &["me", "gardener"]);
    assert_eq!(table.table.phase(), Phase::Running, "a game against bots");
    let stored = serde_json::to_string(&TestTable::running(json!({})).log).unwrap();
    assert!(!stored.contains("countdown"), "logs of other tables stay as they were");
    assert_eq!(table.refused(Command::Wait { person: id(ANNA) }), CommandError::AlreadyStarted);

    let mut table = TestTable::open(terms(2, json!({"countdown": true})), &["me", "open"]);
    let bot = Command::SeatBot { person: id(ANNA), seat: seat(1), level: bots::Level::Gardener };
    assert_eq!(names(&table.execute(bot)), ["seated", "started"], "the host has seated a bot");
}

#[test]
fn the_log_says_whether_there_is_a_countdown() {
    let stored = serde_json::to_value(&counting().log).unwrap();
    assert_eq!(stored[0]["entry"]["terms"]["countdown"], json!(true));
}

#[test]
fn a_reserved_seat_is_not_taken_yet() {
    let mut table = TestTable::open(terms(2, json!({"countdown": true})), &["me", "open"]);
    assert_eq!(names(&table.execute(Command::Reserve { person: person(BEN), seat: seat(1) })), ["seated"]);
    assert_eq!(table.execute(Command::Reserve { person: person(BEN), seat: seat(1) }), []);
    assert_eq!(starts_at(&table), None);
    let other = Command::Reserve { person: person(CARA), seat: seat(1) };
    assert_eq!(table.refused(other), CommandError::SeatReserved);
    table.sit(BEN, 1);
    assert!(starts_at(&table).is_some());
    table.assert_replays();
}
