//! Records from anywhere are checked by the rules and played again, and what is wrong with one is said with its place.

use crate::test_server::{TestServer, open, play, sanssouci, versailles};
use client::{Answer, Client};
use serde_json::{Value, json};

async fn replay(person: &mut Client, text: &str) -> Answer {
    let json = [("content-type", "application/json")];
    person.send("POST", "/api/records/replay", &json, Some(text.into())).await.expect("it is answered")
}

async fn record(server: &TestServer, person: &mut Client, terms: Value) -> (String, String) {
    let game = open(person, terms, &["me", "gardener"]).await;
    let mut rng = game::chance(21, 0);
    play(person, &game, |choices| game::below(&mut rng, choices)).await;
    let mut stranger = Client::stranger(server.address);
    let record = stranger.get(&format!("/api/games/{game}/record")).await.expect("it is answered");
    (game, String::from_utf8(record.body.to_vec()).expect("text"))
}

/// The steps of a record are those of its game, everything face up.
async fn same_as_the_game(terms: Value) {
    let server = TestServer::open().await;
    let mut person = server.person().await;
    let (game, text) = record(&server, &mut person, terms).await;
    let answer = replay(&mut person, &text).await;
    assert_eq!(answer.status, 200, "{:?}", answer.body);
    let replayed = answer.json().expect("JSON");
    let record: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(replayed["game"], record["game"]);
    assert_eq!(replayed["options"], record["options"]);
    assert_eq!(replayed["players"], record["players"]);
    let log = person.get(&format!("/api/games/{game}/log?reveal=true")).await.expect("it is answered");
    let log = log.json().expect("JSON");
    let acted: Vec<&Value> = log["entries"]
        .as_array()
        .expect("entries")
        .iter()
        .filter(|entry| ["started", "acted"].map(Value::from).contains(&entry["what"]["what"]))
        .collect();
    let frames = replayed["frames"].as_array().expect("frames");
    assert_eq!(frames.len(), acted.len(), "the beginning, and every decision");
    for (number, (frame, entry)) in frames.iter().zip(&acted).enumerate() {
        assert_eq!(frame["seq"], number);
        let at = format!("/api/games/{game}/at/{}?reveal=true", entry["seq"]);
        let then = person.get(&at).await.expect("it is answered").json().expect("JSON");
        assert_eq!(frame["view"], then["view"]);
        if number > 0 {
            assert_eq!((&frame["events"], &frame["seat"]), (&entry["events"], &entry["what"]["seat"]));
        }
    }
    assert_eq!(frames.last().expect("the end")["view"]["result"], record["result"]);
}

#[tokio::test]
async fn of_sanssouci() {
    same_as_the_game(sanssouci(2)).await;
}

#[tokio::test]
async fn of_versailles() {
    same_as_the_game(versailles(2)).await;
}

#[tokio::test]
async fn a_bad_record_is_refused_with_its_place() {
    let server = TestServer::open().await;
    let mut person = server.person().await;
    let (_, text) = record(&server, &mut person, versailles(2)).await;
    let whole: Value = serde_json::from_str(&text).expect("JSON");
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut other = whole.clone();
        change(&mut other);
        other
    };
    let twice = changed(&|record| {
        let first = record["actions"][0].clone();
        record["actions"][1] = first;
    });
    let lines = serde_json::to_string_pretty(&twice).expect("JSON");
    let line =
        1 + lines[..lines.match_indices("\"seat\"").nth(1).expect("an action").0].matches('\n').count() - 1;
    let bad = [
        ("", "EOF"),
        ("{", "line 1 column 1"),
        ("{\"format\": \"gloriette/1\"}", "missing field `game`"),
        ("{\"format\": \"pgn\", \"game\": \"chess\"}", "format: `pgn` is not `gloriette/1`"),
        ("{\"format\": \"gloriette/1\", \"game\": \"chess\"}", "game: there is no game `chess`"),
        (&twice.to_string(), "actions[1]: "),
        (&lines, &format!("(line {line})")),
        (&changed(&|record| record["result"] = Value::Null).to_string(), "result"),
        (
            &changed(&|record| record["result"]["scores"][0]["total"] = json!(999)).to_string(),
            "scores[0].total is 999",
        ),
        (&changed(&|record| record["setup"]["tiles"] = json!([])).to_string(), "setup"),
        (&format!("{text}\n{text}"), "trailing characters at line 2 column 1"),
    ];
    for (text, what) in bad {
        let answer = replay(&mut person, text).await;
        let problem = answer.json().expect("JSON");
        let message = problem["message"].as_str().expect("a message");
        assert_eq!((answer.status.as_u16(), &problem["code"]), (400, &json!("bad_request")), "{message}");
        assert!(message.contains(what) && !message.contains('\n'), "{what}: {message}");
    }
    assert_eq!(replay(&mut Client::stranger(server.address), &text).await.code(), "unknown_person");
    assert_eq!(replay(&mut person, &" ".repeat(100_000)).await.code(), "too_large");
    let plain = [("content-type", "text/plain")];
    let answer = person.send("POST", "/api/records/replay", &plain, Some(text.into())).await;
    assert_eq!(answer.expect("it is answered").code(), "not_json");
}
