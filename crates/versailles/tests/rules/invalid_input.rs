//! Error messages for invalid options, setups and records.

use game::{Game, Record};
use serde_json::{Value, json};
use versailles::{Entry, Options, Position, Setup};

use crate::common::{card, deal, record, tile};

fn error(players: u8, setup: &Setup) -> String {
    Position::new(&Options::new(players), setup).unwrap_err().to_string()
}

/// The error message for a setup after a change.
fn error_after(players: u8, change: impl FnOnce(&mut Setup)) -> String {
    let (_, mut setup) = deal(players, 1);
    assert!(Position::new(&Options::new(players), &setup).is_ok());
    change(&mut setup);
    error(players, &setup)
}

#[test]
fn two_to_five_can_play() {
    for players in [0, 1, 6, 255] {
        let (_, setup) = deal(players, 1);
        assert_eq!(error(players, &setup), format!("options.players: {players} players, expected 2 to 5"));
    }
}

#[test]
fn a_setup_has_72_tiles() {
    assert_eq!(error_after(3, |setup| setup.tiles.truncate(71)), "setup.tiles: 71 tiles, expected 72");
    let (options, mut setup) = deal(3, 1);
    setup.tiles[40] = setup.tiles[3];
    setup.tiles[41] = tile("wwww");
    assert!(Position::new(&options, &setup).is_ok(), "equal tiles and equal fields are valid");
}

#[test]
fn a_setup_has_two_halves_of_different_cards() {
    assert_eq!(error_after(3, |setup| drop(setup.hands.pop())), "setup.hands: 1 halves, expected 2");
    assert_eq!(error_after(4, |setup| drop(setup.hands[1].pop())), "setup.hands[1]: 3 hands, expected 4");
    assert_eq!(error_after(2, |setup| drop(setup.hands[0].pop())), "setup.hands[0]: 2 hands, expected 3");
    assert_eq!(
        error_after(3, |setup| setup.hands[0][2].truncate(9)),
        "setup.hands[0][2]: 9 cards, expected 10"
    );
    let twice = error_after(5, |setup| {
        setup.hands[0] = (0..5).map(|b| (1..=10).map(|n| card(10 * b + n)).collect()).collect();
        setup.hands[0][2][7] = card(15);
    });
    assert_eq!(twice, "setup.hands[0][2]: card 15 is dealt twice");
}

/// The error message for a record after a change.
fn read_error(change: impl FnOnce(&mut Value)) -> String {
    let text = record(3, 1).write();
    let mut json: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json.to_string(), text, "the value keeps the order of keys");
    change(&mut json);
    let error = match Record::<Position>::read(&json.to_string()) {
        Err(error) => error.to_string(),
        Ok(record) => record.verify().unwrap_err().to_string(),
    };
    // Without serde's line and column.
    error.split(" at line ").next().unwrap_or_default().to_string()
}

#[test]
fn errors_name_the_place_of_an_invalid_value() {
    let cases: [(&str, Value, &str); 14] = [
        ("/options/players", json!(9), "options.players: 9 players, expected 2 to 5"),
        ("/options/players", json!(-1), "options.players: invalid value: integer `-1`, expected u8"),
        (
            "/setup/tiles/4",
            json!(["red", "blue", "pink", "red"]),
            "setup.tiles[4][2]: invalid kind of field `pink`",
        ),
        ("/setup/tiles/4", json!(["red", "blue", "red"]), "setup.tiles[4]: a tile of 3 fields, expected 4"),
        (
            "/setup/tiles/4",
            json!(["red", "blue", "red", "red", "red"]),
            "setup.tiles[4]: more than 4 entries",
        ),
        (
            "/setup/tiles/4/1",
            json!({"red": null}),
            "setup.tiles[4][1]: invalid type: map, expected kind of field as a string",
        ),
        ("/setup/hands/1/2/3", json!(56), "setup.hands[1][2][3]: invalid card 56: cards are 1 to 55"),
        ("/setup/hands/1/2", json!(vec![1; 1000]), "setup.hands[1][2]: more than 10 entries"),
        ("/setup/hands/1", json!(vec![[0; 0]; 1000]), "setup.hands[1]: more than 5 entries"),
        ("/setup/hands", json!(vec![[0; 0]; 1000]), "setup.hands: more than 2 entries"),
        (
            "/actions/3/at",
            json!([300, 0]),
            "actions[3].at: invalid spot [300, 0]: a garden reaches from -26 to 26",
        ),
        ("/actions/3/at", json!([0]), "actions[3].at: a spot is two numbers, [x, y]"),
        ("/actions/3/turn", json!(4), "actions[3].turn: invalid turn 4: turns are 0 to 3 quarters"),
        ("/actions/0/card", json!(null), "actions[0].card: invalid type: null, expected i64"),
    ];
    for (place, value, expected) in cases {
        let found = read_error(|record| *record.pointer_mut(place).unwrap() = value);
        assert!(found.starts_with(expected), "{place}: {found}");
    }
}

