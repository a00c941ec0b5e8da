//! The OpenAPI description is valid, complete and correct.

mod checked_client;
mod schema_check;

use std::collections::BTreeSet;
use std::time::Duration;

use checked_client::{CheckedClient, fill_path};
use serde_json::{Value, json};

use crate::local_games::game_against_a_bot;
use crate::test_server::{TestServer, fast_bot_options, games, open, sanssouci, state, versailles};

fn description() -> Value {
    serde_json::from_str(&server::api::description(&games())).expect("the description is JSON")
}

/// Method and path of the operations whose request has a body. `parameters` fill the paths.
pub(crate) fn operations_with_body(parameters: &[&str]) -> Vec<(String, String)> {
    let description = description();
    let has_body = |(method, path): &(String, String)| {
        description["paths"][path][method.to_lowercase()]["requestBody"].is_object()
    };
    let operations = CheckedClient::new(description.clone()).operations().filter(has_body);
    operations.map(|(method, path)| (method, fill_path(&path, parameters))).collect()
}

/// References resolve, and operations have a summary, responses and exactly the parameters of their
/// path.
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
            for class in ["4XX", "5XX"] {
                let schema = "/content/application~1json/schema/$ref";
                let schema = operation["responses"][class].pointer(schema);
                assert_eq!(schema, Some(&json!("#/components/schemas/ApiError")), "{place}: {class}");
            }
            let in_path = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
            assert_eq!(parameters(operation, "path"), in_path.collect::<Vec<_>>(), "{place}");
        }
    }
}

/// The names of an operation's parameters in this place.
fn parameters<'a>(operation: &'a Value, place: &str) -> Vec<&'a str> {
    let all = operation["parameters"].as_array().into_iter().flatten();
    all.filter(|parameter| parameter["in"] == place).filter_map(|one| one["name"].as_str()).collect()
}

#[test]
fn query_and_header_parameters_are_described() {
    let paths = &description()["paths"];
    let game = |rest: &str| format!("/api/games/{{id}}/{rest}");
    for rest in ["decisions", "undo", "start", "wait", "leave", "return", "resign", "talk"] {
        assert_eq!(parameters(&paths[game(rest)]["post"], "header"), ["idempotency-key"], "{rest}");
    }
    assert_eq!(parameters(&paths["/api/me/games"]["get"], "query"), ["skip"]);
    assert_eq!(parameters(&paths[game("events")]["get"], "query"), ["after", "presence", "patches"]);
    assert_eq!(parameters(&paths["/api/quick"]["post"], "query"), ["reserve"]);
    assert_eq!(parameters(&paths[game("events")]["get"], "header"), ["last-event-id"]);
    assert_eq!(parameters(&paths[game("log")]["get"], "query"), ["reveal"]);
}

/// Requests without a key get 401 exactly where the description asks for a key.
#[tokio::test]
async fn the_description_says_which_operations_need_a_key() {
    let server = TestServer::start().await;
    let description = description();
    let schemes = &description["components"]["securitySchemes"];
    assert_eq!(
        (&schemes["cookie"]["in"], &schemes["cookie"]["name"]),
        (&json!("cookie"), &json!("gloriette"))
    );
    assert_eq!(schemes["bearer"]["scheme"], "bearer");
    for (method, path) in CheckedClient::new(description.clone()).operations() {
        let operation = &description["paths"][&path][method.to_lowercase()];
        let security = operation.get("security").unwrap_or(&description["security"]);
        let alternatives = security.as_array().expect("a list");
        let needs_key = !alternatives.iter().any(|alternative| alternative == &json!({}));
        let address = fill_path(&path, &[&"0".repeat(32), "1"]);
        let mut stranger = server.stranger();
        let status = match path.ends_with("/events") {
            true => stranger.watch(&address, None).await.expect("a response").status,
            false => stranger.send_json(&method, &address, &[], &json!({})).await.expect("a response").status,
        };
        assert_eq!(status == 401, needs_key, "{method} {path}: {status}");
    }
}

