//! What is said of options, setups and records that are wrong.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{card, deal, record, tile};
use game::{Game, Record};
use serde_json::{Value, json};
use versailles::{Entry, Options, Position, Setup};

fn fault(players: u8, setup: &Setup) -> String {
    Position::new(&Options::new(players), setup).unwrap_err().to_string()
}

/// What is said of a setup that was changed like this.
fn fault_of(players: u8, change: impl FnOnce(&mut Setup)) -> String {
    let (_, mut setup) = deal(players, 1);
    assert!(Position::new(&Options::new(players), &setup).is_ok());
    change(&mut setup);
    fault(players, &setup)
}

#[test]
fn two_to_five_play() {
    for players in [0, 1, 6, 255] {
        let (_, setup) = deal(players, 1);
        assert_eq!(
            fault(players, &setup),
            format!("options.players: {players} players, there must be 2 to 5")
        );
    }
}

#[test]
fn a_setup_has_72_different_tiles() {
    assert_eq!(fault_of(3, |setup| setup.tiles.truncate(71)), "setup.tiles: 71 tiles, there must be 72");
    let twice = fault_of(3, |setup| {
        setup.tiles.iter_mut().for_each(|t| {
            if t.is_like(tile("yyyg")) {
                *t = tile("wwwj")
            }
        });
        setup.tiles[3] = tile("yyyg");
        setup.tiles[40] = tile("ygyy");
    });
    assert_eq!(twice, "setup.tiles[40]: `ygyy` is like `yyyg` of tiles[3]");
}

#[test]
fn a_setup_has_two_halves_of_different_cards() {
    assert_eq!(fault_of(3, |setup| drop(setup.hands.pop())), "setup.hands: 1 halves, there must be 2");
    assert_eq!(fault_of(4, |setup| drop(setup.hands[1].pop())), "setup.hands[1]: 3 hands, there must be 4");
    assert_eq!(fault_of(2, |setup| drop(setup.hands[0].pop())), "setup.hands[0]: 2 hands, there must be 3");
    assert_eq!(
        fault_of(3, |setup| setup.hands[0][2].truncate(9)),
        "setup.hands[0][2]: 9 cards, there must be 10"
    );
    let twice = fault_of(5, |setup| {
        setup.hands[0] = (0..5).map(|b| (1..=10).map(|n| card(10 * b + n)).collect()).collect();
        setup.hands[0][2][7] = card(15);
    });
    assert_eq!(twice, "setup.hands[0][2]: card 15 was dealt before");
}

/// What is said of a record that was changed like this.
fn reading(change: impl FnOnce(&mut Value)) -> String {
    let text = record(3, 1).write();
    let mut json: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json.to_string(), text, "the value keeps the order of keys");
    change(&mut json);
    let fault = match Record::<Position>::read(&json.to_string()) {
        Err(fault) => fault.to_string(),
        Ok(record) => record.verify().unwrap_err().to_string(),
    };
    // Without serde's line and column.
    fault.split(" at line ").next().unwrap_or_default().to_string()
}

#[test]
fn a_wrong_record_is_refused_with_the_place() {
    let cases: [(&str, Value, &str); 14] = [
        ("/options/players", json!(9), "options.players: 9 players, there must be 2 to 5"),
        ("/options/players", json!(-1), "options.players: invalid value: integer `-1`, expected u8"),
        (
            "/setup/tiles/4",
            json!(["red", "blue", "pink", "red"]),
            "setup.tiles[4][2]: no kind of field `pink`",
        ),
        (
            "/setup/tiles/4",
            json!(["red", "blue", "red"]),
            "setup.tiles[4]: a tile of 3 fields, there must be 4",
        ),
        (
            "/setup/tiles/4",
            json!(["red", "blue", "red", "red", "red"]),
            "setup.tiles[4]: more than 4 entries",
        ),
        (
            "/setup/tiles/4/1",
            json!({"red": null}),
            "setup.tiles[4][1]: invalid type: map, expected a kind of field",
        ),
        ("/setup/hands/1/2/3", json!(56), "setup.hands[1][2][3]: no card 56: cards are 1 to 55"),
        ("/setup/hands/1/2", json!(vec![1; 1000]), "setup.hands[1][2]: more than 10 entries"),
        ("/setup/hands/1", json!(vec![[0; 0]; 1000]), "setup.hands[1]: more than 5 entries"),
        ("/setup/hands", json!(vec![[0; 0]; 1000]), "setup.hands: more than 2 entries"),
        (
            "/actions/3/at",
            json!([300, 0]),
            "actions[3].at: no spot [300, 0]: a garden reaches from -26 to 26",
        ),
        ("/actions/3/at", json!([0]), "actions[3].at: a spot is two numbers, [x, y]"),
        ("/actions/3/turn", json!(4), "actions[3].turn: no turn 4: turns are 0 to 3 quarters"),
        ("/actions/0/card", json!(null), "actions[0].card: invalid type: null, expected i64"),
    ];
    for (place, value, expected) in cases {
        let found = reading(|record| *record.pointer_mut(place).unwrap() = value);
        assert!(found.starts_with(expected), "{place}: {found}");
    }
}

#[test]
fn a_record_with_wrong_keys_is_refused_with_the_place() {
    let add = |place: &'static str, key: &'static str| {
        reading(|record| {
            record.pointer_mut(place).unwrap().as_object_mut().unwrap().insert(key.to_string(), json!(1));
        })
    };
    for place in ["/options", "/setup", "/actions/0", "/result", "/result/middle/0", "/result/scores/1"] {
        let found = add(place, "cheat");
        assert!(found.contains("unknown field `cheat`"), "{place}: {found}");
    }
    assert_eq!(add("/actions/0", "turn"), "actions[0]: turn: too much, `bid` has none");
    assert_eq!(add("/actions/3", "card"), "actions[3]: card: too much, `lay` has none");
    let remove = |place: &'static str, key: &'static str| {
        reading(|record| drop(record.pointer_mut(place).unwrap().as_object_mut().unwrap().shift_remove(key)))
    };
    assert_eq!(remove("/actions/0", "card"), "actions[0]: card: missing, `bid` needs it");
    assert_eq!(remove("/actions/3", "at"), "actions[3]: at: missing, `lay` needs it");
    assert_eq!(remove("/actions/3", "turn"), "actions[3]: turn: missing, `lay` needs it");
    assert!(remove("/actions/3", "seat").starts_with("actions[3]: missing field `seat`"));
    assert!(remove("/actions/3", "do").starts_with("actions[3]: missing field `do`"));
}

#[test]
fn the_first_wrong_action_is_named() {
    let found = reading(|record| record["actions"][0]["seat"] = json!(4));
    assert!(found.ends_with("it is not this seat's turn to decide"), "{found}");
    let found = reading(|record| record["result"]["scores"][1]["total"] = json!(999));
    assert!(found.starts_with("result: scores[1].total is 999, replayed "), "{found}");
}

#[test]
fn entries_and_results_are_written_as_the_record_format_says() {
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
