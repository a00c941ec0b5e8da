//! The record of a finished game.

use serde_json::{Value, json};
use table::{Command, commitment};

use crate::common::{BEN, OPENED, TestTable, id, terms};

#[test]
fn there_is_no_record_before_the_end() {
    let mut table = TestTable::running(json!({}));
    assert_eq!(table.table.record(), None);
    assert_eq!(TestTable::open(terms(2, json!({})), &["me", "open"]).table.record(), None);
    table.finish();
    assert!(table.table.record().is_some());
}

#[test]
fn the_record_tells_who_played_and_on_which_terms() {
    let time = json!({"kind": "per_turn", "seconds": 10});
    let mut table = TestTable::open(terms(3, json!({"time": time})), &["me", "open", "architect"]);
    table.sit(BEN, 1);
    table.execute(Command::Leave { person: id(BEN) });
    table.finish();
    let record: Value = serde_json::from_str(&table.table.record().unwrap()).unwrap();
    assert_eq!(record["players"], json!(["Anna", "Ben", {"bot": "architect"}]));
    assert_eq!((&record["opened"], &record["time"]), (&json!(OPENED), &time));
    let (totals, _) = table.table.result().unwrap();
    let scores: Vec<&Value> =
        record["result"]["scores"].as_array().unwrap().iter().map(|score| &score["total"]).collect();
    assert_eq!(json!(scores), json!(totals));
}

/// Anybody can check that the deal is the one whose hash was shown at the start.
#[test]
fn the_record_proves_the_deal() {
    let mut table = TestTable::running(json!({}));
    let shown = table.table.view(game::Viewer::Spectator).commitment.unwrap();
    table.finish();
    let record: Value = serde_json::from_str(&table.table.record().unwrap()).unwrap();
    let hash =
        commitment("sanssouci", &record["options"], &record["setup"], record["salt"].as_str().unwrap());
    assert_eq!((record["commitment"].as_str(), hash), (Some(shown.as_str()), shown.clone()));
}
