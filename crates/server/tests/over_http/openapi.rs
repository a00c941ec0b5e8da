//! The OpenAPI description is valid, complete and correct.

mod checked_client;
mod schema_check;

use std::collections::BTreeSet;
use std::time::Duration;

use checked_client::{CheckedClient, fill_path};
use serde_json::{Value, json};

use crate::test_server::{TestServer, fast_bot_options, open, state, versailles};

fn description() -> Value {
    serde_json::from_str(&server::api::description()).expect("the description is JSON")
}

/// References resolve, and operations have a summary, responses and all parameters of their path.
#[test]
fn the_description_is_valid() {
    let description = description();
    assert!(description["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    for key in ["title", "version", "description"] {
        assert!(description["info"][key].is_string(), "{key}");
    }
    let mut references = Vec::new();
    collect_references(&description, &mut references);
    assert!(references.len() > 20);
    for reference in references {
        let path = reference.strip_prefix('#').expect("a reference within the description");
        assert!(description.pointer(path).is_some(), "{reference} does not resolve");
    }
    let mut names = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let place = format!("{method} {path}");
            assert!(operation["summary"].is_string(), "{place} has a summary");
            let id = operation["operationId"].as_str().expect("an operation id").to_string();
            assert!(names.insert(id), "{place}: the operation id is unique");
            assert!(!operation["responses"].as_object().expect("responses").is_empty(), "{place}");
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            for name in path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
                let named = |parameter: &Value| parameter["name"] == name && parameter["in"] == "path";
                assert!(parameters.iter().any(named), "{place}: {name}");
            }
        }
    }
}

fn collect_references(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            references.extend(object.get("$ref").and_then(Value::as_str).map(str::to_string));
            object.values().for_each(|value| collect_references(value, references));
        }
        Value::Array(list) => list.iter().for_each(|value| collect_references(value, references)),
        _ => {}
    }
}

#[tokio::test]
async fn exactly_the_described_operations_exist() {
    let server = TestServer::start().await;
    let described: Vec<(String, String)> = CheckedClient::new(description()).operations().collect();
    for path in described.iter().map(|(_, path)| path).collect::<BTreeSet<_>>() {
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH"] {
            let mut person = server.person().await;
            let id = open(&mut person, versailles(2), &["me", "gardener"]).await;
            // The second parameter of a path is a seat or a sequence number.
            let address = fill_path(path, &[&id, "1"]);
            // A stream does not end, so only its head is read.
            let stream = method == "GET" && path.ends_with("/events");
            let (status, code) = if stream {
                (person.watch(&address, None).await.expect("a response").status.as_u16(), String::new())
            } else {
                let response = person.send_json(method, &address, &[], &Value::Null).await;
                let response = response.expect("a response");
                (response.status.as_u16(), response.code())
            };
            let is_described = described.iter().any(|(other, there)| other == method && there == path);
            assert_eq!(status == 405, !is_described, "{method} {address}: {status} {code}");
            assert_ne!(status, 404, "{method} {address}: {code}");
            assert!(status < 500, "{method} {address}: {status} {code}");
        }
    }
}

