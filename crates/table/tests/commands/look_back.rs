//! Look-back: earlier moments of a game.

use serde_json::{Value, json};
use table::{CommandError, Phase, Visibility};

use crate::common::{ANNA, BEN, TestTable, games, id, simultaneous, to_json};

fn finished() -> TestTable {
    let mut table = TestTable::open(simultaneous(json!({})), &["me", "open"]);
    table.sit(BEN, 1);
    table.finish();
    table
}

fn at(table: &TestTable, seq: u64, person: Option<u8>, visibility: Visibility) -> Option<Value> {
    let frame = table.table.frame_at(&table.log, seq, person.map(id), visibility, &games()).unwrap();
    frame.map(|frame| to_json(&frame))
}

#[test]
fn everything_is_face_up_only_when_the_game_is_over() {
    let running = TestTable::running(json!({}));
    assert_eq!(running.table.check_visibility(Visibility::AsSeen), Ok(()));
    assert_eq!(running.table.check_visibility(Visibility::FaceUp), Err(CommandError::NotOver));
    assert_eq!(finished().table.check_visibility(Visibility::FaceUp), Ok(()));
    assert_eq!(finished().table.check_visibility(Visibility::AsSeen), Ok(()));
}

#[test]
fn an_earlier_moment_looks_as_it_did_then() {
    let mut table = TestTable::open(simultaneous(json!({})), &["me", "open"]);
    table.sit(BEN, 1);
    let mut seen = Vec::new();
    for _ in 0..6 {
        let person =
            table.table.to_act().first().map(|seat| if seat == table.seat_of(ANNA) { ANNA } else { BEN });
        table.act(person.unwrap());
        seen.push((table.table.seq(), to_json(&table.table.current_frame(table.viewer(BEN)))));
    }
    for (seq, frame) in seen {
        assert_eq!(at(&table, seq, Some(BEN), Visibility::AsSeen), Some(frame));
    }
    let end = table.table.seq();
    assert_eq!(at(&table, end + 1, Some(BEN), Visibility::AsSeen), None);
    assert_eq!(at(&table, 0, Some(BEN), Visibility::AsSeen), None);
}

#[test]
fn face_up_shows_all_hands_and_as_seen_only_the_own() {
    let table = finished();
    assert_eq!(table.table.phase(), Phase::Over);
    let seq = 6;
    let hands = |person, visibility| {
        let frame = at(&table, seq, person, visibility).unwrap();
        [0, 1].map(|seat| frame["view"]["seats"][seat]["hand"].is_array())
    };
    assert_eq!(hands(Some(ANNA), Visibility::AsSeen), [true, false]);
    assert_eq!(hands(Some(BEN), Visibility::AsSeen), [false, true]);
    assert_eq!(hands(None, Visibility::AsSeen), [false, false]);
    assert_eq!(hands(None, Visibility::FaceUp), [true, true]);
}

#[test]
fn entries_are_cut_to_what_the_viewer_may_know() {
    let table = finished();
    let views = |person: Option<u8>, visibility| -> Vec<Value> {
        let views = table.table.entry_views(&table.log, person.map(id), visibility, &games()).unwrap();
        views.iter().map(|view| serde_json::to_value(view).unwrap()).collect()
    };
    let anna = views(Some(ANNA), Visibility::AsSeen);
    assert_eq!(anna.len(), table.log.len());
    for (view, entry) in anna.iter().zip(&table.log) {
        assert_eq!((&view["seq"], &view["at"]), (&json!(entry.seq), &json!(entry.at)));
        let decided = serde_json::to_value(&entry.change).unwrap()["entry"] == "acted";
        assert_eq!(view["events"].is_array(), decided);
    }
    let sides = |views: &[Value]| -> Vec<Value> {
        let chosen = views.iter().filter_map(|view| view["events"].get(0));
        chosen.filter(|event| event["event"] == "garden_chosen").map(|event| event["side"].clone()).collect()
    };
    assert_eq!(sides(&anna), [json!(0), json!(null)], "Ben's side was hidden when he chose it");
    assert_eq!(sides(&views(Some(BEN), Visibility::AsSeen)), [json!(null), json!(0)]);
    assert_eq!(sides(&views(None, Visibility::FaceUp)), [json!(0), json!(0)]);
}
