//! The description of the API is valid, and says what is served.

mod schema;
mod witness;

use std::collections::BTreeSet;
use std::time::Duration;

use crate::test_server::{TestServer, quick, versailles};
use client::Client;
use serde_json::{Value, json};
use server::Options;
use server::tables::TablesOptions;
use witness::{Witness, filled};

fn description() -> Value {
    serde_json::from_str(&server::api::description()).expect("the description is JSON")
}

/// Every reference leads somewhere, every operation has a summary, parameters for what is in its path, and answers.
#[test]
fn it_is_valid() {
    let description = description();
    assert!(description["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    for key in ["title", "version", "description"] {
        assert!(description["info"][key].is_string(), "{key}");
    }
    let mut references = Vec::new();
    collect(&description, &mut references);
    assert!(references.len() > 20);
    for reference in references {
        let path = reference.strip_prefix('#').expect("references stay within the description");
        assert!(description.pointer(path).is_some(), "{reference} leads nowhere");
    }
    let mut names = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let place = format!("{method} {path}");
            assert!(operation["summary"].is_string(), "{place} says what it does");
            let id = operation["operationId"].as_str().expect("an operation has a name").to_string();
            assert!(names.insert(id), "{place}: every name once");
            assert!(!operation["responses"].as_object().expect("answers").is_empty(), "{place}");
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            for name in path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
                let named = |parameter: &Value| parameter["name"] == name && parameter["in"] == "path";
                assert!(parameters.iter().any(named), "{place}: {name}");
            }
        }
    }
}

fn collect(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            references.extend(object.get("$ref").and_then(Value::as_str).map(str::to_string));
            object.values().for_each(|value| collect(value, references));
        }
        Value::Array(list) => list.iter().for_each(|value| collect(value, references)),
        _ => {}
    }
}

/// What is described is there, and what is not described is not.
#[tokio::test]
async fn it_describes_what_is_served_and_nothing_else() {
    let server = TestServer::open().await;
    let witness = Witness::new(description());
    let described: Vec<(String, String)> = witness.described().collect();
    for path in described.iter().map(|(_, path)| path).collect::<BTreeSet<_>>() {
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH"] {
            let mut person = server.person().await;
            let opening = json!({"terms": versailles(2), "seats": ["me", "gardener"]});
            let opened = person.post("/api/games", &opening).await.expect("it is answered");
            let id = opened.json().expect("JSON")["id"].as_str().expect("an id").to_string();
            // The second place of a path is a seat or a number.
            let address = filled(path, &[&id, "1"]);
            // A stream does not end, so that its head has to do.
            let stream = method == "GET" && path.ends_with("/events");
            let (status, code) = if stream {
                (person.watch(&address, None).await.expect("it is answered").status.as_u16(), String::new())
            } else {
                let answer = person.send_json(method, &address, &[], &Value::Null).await;
                let answer = answer.expect("it is answered");
                (answer.status.as_u16(), answer.code())
            };
            let is_described = described.iter().any(|(other, there)| other == method && there == path);
            assert_eq!(status == 405, !is_described, "{method} {address}: {status} {code}");
            assert_ne!(status, 404, "{method} {address}: {code}");
            assert!(status < 500, "{method} {address}: {status} {code}");
        }
    }
}