/// Every operation is used at least once with success, and most of them also with an error.
#[tokio::test]
async fn all_responses_match_the_description() {
    let server = TestServer::with_options(fast_bot_options(50, 20)).await;
    let mut api = CheckedClient::new(description());
    let (mut host, mut guest) = (server.stranger(), server.person().await);
    let nothing = || Value::Null;

    api.send(&mut host, "PUT", "/api/me", &[], json!({"name": "Anna"})).await;
    api.send(&mut host, "POST", "/api/me", &[], nothing()).await;
    api.send(&mut host, "POST", "/api/me", &[], nothing()).await;
    api.send(&mut host, "PUT", "/api/me", &[], json!({"name": "Anna"})).await;
    api.send(&mut host, "PUT", "/api/me", &[], json!({"name": "A".repeat(25)})).await;
    let link = api.send(&mut host, "POST", "/api/me/links", &[], nothing()).await;
    api.send(&mut server.stranger(), "POST", "/api/links", &[], link.clone()).await;
    for _ in 0..2 {
        api.send(&mut server.stranger(), "POST", "/api/keys", &[], link.clone()).await;
    }
    api.send(&mut server.stranger(), "POST", "/api/links", &[], link.clone()).await;
    let keys = api.send(&mut host, "GET", "/api/me/keys", &[], nothing()).await;
    let key = keys["keys"].as_array().expect("keys").iter().find(|key| key["current"] == false);
    let id = key.expect("the other device")["id"].as_str().expect("an id").to_string();
    api.send(&mut host, "DELETE", "/api/me/keys/{id}", &[&id], nothing()).await;
    api.send(&mut host, "DELETE", "/api/me/keys", &[], nothing()).await;

    let mut terms = versailles(2);
    terms["listed"] = json!(true);
    terms["time"] = json!({"kind": "bank", "seconds": 600, "increment": 5});
    let new_table = json!({"terms": terms, "seats": ["me", "open"]});
    let opened = api.send(&mut host, "POST", "/api/games", &[], new_table.clone()).await;
    api.send(&mut host, "POST", "/api/games", &[], json!({"terms": {}})).await;
    let game = opened["id"].as_str().expect("an id");
    api.send(&mut guest, "GET", "/api/games", &[], nothing()).await;
    api.watch(&guest, "/api/games/events", &[]).await;
    let seat = "/api/games/{id}/seats/{seat}";
    api.send(&mut guest, "PUT", seat, &[game, "0"], json!({"who": "me"})).await;
    api.send(&mut guest, "PUT", seat, &[game, "1"], json!({"who": "me"})).await;
    let taken = api.send(&mut guest, "DELETE", seat, &[game, "0"], nothing()).await;
    assert_eq!(taken["code"], "begun");
    api.watch(&host, "/api/games/{id}/events", &[game]).await;

    let now = api.send(&mut host, "GET", "/api/games/{id}", &[game], nothing()).await;
    api.send(&mut host, "GET", "/api/games/{id}/hint", &[game], nothing()).await;
    let decision = json!({"action": now["view"]["legal"][0], "after": now["seq"]});
    let done = api.send(&mut host, "POST", "/api/games/{id}/decisions", &[game], decision.clone()).await;
    api.send(&mut host, "POST", "/api/games/{id}/decisions", &[game], decision).await;
    api.send(&mut host, "GET", "/api/games/{id}/hint", &[game], nothing()).await;
    api.send(&mut host, "POST", "/api/games/{id}/undo", &[game], json!({"after": done["seq"]})).await;
    api.send(&mut guest, "POST", "/api/games/{id}/talk", &[game], json!({"text": "Hello"})).await;
    api.send(&mut host, "PUT", "/api/games/{id}/talk", &[game], json!({"muted": true})).await;
    api.send(&mut guest, "POST", "/api/games/{id}/leave", &[game], nothing()).await;
    api.send(&mut guest, "POST", "/api/games/{id}/return", &[game], nothing()).await;
    api.send(&mut guest, "GET", "/api/games/{id}/record", &[game], nothing()).await;
    api.send(&mut guest, "GET", "/api/games/{id}/analysis", &[game], nothing()).await;
    api.send(&mut host, "GET", "/api/me/games", &[], nothing()).await;

    // After both have left, bots finish the game.
    for person in [&mut host, &mut guest] {
        api.send(person, "POST", "/api/games/{id}/leave", &[game], nothing()).await;
    }
    while state(&mut host, game).await["table"]["phase"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let log = api.send(&mut host, "GET", "/api/games/{id}/log", &[game], nothing()).await;
    for seq in 0..=log["entries"].as_array().expect("entries").len() {
        api.send(&mut guest, "GET", "/api/games/{id}/at/{seq}", &[game, &seq.to_string()], nothing()).await;
    }
    let record = api.send(&mut guest, "GET", "/api/games/{id}/record", &[game], nothing()).await;
    api.send(&mut guest, "POST", "/api/records/replay", &[], record).await;
    api.send(&mut guest, "POST", "/api/records/replay", &[], json!({})).await;
    api.send(&mut guest, "GET", "/api/games/{id}/analysis", &[game], nothing()).await;
    api.send(&mut guest, "POST", "/api/games/{id}/analysis", &[game], nothing()).await;
    while api.send(&mut guest, "GET", "/api/games/{id}/analysis", &[game], nothing()).await["state"] != "done"
    {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    api.send(&mut host, "GET", "/api/me/statistics", &[], nothing()).await;
    api.send(&mut host, "GET", "/api/me/games", &[], nothing()).await;

    let rematch = api.send(&mut host, "POST", "/api/games/{id}/rematch", &[game], nothing()).await;
    let rematch = rematch["id"].as_str().expect("an id");
    api.send(&mut guest, "GET", "/api/games/{id}", &[rematch], nothing()).await;
    api.send(&mut host, "DELETE", seat, &[rematch, "0"], nothing()).await;
    api.send(&mut host, "DELETE", "/api/games/{id}", &[rematch], nothing()).await;
    let opened = api.send(&mut host, "POST", "/api/games", &[], new_table).await;
    let other = opened["id"].as_str().expect("an id");
    api.send(&mut host, "POST", "/api/games/{id}/start", &[other], nothing()).await;
    api.send(&mut host, "GET", "/api/games/{id}", &[&"0".repeat(32)], nothing()).await;
    assert_eq!(api.untested(), [""; 0], "every operation succeeded at least once");
}
