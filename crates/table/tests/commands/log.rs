//! The log: a table is a function of it.

use bots::Level;
use game::Seat;
use serde_json::json;
use table::{Change, Command, LogEntry, Occupant, Table, Timestamp};

use crate::common::{ANNA, BEN, CARA, GAME, TestTable, games, id, person, seat, terms};

fn replay_error(log: &[LogEntry]) -> String {
    match Table::replay(GAME, log, &games(), |_, _| ()) {
        Ok(_) => panic!("the log is not valid"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_log_begins_with_an_opening_and_has_no_gaps() {
    assert!(Table::replay(GAME, &[], &games(), |_, _| ()).unwrap().is_none());
    let mut table = TestTable::running(json!({}));
    table.act(table.to_act());
    assert_eq!(replay_error(&table.log[1..]), "log[1]: a log begins with the opening of the table");
    let mut gap = table.log.clone();
    gap.remove(1);
    assert_eq!(replay_error(&gap), "log[3]: it follows entry 1");
    let mut twice = table.log.clone();
    twice[1].change = twice[0].change.clone();
    assert_eq!(replay_error(&twice), "log[2]: the table is already open");
    let mut seats = table.log.clone();
    let Change::Opened { seats: occupants, .. } = &mut seats[0].change else { panic!("the opening") };
    occupants.pop();
    assert_eq!(replay_error(&seats), "log[1].seats: 1 seats for 2");
}

#[test]
fn a_replay_shows_the_table_after_each_entry() {
    let table = TestTable::running(json!({}));
    let mut seen = Vec::new();
    Table::replay(GAME, &table.log, &games(), |table, entry| seen.push((table.seq(), entry.seq))).unwrap();
    assert_eq!(seen, [(1, 1), (2, 2), (3, 3)]);
}

#[test]
fn an_entry_that_cannot_follow_changes_nothing() {
    let table = TestTable::open(terms(2, json!({})), &["me", "open"]);
    let mut again = table.replayed();
    let entry = |seq, change| LogEntry { seq, at: Timestamp(5), key: None, change };
    let acted = Change::Acted { seat: Seat::FIRST, action: json!({"do": "stay"}) };
    let error = again.follow(&entry(2, acted)).unwrap_err().to_string();
    assert_eq!(error, "log[2]: the game has not begun yet");
    let nobody = Occupant::Bot { level: Level::Gardener };
    let error = again
        .follow(&entry(2, Change::Seated { seat: seat(4), who: nobody, nonce: None }))
        .unwrap_err()
        .to_string();
    assert_eq!(error, "log[2]: this seat does not exist");
    assert!(again.follow(&entry(3, Change::Closed)).is_err());
    assert_eq!((again.seq(), again.summary()), (1, table.table.summary()));
    again.follow(&entry(2, Change::Closed)).unwrap();
    assert_eq!(again.seq(), 2);
}

/// A repeated request is recognised by its key; the first entry of a request has it.
#[test]
fn requests_are_found_by_their_idempotency_key() {
    let mut table = TestTable::open(terms(3, json!({})), &["me", "open", "open"]);
    table.try_execute_with_key(Command::Start { person: id(ANNA) }, Some("start")).unwrap();
    assert_eq!(table.log.len(), 4);
    let keys: Vec<Option<&str>> = table.log.iter().map(|entry| entry.key.as_deref()).collect();
    assert_eq!(keys, [None, Some("start"), None, None]);
    assert_eq!(table.table.seq_of_request("start"), Some(2));
    assert_eq!(table.table.seq_of_request("other"), None);
    assert_eq!(table.replayed().seq_of_request("start"), Some(2));
    let mut first = table.log.clone();
    first[0].key = Some("open".into());
    let again = Table::replay(GAME, &first, &games(), |_, _| ()).unwrap().unwrap();
    assert_eq!(again.seq_of_request("open"), Some(1));
}

/// Two people may choose the same key.
#[test]
fn keys_belong_to_a_person() {
    let (ben, cara) = (id(BEN), id(CARA));
    let seat = seat(1);
    let of_ben = [
        Command::Sit { person: person(BEN), seat, nonce: None },
        Command::SeatBot { person: ben, seat, level: Level::Gardener },
        Command::Free { person: ben, seat },
        Command::Close { person: ben },
        Command::Start { person: ben },
        Command::Act { person: ben, action: json!({}), after: 0 },
        Command::Undo { person: ben, after: 0 },
        Command::Leave { person: ben },
        Command::Return { person: ben },
        Command::Chat { person: person(BEN), text: String::new() },
        Command::Mute { person: ben, muted: true },
        Command::Rename { person: person(BEN) },
        Command::Rematch { person: ben, game: GAME },
    ];
    for command in of_ben {
        assert_eq!(command.log_key("k"), format!("{ben}:k"), "{command:?}");
    }
    assert_eq!(Command::Leave { person: cara }.log_key("k"), format!("{cara}:k"));
    for command in [Command::Tick, Command::Pause { from: Timestamp(0), until: Timestamp(1) }] {
        assert_eq!(command.log_key("k"), "k");
    }
}

#[test]
fn viewers_may_have_other_seats_after_some_entries() {
    let mut table = TestTable::open(terms(2, json!({})), &["me", "gardener"]);
    table.finish();
    let changes: Vec<bool> = table.log.iter().map(|entry| entry.change.changes_seats()).collect();
    assert!(!changes[0] && changes[1] && changes[2..].iter().all(|changes| !changes), "only the start");
    assert!(Change::Freed { seat: seat(0) }.changes_seats());
    assert!(
        Change::Seated { seat: seat(0), who: Occupant::Bot { level: Level::Gardener }, nonce: None }
            .changes_seats()
    );
    assert!(!Change::Closed.changes_seats());
}

/// Stored logs are read for ever.
#[test]
fn entries_keep_their_stored_form() {
    let entry = LogEntry {
        seq: 3,
        at: Timestamp(5),
        key: Some("k".into()),
        change: Change::TakenOver { seat: seat(1), reason: table::TakeoverReason::OutOfTime },
    };
    let text = r#"{"seq":3,"at":5,"key":"k","entry":{"entry":"taken_over","seat":1,"why":"out_of_time"}}"#;
    assert_eq!(serde_json::to_string(&entry).unwrap(), text);
    assert_eq!(serde_json::from_str::<LogEntry>(text).unwrap(), entry);
}

/// Version 0.1.0 did not write these flags, so their old value is written without them.
#[test]
fn flags_with_the_value_of_the_first_version_are_not_written() {
    let seat = seat(1);
    for (change, text) in [
        (Change::Undone { seat, resumed: false }, r#"{"entry":"undone","seat":1}"#),
        (Change::Undone { seat, resumed: true }, r#"{"entry":"undone","seat":1,"resumed":true}"#),
        (Change::Returned { seat, refreshed: true }, r#"{"entry":"returned","seat":1}"#),
        (Change::Returned { seat, refreshed: false }, r#"{"entry":"returned","seat":1,"refreshed":false}"#),
    ] {
        assert_eq!(serde_json::to_string(&change).unwrap(), text);
        assert_eq!(serde_json::from_str::<Change>(text).unwrap(), change);
    }
}
