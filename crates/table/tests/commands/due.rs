//! When a table needs attention although nobody sends a command.

use serde_json::json;
use table::{Command, Timestamp};

use crate::common::{ANNA, BEN, TestTable, id, simultaneous, terms};

#[test]
fn a_table_is_due_at_once_when_a_bot_must_decide() {
    let terms = terms(2, json!({"first": "first_seat"}));
    let mut table = TestTable::open(terms, &["apprentice", "me"]);
    let bot = table.seat_of(ANNA).next(2);
    for _ in 0..4 {
        if table.table.to_act().contains(bot) {
            assert_eq!(table.table.due(), Some(Timestamp(0)));
            table.bot_acts(bot);
        }
    }
    assert_eq!(table.to_act(), ANNA);
    assert_eq!(table.table.due(), None, "people without a clock may think for ever");
}

/// If several people decide at the same time, the first clock that runs out counts.
#[test]
fn a_table_of_people_is_due_when_a_clock_runs_out() {
    let mut table = TestTable::open(
        simultaneous(json!({"time": {"kind": "bank", "seconds": 60, "increment": 5}})),
        &["me", "open"],
    );
    table.sit(BEN, 1);
    let begun = table.now;
    assert_eq!(table.table.due(), Some(Timestamp(begun + 60_000)));
    table.pass(20_000);
    table.act(ANNA);
    assert_eq!(table.table.due(), Some(Timestamp(begun + 60_000)), "Ben still thinks");
    table.pass(5000);
    table.execute(Command::Undo { person: id(ANNA), after: table.table.seq() });
    // Anna has 40 seconds left from now on, Ben only 35.
    assert_eq!(table.table.due(), Some(Timestamp(begun + 60_000)));
}