#[test]
fn errors_name_unknown_and_missing_keys() {
    let add = |place: &'static str, key: &'static str| {
        read_error(|record| {
            record.pointer_mut(place).unwrap().as_object_mut().unwrap().insert(key.to_string(), json!(1));
        })
    };
    for place in ["/options", "/setup", "/actions/0", "/result", "/result/middle/0", "/result/scores/1"] {
        let found = add(place, "cheat");
        assert!(found.contains("unknown field `cheat`"), "{place}: {found}");
    }
    assert_eq!(add("/actions/0", "turn"), "actions[0]: turn: not allowed for `bid`");
    assert_eq!(add("/actions/3", "card"), "actions[3]: card: not allowed for `lay`");
    let remove = |place: &'static str, key: &'static str| {
        read_error(|record| {
            drop(record.pointer_mut(place).unwrap().as_object_mut().unwrap().shift_remove(key))
        })
    };
    assert_eq!(remove("/actions/0", "card"), "actions[0]: card: missing, `bid` needs it");
    assert_eq!(remove("/actions/3", "at"), "actions[3]: at: missing, `lay` needs it");
    assert_eq!(remove("/actions/3", "turn"), "actions[3]: turn: missing, `lay` needs it");
    assert!(remove("/actions/3", "seat").starts_with("actions[3]: missing field `seat`"));
    assert!(remove("/actions/3", "do").starts_with("actions[3]: missing field `do`"));
}

#[test]
fn errors_name_the_first_illegal_action() {
    let found = read_error(|record| record["actions"][0]["seat"] = json!(4));
    assert!(found.ends_with("it is not this seat's turn"), "{found}");
    let found = read_error(|record| record["result"]["scores"][1]["total"] = json!(999));
    assert!(found.starts_with("result: scores[1].total is 999, replayed "), "{found}");
}

#[test]
fn entries_and_results_follow_the_record_format() {
    let record = record(2, 3);
    let json: Value = serde_json::from_str(&record.write()).unwrap();
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&json), ["format", "game", "options", "setup", "actions", "result"]);
    assert_eq!(keys(&json["setup"]), ["tiles", "hands"]);
    assert_eq!(keys(&json["actions"][0]), ["seat", "do", "card"]);
    assert_eq!(keys(&json["actions"][2]), ["seat", "do", "at", "turn"]);
    assert_eq!(keys(&json["result"]), ["middle", "scores", "winners"]);
    assert_eq!(keys(&json["result"]["middle"][0]), ["areas", "chips", "total"]);
    let score = ["areas", "chips", "seconds", "site", "middle", "total", "largest"];
    assert_eq!(keys(&json["result"]["scores"][0]), score);
    for text in [r#"{"seat":1,"do":"bid","card":18}"#, r#"{"do":"lay","at":[-3,2],"turn":0}"#] {
        let entry: Entry = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&entry).unwrap(), text);
    }
}
