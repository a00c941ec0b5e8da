//! Positions that a client describes by a record.

use serde_json::{Value, json};
use table::PositionRequest;

use crate::common::{BEN, TestTable, games, seat, simultaneous};

/// The record of a finished game that began with a simultaneous choice of sides.
fn record() -> Value {
    let mut table = TestTable::open(simultaneous(json!({})), &["me", "open"]);
    table.sit(BEN, 1);
    table.finish();
    serde_json::from_str(&table.table.record().unwrap()).unwrap()
}

fn try_frames(record: &Value, number: usize, after: Option<u64>) -> Result<Vec<Value>, String> {
    let request = PositionRequest { record: record.clone(), seat: seat(number), after };
    let position = games().position(&request).map_err(|error| error.to_string())?;
    assert_eq!(position.game, "sanssouci");
    Ok(position.frames.iter().map(|frame| serde_json::to_value(frame).unwrap()).collect())
}

fn frames(record: &Value, number: usize, after: Option<u64>) -> Vec<Value> {
    try_frames(record, number, after).unwrap()
}

/// The record's decisions, without automatic actions.
fn decisions(record: &Value) -> Vec<Value> {
    let actions = record["actions"].as_array().unwrap();
    actions.iter().filter(|action| action["do"] != "refill").cloned().collect()
}

#[test]
fn frames_continue_after_what_the_client_knows() {
    let record = record();
    let decisions = decisions(&record);
    let count = decisions.len() as u64;
    let all = frames(&record, 0, Some(0));
    assert_eq!(all.len() as u64, count + 1);
    assert_eq!(
        (&all[0]["seat"], &all[0]["action"], &all[0]["events"]),
        (&json!(null), &json!(null), &json!([]))
    );
    for (number, frame) in all.iter().enumerate() {
        assert_eq!(frame["seq"], json!(number));
    }
    for after in [1, 2, count - 1, count] {
        assert_eq!(frames(&record, 0, Some(after)), all[after as usize..], "after {after}");
    }
    assert_eq!(frames(&record, 0, None), all[count as usize..], "the last state alone");
    let error = try_frames(&record, 0, Some(count + 1)).unwrap_err();
    assert_eq!(error, format!("after: the record has {count} decisions"));
}

#[test]
fn automatic_actions_may_be_left_out() {
    let mut record = record();
    let all = frames(&record, 1, Some(0));
    assert!(record["actions"].as_array().unwrap().len() > decisions(&record).len());
    record["actions"] = decisions(&record).into();
    assert_eq!(frames(&record, 1, Some(0)), all);
}

#[test]
fn a_seat_sees_its_own_decisions_and_cards_only() {
    let record = record();
    for own in [0, 1] {
        for (frame, decision) in frames(&record, own, Some(1)).iter().zip(decisions(&record)) {
            assert_eq!(frame["seat"], decision["seat"]);
            let is_own = decision["seat"] == json!(own);
            assert_eq!(frame["action"].is_object(), is_own, "{frame}");
            assert!(!is_own || frame["action"]["do"] == decision["do"]);
            assert_eq!(frame["view"]["viewer"], json!(own));
            let is_shown = |seat: usize| frame["view"]["seats"][seat]["hand"].is_array();
            // Nobody has cards while the sides are chosen.
            let has_cards = frame["seq"].as_u64() >= Some(2);
            assert_eq!((is_shown(own), is_shown(1 - own)), (has_cards, false), "{frame}");
        }
    }
}

#[test]
fn a_record_without_decisions_is_a_position_too() {
    let mut record = record();
    record["actions"] = json!([]);
    let first = frames(&record, 0, Some(0));
    assert_eq!(frames(&record, 0, None), first);
    assert_eq!((first.len(), &first[0]["seq"]), (1, &json!(0)));
}

#[test]
fn errors_name_what_is_wrong() {
    let mut record = record();
    assert_eq!(try_frames(&record, 2, None).unwrap_err(), "seat: seat 2 of 2 players");
    record["actions"][1] = record["actions"][0].clone();
    let error = try_frames(&record, 0, None).unwrap_err();
    assert!(error.starts_with("actions[1]: "), "{error}");
}
