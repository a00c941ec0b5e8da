//! Closing a table before its game.

use serde_json::json;
use table::{Change, Command, CommandError, Phase, Timestamp};

use crate::common::{ANNA, BEN, OPENED, TestTable, id, terms};

const WEEK: i64 = 604_800_000;

fn close(number: u8) -> Command {
    Command::Close { person: id(number) }
}

#[test]
fn the_host_closes_an_open_table() {
    let mut table = TestTable::open(terms(3, json!({})), &["me", "open", "open"]);
    table.sit(BEN, 1);
    assert_eq!(table.refused(close(BEN)), CommandError::NotHost);
    assert_eq!(table.execute(close(ANNA)), [Change::Closed]);
    assert_eq!(table.table.phase(), Phase::Closed);
    assert_eq!(table.execute(close(ANNA)), []);
    assert_eq!(table.table.due(), None);
    table.assert_replays();
    let mut running = TestTable::running(json!({}));
    assert_eq!(running.refused(close(ANNA)), CommandError::AlreadyStarted);
}

#[test]
fn a_table_that_nobody_completes_closes_after_a_week() {
    let mut table = TestTable::open(terms(2, json!({})), &["me", "open"]);
    assert_eq!(table.table.due(), Some(Timestamp(OPENED + WEEK)));
    table.pass(WEEK - 1);
    assert_eq!(table.execute(Command::Tick), []);
    table.pass(1);
    assert_eq!(table.execute(Command::Tick), [Change::Closed]);
    assert_eq!(table.execute(Command::Tick), []);
    let mut running = TestTable::running(json!({}));
    running.pass(WEEK);
    assert_eq!(running.execute(Command::Tick), [], "a game does not expire");
}
