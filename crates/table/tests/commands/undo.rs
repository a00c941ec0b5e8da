//! Undo: a person takes their last decision back.

use serde_json::json;
use table::{Change, Command, CommandError};

use crate::common::{ANNA, BEN, CARA, TestTable, id, seat, simultaneous};

fn undo(number: u8, after: u64) -> Command {
    Command::Undo { person: id(number), after }
}

#[test]
fn the_last_decision_of_a_turn_is_taken_back() {
    let mut table = TestTable::running(json!({}));
    let mover = table.to_act();
    let before = table.game_view(table.viewer(mover));
    table.act(mover);
    let seq = table.table.seq();
    assert_eq!(table.refused(undo(mover, seq - 1)), CommandError::Stale { seq }, "it was not seen");
    let seat = table.seat_of(mover);
    assert_eq!(table.execute(undo(mover, seq)), [Change::Undone { seat, resumed: true }]);
    assert_eq!(table.game_view(table.viewer(mover)), before);
    let nothing = table.refused(undo(mover, seq + 1));
    assert!(matches!(nothing, CommandError::AgainstRules { code: "nothing_to_undo", .. }), "{nothing:?}");
    table.assert_replays();
    table.act(mover);
    table.assert_replays();
}

#[test]
fn others_cannot_take_it_back() {
    let mut table = TestTable::running(json!({}));
    let mover = table.to_act();
    let other = if mover == ANNA { BEN } else { ANNA };
    table.act(mover);
    let seq = table.table.seq();
    assert!(matches!(table.refused(undo(other, seq)), CommandError::AgainstRules { .. }));
    assert_eq!(table.refused(undo(CARA, seq)), CommandError::NotSeated);
}

#[test]
fn a_table_may_forbid_undo() {
    let mut table = TestTable::running(json!({"undo": false}));
    let mover = table.to_act();
    table.act(mover);
    let seq = table.table.seq();
    assert_eq!(table.refused(undo(mover, seq)), CommandError::UndoDisabled);
}

/// While others still decide, a decision that ended a turn can be taken back.
#[test]
fn a_simultaneous_decision_is_taken_back() {
    let mut table = TestTable::open(simultaneous(json!({})), &["me", "open"]);
    table.sit(BEN, 1);
    let begun = table.table.seq();
    table.act(ANNA);
    assert!(!table.table.to_act().contains(seat(0)));
    table.execute(undo(ANNA, begun + 1));
    assert!(table.table.to_act().contains(seat(0)));
    assert_eq!(table.table.choice_since(seat(0)), begun + 2);
    table.act(BEN);
    table.act(ANNA);
    table.assert_replays();
}
