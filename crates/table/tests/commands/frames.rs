//! Frames: one per log entry and viewer.

use game::Viewer;
use serde_json::{Value, json};
use table::{Change, Command, GameId, Table, Timestamp};

use crate::common::{
    ANNA, BEN, GAME, OPENED, TestTable, games, id, person, seat, simultaneous, terms, to_json,
};

/// A log with every kind of change.
fn eventful() -> TestTable {
    let day = json!({"kind": "per_turn", "seconds": 24 * 60 * 60});
    let mut table = TestTable::open(simultaneous(json!({"time": day})), &["me", "open"]);
    table.sit(BEN, 1);
    table.act(ANNA);
    table.execute(Command::Undo { person: id(ANNA), after: table.table.seq() });
    table.execute(Command::Leave { person: id(BEN) });
    table.execute(Command::Return { person: id(BEN) });
    let now = Timestamp(table.now);
    table.execute(Command::Pause { from: now, until: now.after(7) });
    table.execute(Command::Rename { person: person(BEN) });
    table.execute(Command::Chat { person: person(BEN), text: "hello".into() });
    table.execute(Command::Mute { person: id(ANNA), muted: true });
    table.finish();
    table.execute(Command::Rematch { person: id(ANNA), game: GameId::from_bytes([3; 16]) });
    table
}

/// The frames of all entries for a viewer.
fn frames(table: &TestTable, person: Option<u8>) -> Vec<Value> {
    let mut frames = Vec::new();
    Table::replay(GAME, &table.log, &games(), |table, entry| {
        frames.push(to_json(&table.frame(entry, table.viewer(person.map(id)))));
    })
    .unwrap();
    frames
}

#[test]
fn every_entry_has_a_public_form() {
    let table = eventful();
    let frames = frames(&table, Some(BEN));
    assert_eq!(frames.len(), table.log.len());
    let find = |what: &str| {
        let frame = frames.iter().find(|frame| frame["what"]["what"] == what);
        frame.unwrap_or_else(|| panic!("no frame says `{what}`"))["what"].clone()
    };
    let ben = json!({"kind": "person", "id": id(BEN), "name": "Ben"});
    assert_eq!(find("opened"), json!({"what": "opened"}));
    assert_eq!(find("seated"), json!({"what": "seated", "seat": 1, "who": ben}));
    assert_eq!(find("started"), json!({"what": "started"}), "the deal stays on the server");
    assert_eq!(find("acted"), json!({"what": "acted", "seat": 0}), "and so does the decision");
    assert_eq!(find("undone"), json!({"what": "undone", "seat": 0}));
    assert_eq!(find("taken_over"), json!({"what": "taken_over", "seat": 1, "why": "left"}));
    assert_eq!(find("returned"), json!({"what": "returned", "seat": 1}));
    assert_eq!(find("paused"), json!({"what": "paused", "milliseconds": 7}));
    assert_eq!(find("renamed"), json!({"what": "renamed", "person": id(BEN), "name": "Ben"}));
    assert_eq!(find("said"), json!({"what": "said", "person": id(BEN), "name": "Ben", "text": "hello"}));
    assert_eq!(find("muted"), json!({"what": "muted", "muted": true}));
    assert_eq!(find("rematch"), json!({"what": "rematch", "game": "03".repeat(16)}));

    let mut closed = TestTable::open(terms(3, json!({})), &["me", "gardener", "open"]);
    closed.execute(Command::Free { person: id(ANNA), seat: seat(1) });
    closed.execute(Command::Close { person: id(ANNA) });
    let frames = self::frames(&closed, None);
    assert_eq!(frames[1]["what"], json!({"what": "freed", "seat": 1}));
    assert_eq!(frames[2]["what"], json!({"what": "closed"}));
}

/// A frame has the game only if the entry changes it, and events only after a decision.
#[test]
fn frames_have_the_game_when_it_changes() {
    let table = eventful();
    for (frame, entry) in frames(&table, Some(ANNA)).iter().zip(&table.log) {
        assert_eq!((&frame["seq"], &frame["at"]), (&json!(entry.seq), &json!(entry.at)));
        let (view, events) = (frame.get("view").is_some(), frame["events"].is_array());
        match entry.change {
            Change::Acted { .. } => assert!(view && events),
            Change::Started { .. } | Change::Undone { .. } => assert!(view && !events),
            _ => assert!(!view && !events, "{:?}", entry.change),
        }
    }
}

#[test]
fn the_first_frame_shows_the_present_state() {
    let mut table = TestTable::running(json!({}));
    table.pass(5);
    table.act(table.to_act());
    let frame = to_json(&table.table.current_frame(table.viewer(BEN)));
    assert_eq!((&frame["seq"], &frame["at"]), (&json!(table.table.seq()), &json!(OPENED + 5)));
    assert_eq!((&frame["what"], &frame["events"]), (&json!(null), &json!(null)));
    assert_eq!(frame["view"]["viewer"], 1);
    assert_eq!((&frame["table"]["you"], &frame["table"]["phase"]), (&json!(1), &json!("running")));
    assert_eq!(frame["table"]["host"], json!(id(ANNA)));
    assert_eq!(frame["table"]["to_act"], json!(table.table.to_act()));
    assert_eq!(frame["table"]["id"], json!(GAME));
    let watching = to_json(&table.table.current_frame(Viewer::Spectator));
    assert_eq!((&watching["table"]["you"], &watching["view"]["viewer"]), (&json!(null), &json!(null)));
    let open = TestTable::open(terms(2, json!({})), &["me", "open"]);
    assert_eq!(to_json(&open.table.current_frame(Viewer::Spectator)).get("view"), None);
}

#[test]
fn events_are_cut_to_what_the_viewer_may_know() {
    let mut table = TestTable::open(simultaneous(json!({})), &["me", "open"]);
    table.sit(BEN, 1);
    table.act(ANNA);
    let side = |person| frames(&table, person).last().unwrap()["events"][0]["side"].clone();
    assert_eq!(side(Some(ANNA)), json!(0));
    assert_eq!(side(Some(BEN)), json!(null));
    assert_eq!(side(None), json!(null));
    // An undone decision has no events any more.
    table.execute(Command::Undo { person: id(ANNA), after: table.table.seq() });
    assert_eq!(table.table.game().unwrap().events(Viewer::Seat(seat(0))).get(), "[]");
}

#[test]
fn viewers_are_seats_or_spectators() {
    let table = TestTable::running(json!({}));
    assert_eq!(table.viewer(BEN), Viewer::Seat(seat(1)));
    assert_eq!(table.viewer(3), Viewer::Spectator);
    assert_eq!(table.table.viewer(None), Viewer::Spectator);
    assert_eq!(table.table.id(), GAME);
}
