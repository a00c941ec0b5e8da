//! Finished games of a person's own device.

use serde_json::{Value, json};
use table::{LocalGame, LocalResult};

use crate::common::{BEN, GAME, TestTable, games, terms};

/// The record of a finished game with these occupants, and its totals and winners.
fn finished(seats: &[&str]) -> (Value, Vec<i32>, Vec<usize>) {
    let mut table = TestTable::open(terms(seats.len() as u8, json!({})), seats);
    if let Some(seat) = seats.iter().position(|word| *word == "open") {
        table.sit(BEN, seat);
    }
    table.finish();
    let (totals, winners) = table.table.result().unwrap();
    let record = serde_json::from_str(&table.table.record().unwrap()).unwrap();
    (record, totals, winners.iter().map(|seat| seat.index()).collect())
}

fn local(record: &Value, resigned: bool) -> LocalGame {
    serde_json::from_value(json!({"record": record, "resigned": resigned})).unwrap()
}

fn refusal(record: &Value) -> String {
    local(record, false).check(&games()).unwrap_err().to_string()
}

/// The result of the person in a game, wherever they sit and whether or not they won.
#[test]
fn the_result_is_that_of_the_person() {
    let mut outcomes = Vec::new();
    for seats in [["me", "apprentice"], ["apprentice", "me"]] {
        let (record, totals, winners) = finished(&seats);
        let seat = record["players"].as_array().unwrap().iter().position(Value::is_string).unwrap();
        let won = winners.contains(&seat);
        let expected = |won: bool, resigned: bool| LocalResult {
            game: "sanssouci".into(),
            options: record["options"].clone(),
            points: totals[seat],
            won,
            resigned,
        };
        assert_eq!(local(&record, false).check(&games()), Ok((GAME, expected(won, false))));
        assert_eq!(local(&record, true).check(&games()), Ok((GAME, expected(false, true))));
        outcomes.push(won);
    }
    assert!(outcomes.contains(&true), "somebody has won");
}

#[test]
fn boards_that_the_record_names_do_not_count() {
    let (mut record, ..) = finished(&["me", "apprentice"]);
    record["boards"] = json!({"id": "0".repeat(32), "name": "", "files": {}});
    assert!(local(&record, false).check(&games()).is_ok());
}

#[test]
fn exactly_one_player_is_a_person() {
    let (record, ..) = finished(&["me", "open", "apprentice"]);
    assert!(refusal(&record).starts_with("record.players: exactly one must be a person"));
    let (mut record, ..) = finished(&["me", "apprentice"]);
    for (players, expected) in [
        (json!([{"bot": "gardener"}, {"bot": "gardener"}]), "record.players: exactly one"),
        (json!(["Anna"]), "record.players: 1 for 2 seats"),
        (json!(["Anna", {"bot": "gardener"}, {"bot": "gardener"}]), "record.players: 3 for 2 seats"),
        (json!(["Anna", {"bot": "nobody"}]), "record.players"),
        (json!("Anna"), "record.players"),
        (Value::Null, "record.players"),
    ] {
        record["players"] = players;
        assert!(refusal(&record).starts_with(expected), "{}", refusal(&record));
    }
}

#[test]
fn what_the_rules_or_the_deal_refute_is_refused() {
    let (good, ..) = finished(&["me", "apprentice"]);
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut record = good.clone();
        change(&mut record);
        refusal(&record)
    };
    let remove = |key: &'static str| refused(&|record| drop(record.as_object_mut().unwrap().remove(key)));
    assert!(
        refused(&|record| record["result"]["scores"][0]["total"] = json!(999)).starts_with("record.result")
    );
    assert!(remove("result").starts_with("record.result: missing"));
    let unfinished = refused(&|record| {
        record["actions"] = json!([]);
        record.as_object_mut().unwrap().remove("result");
    });
    assert_eq!(unfinished, "record.result: the game is not over");
    assert!(remove("fairness").starts_with("record.fairness: missing"));
    assert!(
        refused(&|record| record["fairness"]["table"] = json!("0".repeat(32))).starts_with("record.salt")
    );
    assert!(refused(&|record| record["game"] = json!("chess")).starts_with("record.game"));
    assert!(refusal(&json!([])).starts_with("record"));
}
