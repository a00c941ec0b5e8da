//! Uploaded records are checked against the rules and replayed; errors name their place.

use client::{Client, Response};
use serde_json::{Value, json};

use crate::test_server::{TestServer, open, play_randomly, sanssouci, versailles};

async fn replay(person: &mut Client, text: &str) -> Response {
    let json = [("content-type", "application/json")];
    person.send("POST", "/api/records/replay", &json, Some(text.into())).await.expect("a response")
}

async fn record(server: &TestServer, person: &mut Client, terms: Value) -> (String, String) {
    let game = open(person, terms, &["me", "gardener"]).await;
    play_randomly(person, &game, 21).await;
    let mut stranger = server.stranger();
    let record = stranger.get(&format!("/api/games/{game}/record")).await.expect("a response");
    (game, String::from_utf8(record.body.to_vec()).expect("text"))
}

/// The frames of a replayed record are those of its game, face up.
async fn replay_matches_the_game(terms: Value) {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let (game, text) = record(&server, &mut person, terms).await;
    let response = replay(&mut person, &text).await;
    assert_eq!(response.status, 200, "{:?}", response.body);
    let replayed = response.json().expect("JSON");
    let record: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(replayed["game"], record["game"]);
    assert_eq!(replayed["options"], record["options"]);
    assert_eq!(replayed["players"], record["players"]);
    let log = person.get(&format!("/api/games/{game}/log?reveal=true")).await.expect("a response");
    let log = log.json().expect("JSON");
    let acted: Vec<&Value> = log["entries"]
        .as_array()
        .expect("entries")
        .iter()
        .filter(|entry| ["started", "acted"].map(Value::from).contains(&entry["what"]["what"]))
        .collect();
    let frames = replayed["frames"].as_array().expect("frames");
    assert_eq!(frames.len(), acted.len(), "one frame for the start and one per decision");
    for (number, (frame, entry)) in frames.iter().zip(&acted).enumerate() {
        assert_eq!(frame["seq"], number);
        let at = format!("/api/games/{game}/at/{}?reveal=true", entry["seq"]);
        let then = person.get(&at).await.expect("a response").json().expect("JSON");
        assert_eq!(frame["view"], then["view"]);
        if number > 0 {
            assert_eq!((&frame["events"], &frame["seat"]), (&entry["events"], &entry["what"]["seat"]));
        }
    }
    assert_eq!(frames.last().expect("frames")["view"]["result"], record["result"]);
}

#[tokio::test]
async fn a_record_of_sanssouci_replays_as_the_game() {
    replay_matches_the_game(sanssouci(2)).await;
}

#[tokio::test]
async fn a_record_of_versailles_replays_as_the_game() {
    replay_matches_the_game(versailles(2)).await;
}

#[tokio::test]
async fn an_invalid_record_is_refused_with_the_place_of_the_error() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let (_, text) = record(&server, &mut person, versailles(2)).await;
    let whole: Value = serde_json::from_str(&text).expect("JSON");
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut other = whole.clone();
        change(&mut other);
        other
    };
    let repeated = changed(&|record| {
        let first = record["actions"][0].clone();
        record["actions"][1] = first;
    });
    let lines = serde_json::to_string_pretty(&repeated).expect("JSON");
    let line =
        1 + lines[..lines.match_indices("\"seat\"").nth(1).expect("an action").0].matches('\n').count() - 1;
    let bad = [
        ("", "EOF"),
        ("{", "line 1 column 1"),
        ("{\"format\": \"gloriette/1\"}", "missing field `game`"),
        ("{\"format\": \"pgn\", \"game\": \"chess\"}", "format: `pgn` is not `gloriette/1`"),
        ("{\"format\": \"gloriette/1\", \"game\": \"chess\"}", "game: no game `chess`"),
        (&repeated.to_string(), "actions[1]: "),
        (&lines, &format!("(line {line})")),
        (&changed(&|record| record["result"] = Value::Null).to_string(), "result"),
        (
            &changed(&|record| record["result"]["scores"][0]["total"] = json!(999)).to_string(),
            "scores[0].total is 999",
        ),
        (&changed(&|record| record["setup"]["tiles"] = json!([])).to_string(), "setup"),
        (&format!("{text}\n{text}"), "trailing characters at line 2 column 1"),
    ];
    for (text, expected) in bad {
        let response = replay(&mut person, text).await;
        let error = response.json().expect("JSON");
        let message = error["message"].as_str().expect("a message");
        assert_eq!((response.status.as_u16(), &error["code"]), (400, &json!("bad_request")), "{message}");
        assert!(message.contains(expected) && !message.contains('\n'), "{expected}: {message}");
    }
    // Programs get the place and the code of the refusal, too.
    for text in [&repeated.to_string(), &lines] {
        let error = replay(&mut person, text).await.json().expect("JSON");
        assert_eq!((&error["place"], &error["reason"]), (&json!("actions[1]"), &json!("has_bid")));
    }
    assert_eq!(replay(&mut server.stranger(), &text).await.code(), "unknown_person");
    assert_eq!(replay(&mut person, &" ".repeat(100_000)).await.code(), "too_large");
    let plain = [("content-type", "text/plain")];
    let response = person.send("POST", "/api/records/replay", &plain, Some(text.into())).await;
    assert_eq!(response.expect("a response").code(), "not_json");
}
