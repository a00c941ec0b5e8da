//! The registry of games, and records from files.

use serde_json::{Value, json};
use table::Games;

use crate::common::{TestTable, games};

/// The record of a finished game.
fn record() -> String {
    let mut table = TestTable::running(json!({}));
    table.finish();
    table.table.record().unwrap()
}

#[test]
fn the_registry_lists_its_games() {
    assert_eq!(games().infos().map(|info| info.name).collect::<Vec<_>>(), ["sanssouci"]);
    assert_eq!(Games::default().infos().count(), 0);
}

#[test]
fn a_record_is_replayed_with_everything_face_up() {
    let text = record();
    let json: Value = serde_json::from_str(&text).unwrap();
    let replayed = serde_json::to_value(games().replay(&text).unwrap()).unwrap();
    assert_eq!((&replayed["game"], &replayed["options"]), (&json!("sanssouci"), &json["options"]));
    assert_eq!(replayed["players"], json!(["Anna", "Ben"]));
    let frames = replayed["frames"].as_array().unwrap();
    // Refilling is automatic and has no frame of its own.
    let own = json["actions"].as_array().unwrap().iter().filter(|action| action["do"] != "refill");
    let own: Vec<&Value> = own.collect();
    assert_eq!(frames.len(), 1 + own.len());
    let first = &frames[0];
    assert_eq!(
        (&first["seq"], &first["seat"], &first["action"], &first["events"]),
        (&json!(0), &json!(null), &json!(null), &json!([]))
    );
    for (number, (frame, action)) in frames[1..].iter().zip(own).enumerate() {
        assert_eq!((&frame["seq"], &frame["seat"]), (&json!(number + 1), &action["seat"]));
        assert_eq!(frame["action"]["do"], action["do"]);
        assert_eq!(frame["action"].get("seat"), None);
        assert!(!frame["events"].as_array().unwrap().is_empty());
        assert!([0, 1].iter().all(|&seat| frame["view"]["seats"][seat]["hand"].is_array()));
    }
}

#[test]
fn a_record_without_players_has_none() {
    let mut json: Value = serde_json::from_str(&record()).unwrap();
    json["players"] = json!("Anna and Ben");
    assert_eq!(games().replay(&json.to_string()).unwrap().players, None);
    json.as_object_mut().unwrap().shift_remove("players");
    assert_eq!(games().replay(&json.to_string()).unwrap().players, None);
}

#[test]
fn errors_name_the_action_and_its_line() {
    let error = |text: &str| games().replay(text).unwrap_err().to_string();
    let mut json: Value = serde_json::from_str(&record()).unwrap();
    json["actions"][3]["seat"] = json!(4);
    let one_line = error(&json.to_string());
    assert!(one_line.starts_with("actions[3]: seat 4"), "{one_line}");
    assert!(!one_line.contains("line"), "{one_line}");
    let pretty = serde_json::to_string_pretty(&json).unwrap();
    let line = 1 + pretty[..pretty.find("\"seat\": 4").unwrap()].matches('\n').count();
    let several = error(&pretty);
    // The action begins on the line before its first key.
    assert!(several.ends_with(&format!("(line {})", line - 1)), "{several}, {line}");

    let unknown = error(r#"{"format": "gloriette/1", "game": "chess"}"#);
    assert_eq!(unknown, "game: no game `chess`: it must be sanssouci");
    let mut result: Value = serde_json::from_str(&record()).unwrap();
    result["result"]["winners"] = json!([4]);
    let wrong = error(&serde_json::to_string_pretty(&result).unwrap());
    assert!(wrong.starts_with("result: winners"), "{wrong}");
}