/// The games state their options once; the description repeats them.
#[test]
fn the_description_has_the_options_of_every_game() {
    let description = description();
    let schemas = &description["components"]["schemas"];
    let kinds = schemas["Terms"]["oneOf"].as_array().expect("one kind of terms per game");
    assert_eq!(kinds.len(), games().infos().count());
    for info in games().infos() {
        let terms = &schemas[format!("{}.Terms", info.name)]["properties"];
        assert_eq!(terms["game"]["enum"], json!([info.name]));
        let options = &schemas[format!("{}.Options", info.name)];
        assert_eq!(terms["options"]["$ref"], format!("#/components/schemas/{}.Options", info.name));
        let players = &options["properties"]["players"];
        assert_eq!(players["minimum"], json!(info.players.start()));
        assert_eq!(players["maximum"], json!(info.players.end()));
        assert_eq!(players["description"], info.players_description);
        for option in info.options {
            let schema = &options["properties"][option.name];
            let text = schema["description"].as_str().expect("a description");
            assert!(text.contains(option.description) && text.contains(option.condition.unwrap_or_default()));
            assert_eq!(schema["default"], option.kind.default(), "{}", option.name);
        }
        for players in info.players.clone() {
            let terms = json!({"game": info.name, "options": info.default_options(players)});
            let schema = json!({"$ref": "#/components/schemas/Terms"});
            assert_eq!(schema_check::mismatch(&terms, &schema, &description, "terms"), None);
        }
    }
    let go = json!({"game": "go", "options": {"players": 2}});
    assert!(schema_check::mismatch(&go, &schemas["Terms"], &description, "terms").is_some());
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
    let boards = games().offered_boards().next().expect("a set of boards").1.set.id.to_string();
    for path in described.iter().map(|(_, path)| path).collect::<BTreeSet<_>>() {
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH"] {
            let mut person = server.person().await;
            let id = open(&mut person, versailles(2), &["me", "gardener"]).await;
            // The second parameter of a path is a seat or a sequence number.
            let address = fill_path(path, &[if path.contains("{set}") { &boards } else { &id }, "1"]);
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

    let offered = api.send(&mut server.stranger(), "GET", "/api/boards", &[], nothing()).await;
    let ours = offered["sets"][0]["id"].as_str().expect("an id").to_string();
    let whole = api.send(&mut server.stranger(), "GET", "/api/boards/{set}", &[&ours], nothing()).await;
    api.send(&mut host, "GET", "/api/boards/{set}", &[&"0".repeat(32)], nothing()).await;
    let draft = json!({"game": whole["game"], "files": whole["files"]});
    api.send(&mut host, "POST", "/api/boards/check", &[], draft).await;
    let broken = json!({"game": "versailles", "files": {"versailles/tiles.toml": "tiles = [\"y\"]"}});
    api.send(&mut host, "POST", "/api/boards/check", &[], broken).await;
    api.send(&mut host, "POST", "/api/boards/check", &[], json!({})).await;
    let set = json!({"game": whole["game"], "name": "Our box", "files": whole["files"]});
    let set = api.send(&mut host, "POST", "/api/boards", &[], set).await;
    api.send(&mut host, "POST", "/api/boards", &[], json!({"game": "chess", "name": "", "files": {}})).await;
    api.send(&mut host, "GET", "/api/me/boards", &[], nothing()).await;
    let id = set["id"].as_str().expect("an id").to_string();
    api.send(&mut host, "DELETE", "/api/me/boards/{set}", &[&id], nothing()).await;

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
    let first = "/api/games/{id}/first";
    let refused = api.send(&mut host, "PUT", first, &[game], json!({"first": "second_seat"})).await;
    assert_eq!(refused["code"], "bad_request", "all begin at the same time");
    let asking = json!({"terms": sanssouci(2), "seats": ["me", "open"]});
    let asking = api.send(&mut host, "POST", "/api/games", &[], asking).await;
    let asking = asking["id"].as_str().expect("an id");
    api.send(&mut host, "PUT", first, &[asking], json!({"first": "rulebook"})).await;
    api.send(&mut host, "PUT", first, &[asking], json!({"seat": 0})).await;
    let colour = "/api/games/{id}/seats/{seat}/colour";
    api.send(&mut host, "PUT", colour, &[game, "0"], json!({"colour": "gold"})).await;
    api.send(&mut guest, "PUT", colour, &[game, "1"], json!({"colour": "gold"})).await;
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
    let guest_id = now["table"]["seats"][1]["occupant"]["id"].as_str().expect("an id");
    let mute_person = "/api/games/{id}/talk/{person}";
    api.send(&mut host, "PUT", mute_person, &[game, guest_id], json!({"muted": true})).await;
    api.send(&mut host, "PUT", mute_person, &[game, "nobody"], json!({"muted": true})).await;
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
    api.send(&mut guest, "POST", "/api/records/replay", &[], record.clone()).await;
    let position = json!({"record": record, "seat": 0});
    api.send(&mut guest, "POST", "/api/records/position", &[], position).await;
    api.send(&mut guest, "POST", "/api/records/position", &[], json!({})).await;
    api.send(&mut guest, "POST", "/api/records/replay", &[], json!({})).await;
    api.send(&mut guest, "GET", "/api/games/{id}/analysis", &[game], nothing()).await;
    api.send(&mut guest, "POST", "/api/games/{id}/analysis", &[game], nothing()).await;
    while api.send(&mut guest, "GET", "/api/games/{id}/analysis", &[game], nothing()).await["state"] != "done"
    {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    api.download(&mut guest, "/api/games/{id}/picture", &[game], "image/png").await;
    let again = json!({"seats": ["me", "apprentice"]});
    api.send(&mut guest, "POST", "/api/games/{id}/repeat", &[game], again).await;
    api.send(&mut guest, "POST", "/api/games/{id}/repeat", &[game], json!({"seats": []})).await;
    let from_the_end = json!({"seats": ["me", "apprentice"], "from": 100_000});
    api.send(&mut guest, "POST", "/api/games/{id}/repeat", &[game], from_the_end).await;
    let local = json!({"record": game_against_a_bot(1)});
    for _ in 0..2 {
        api.send(&mut host, "POST", "/api/me/local-games", &[], local.clone()).await;
    }
    api.send(&mut guest, "POST", "/api/me/local-games", &[], local).await;
    api.send(&mut guest, "POST", "/api/me/local-games", &[], json!({"record": {}})).await;
    api.send(&mut host, "GET", "/api/me/statistics", &[], nothing()).await;
    api.send(&mut host, "GET", "/api/me/games", &[], nothing()).await;

    let rematch = api.send(&mut host, "POST", "/api/games/{id}/rematch", &[game], nothing()).await;
    let rematch = rematch["id"].as_str().expect("an id");
    api.send(&mut guest, "GET", "/api/games/{id}", &[rematch], nothing()).await;
    api.send(&mut host, "DELETE", seat, &[rematch, "0"], nothing()).await;
    api.send(&mut host, "DELETE", "/api/games/{id}", &[rematch], nothing()).await;
    let opened = api.send(&mut host, "POST", "/api/games", &[], new_table).await;
    let other = opened["id"].as_str().expect("an id");
    api.send(&mut host, "POST", "/api/games/{id}/wait", &[other], nothing()).await;
    api.send(&mut host, "POST", "/api/games/{id}/start", &[other], nothing()).await;
    api.send(&mut guest, "POST", "/api/games/{id}/resign", &[other], nothing()).await;
    api.send(&mut host, "POST", "/api/games/{id}/resign", &[other], nothing()).await;
    api.send(&mut guest, "POST", "/api/quick", &[], json!({"terms": versailles(2)})).await;
    api.send(&mut guest, "POST", "/api/quick", &[], json!({"terms": {}})).await;
    api.send(&mut host, "GET", "/api/games/{id}", &[&"0".repeat(32)], nothing()).await;
    assert_eq!(api.untested(), [""; 0], "every operation succeeded at least once");
}
