//! Damaged tables and requests get a clear error, and change nothing.

use browser::Engine;
use serde_json::{Value, json};

const ANNA: &str = "0000000000000000000000000000000a";
const GAME: &str = "0000000000000000000000000000000b";

fn engine() -> Engine {
    Engine::new(|| 0.0).expect("the built-in data are valid")
}

fn ask(engine: &mut Engine, name: &str, with: Value) -> Value {
    let answer = engine.call(&json!({"do": name, "with": with}).to_string());
    serde_json::from_str(&answer).expect("an answer is JSON")
}

fn ok(engine: &mut Engine, name: &str, with: Value) -> Value {
    let mut answer = ask(engine, name, with);
    assert!(answer.get("error").is_none(), "{name}: {answer}");
    answer["ok"].take()
}

/// A game of Versailles against a bot, after a decision.
fn engine_with_game() -> Engine {
    let mut engine = engine();
    let random = "17".repeat(32);
    let table =
        json!({"terms": {"game": "versailles", "options": {"players": 2}}, "seats": ["me", "gardener"]});
    let person = json!({"id": ANNA, "name": "Anna"});
    ok(
        &mut engine,
        "open",
        json!({"id": GAME, "person": person, "table": table, "now": 1, "random": random}),
    );
    let frames = ok(&mut engine, "frames", json!({"id": GAME, "person": ANNA}));
    let action = &frames[0]["view"]["legal"][0];
    let command = json!({"command": "act", "action": action, "after": frames[0]["seq"]});
    let with = json!({"id": GAME, "person": person, "command": command, "now": 2, "random": random});
    ok(&mut engine, "execute", with);
    engine
}

fn exported(engine: &mut Engine) -> String {
    ok(engine, "export", json!({"id": GAME})).as_str().expect("a text").to_string()
}

/// The error of an import.
fn refused(text: &str) -> Value {
    let answer = ask(&mut engine(), "import", json!({"table": text}));
    assert_eq!(answer["error"]["status"].as_u64().map(|status| status / 100), Some(4), "{answer}");
    answer["error"].clone()
}

#[test]
fn an_exported_table_comes_back() {
    let mut first = engine_with_game();
    let text = exported(&mut first);
    let mut second = engine();
    assert_eq!(ok(&mut second, "import", json!({"table": text})), json!({"id": GAME}));
    assert_eq!(exported(&mut second), text);
    for person in [Value::Null, json!(ANNA)] {
        let with = json!({"id": GAME, "person": person, "after": 1});
        assert_eq!(ok(&mut first, "frames", with.clone()), ok(&mut second, "frames", with));
    }
}

#[test]
fn a_table_of_a_newer_version_says_so() {
    let text = exported(&mut engine_with_game());
    let error = refused(&text.replace(r#""version":1"#, r#""version":2"#));
    assert_eq!(error["reason"], "newer_version");
    assert_eq!(error["place"], "version");
    assert_eq!(error["message"], "version: 2 is from a newer program; this one reads up to 1");
}

#[test]
fn a_damaged_table_says_where() {
    let text = exported(&mut engine_with_game());
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        refused(&text.replace(from, to))
    };
    assert_eq!(changed("gloriette-table", "gloriette-record")["place"], "format");
    assert_eq!(changed(r#""version":1"#, r#""version":0"#)["place"], "version");
    assert_eq!(changed(r#""seq":2"#, r#""seq":9"#)["place"], "log[9]");
    assert_eq!(changed(r#""players":2"#, r#""players":9"#)["place"], "options.players");
    let unknown = changed(r#""entry":"started""#, r#""entry":"vanished""#);
    assert!(unknown["message"].as_str().is_some_and(|message| message.contains("vanished")), "{unknown}");
    for text in ["", "null", "[]", "{", r#"{"format":"gloriette-table","version":1}"#] {
        refused(text);
    }
    let empty = json!({"format": "gloriette-table", "version": 1, "id": GAME, "log": []}).to_string();
    assert_eq!(refused(&empty)["place"], "log");
}

/// Whatever a disk does to a text, the engine answers.
#[test]
fn no_damage_stops_the_engine() {
    let text = exported(&mut engine_with_game());
    let mut engine = engine();
    for place in (0..text.len()).step_by(7) {
        for byte in [b'0', b'"', b'9', b'}'] {
            let mut bytes = text.clone().into_bytes();
            bytes[place] = byte;
            let damaged = String::from_utf8_lossy(&bytes);
            ask(&mut engine, "import", json!({"table": damaged}));
        }
        ask(&mut engine, "import", json!({"table": &text[..place]}));
    }
}

#[test]
fn a_refused_import_leaves_the_table_that_is_there() {
    let mut engine = engine_with_game();
    let text = exported(&mut engine);
    ask(&mut engine, "import", json!({"table": text.replace(r#""seq":2"#, r#""seq":9"#)}));
    assert_eq!(exported(&mut engine), text);
}

#[test]
fn requests_that_make_no_sense_are_refused() {
    let mut engine = engine_with_game();
    let before = exported(&mut engine);
    for request in ["", "{}", "7", r#"{"do":"dance","with":{}}"#, r#"{"do":"export","with":{"id":"x"}}"#] {
        let answer: Value = serde_json::from_str(&engine.call(request)).expect("JSON");
        assert_eq!(answer["error"]["code"], "bad_request", "{request}: {answer}");
    }
    let person = json!({"id": ANNA, "name": "Anna"});
    let random = "17".repeat(32);
    let execute = |command: Value| json!({"id": GAME, "person": person, "command": command, "now": 3, "random": random});
    let stale = execute(json!({"command": "act", "action": {"card": 1}, "after": 1}));
    assert_eq!(ask(&mut engine, "execute", stale)["error"]["code"], "stale");
    let unknown = execute(json!({"command": "win"}));
    assert_eq!(ask(&mut engine, "execute", unknown)["error"]["status"], 400);
    let stranger = json!({"id": "c".repeat(32)});
    assert_eq!(ask(&mut engine, "export", stranger)["error"]["code"], "no_such_game");
    assert_eq!(ask(&mut engine, "record", json!({"id": GAME}))["error"]["code"], "not_over");
    let log = json!({"id": GAME, "person": ANNA, "reveal": true});
    assert_eq!(ask(&mut engine, "log", log)["error"]["code"], "not_over");
    assert_eq!(exported(&mut engine), before);
}