/// Everything that can be asked is asked, and every answer is as described, good ones and bad ones.
#[tokio::test]
async fn answers_are_as_described() {
    let quick = quick();
    let tables = TablesOptions { hint_simulations: 50, study_simulations: 20, ..quick.tables };
    let server = TestServer::with(Options { tables, ..quick }).await;
    let mut it = Witness::new(description());
    let (mut host, mut guest) = (Client::stranger(server.address), server.person().await);
    let nothing = || Value::Null;

    it.ask(&mut host, "PUT", "/api/me", &[], json!({"name": "Anna"})).await;
    it.ask(&mut host, "POST", "/api/me", &[], nothing()).await;
    it.ask(&mut host, "POST", "/api/me", &[], nothing()).await;
    it.ask(&mut host, "PUT", "/api/me", &[], json!({"name": "Anna"})).await;
    it.ask(&mut host, "PUT", "/api/me", &[], json!({"name": "A".repeat(25)})).await;
    let link = it.ask(&mut host, "POST", "/api/me/links", &[], nothing()).await;
    for _ in 0..2 {
        it.ask(&mut Client::stranger(server.address), "POST", "/api/keys", &[], link.clone()).await;
    }

    let mut terms = versailles(2);
    terms["listed"] = json!(true);
    terms["time"] = json!({"kind": "bank", "seconds": 600, "increment": 5});
    let opening = json!({"terms": terms, "seats": ["me", "open"]});
    let opened = it.ask(&mut host, "POST", "/api/games", &[], opening.clone()).await;
    it.ask(&mut host, "POST", "/api/games", &[], json!({"terms": {}})).await;
    let game = opened["id"].as_str().expect("an id");
    it.ask(&mut guest, "GET", "/api/games", &[], nothing()).await;
    it.watch(&guest, "/api/games/events", &[]).await;
    let seat = "/api/games/{id}/seats/{seat}";
    it.ask(&mut guest, "PUT", seat, &[game, "0"], json!({"who": "me"})).await;
    it.ask(&mut guest, "PUT", seat, &[game, "1"], json!({"who": "me"})).await;
    let taken = it.ask(&mut guest, "DELETE", seat, &[game, "0"], nothing()).await;
    assert_eq!(taken["code"], "begun");
    it.watch(&host, "/api/games/{id}/events", &[game]).await;

    let now = it.ask(&mut host, "GET", "/api/games/{id}", &[game], nothing()).await;
    it.ask(&mut host, "GET", "/api/games/{id}/hint", &[game], nothing()).await;
    let decision = json!({"action": now["view"]["legal"][0], "after": now["seq"]});
    let done = it.ask(&mut host, "POST", "/api/games/{id}/decisions", &[game], decision.clone()).await;
    it.ask(&mut host, "POST", "/api/games/{id}/decisions", &[game], decision).await;
    it.ask(&mut host, "GET", "/api/games/{id}/hint", &[game], nothing()).await;
    it.ask(&mut host, "POST", "/api/games/{id}/undo", &[game], json!({"after": done["seq"]})).await;
    it.ask(&mut guest, "POST", "/api/games/{id}/talk", &[game], json!({"text": "Hello"})).await;
    it.ask(&mut host, "PUT", "/api/games/{id}/talk", &[game], json!({"muted": true})).await;
    it.ask(&mut guest, "POST", "/api/games/{id}/leave", &[game], nothing()).await;
    it.ask(&mut guest, "POST", "/api/games/{id}/return", &[game], nothing()).await;
    it.ask(&mut guest, "GET", "/api/games/{id}/record", &[game], nothing()).await;
    it.ask(&mut guest, "GET", "/api/games/{id}/analysis", &[game], nothing()).await;
    it.ask(&mut host, "GET", "/api/me/games", &[], nothing()).await;

    // When both have left, bots bring it to its end.
    for person in [&mut host, &mut guest] {
        it.ask(person, "POST", "/api/games/{id}/leave", &[game], nothing()).await;
    }
    let path = format!("/api/games/{game}");
    while host.get(&path).await.expect("it is answered").json().expect("JSON")["table"]["phase"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let log = it.ask(&mut host, "GET", "/api/games/{id}/log", &[game], nothing()).await;
    for seq in 0..=log["entries"].as_array().expect("entries").len() {
        it.ask(&mut guest, "GET", "/api/games/{id}/at/{seq}", &[game, &seq.to_string()], nothing()).await;
    }
    let record = it.ask(&mut guest, "GET", "/api/games/{id}/record", &[game], nothing()).await;
    it.ask(&mut guest, "POST", "/api/records/replay", &[], record).await;
    it.ask(&mut guest, "POST", "/api/records/replay", &[], json!({})).await;
    it.ask(&mut guest, "GET", "/api/games/{id}/analysis", &[game], nothing()).await;
    it.ask(&mut guest, "POST", "/api/games/{id}/analysis", &[game], nothing()).await;
    while it.ask(&mut guest, "GET", "/api/games/{id}/analysis", &[game], nothing()).await["state"] != "done" {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    it.ask(&mut host, "GET", "/api/me/statistics", &[], nothing()).await;
    it.ask(&mut host, "GET", "/api/me/games", &[], nothing()).await;

    let again = it.ask(&mut host, "POST", "/api/games/{id}/rematch", &[game], nothing()).await;
    let again = again["id"].as_str().expect("an id");
    it.ask(&mut guest, "GET", "/api/games/{id}", &[again], nothing()).await;
    it.ask(&mut host, "DELETE", seat, &[again, "0"], nothing()).await;
    it.ask(&mut host, "DELETE", "/api/games/{id}", &[again], nothing()).await;
    let opened = it.ask(&mut host, "POST", "/api/games", &[], opening).await;
    let other = opened["id"].as_str().expect("an id");
    it.ask(&mut host, "POST", "/api/games/{id}/start", &[other], nothing()).await;
    it.ask(&mut host, "GET", "/api/games/{id}", &[&"0".repeat(32)], nothing()).await;
    assert_eq!(it.left_out(), [""; 0], "everything that is described was done");
}
