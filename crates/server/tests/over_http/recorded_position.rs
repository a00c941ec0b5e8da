//! Positions of uploaded records are those of the game, as one seat saw it; refusals keep their
//! code.

use client::{Client, Response};
use serde_json::{Value, json};

use crate::test_server::{TestServer, open, play_randomly, sanssouci, state, versailles};

async fn position(person: &mut Client, request: Value) -> Response {
    person.post("/api/records/position", &request).await.expect("a response")
}

/// The record of a game between a person and a bot, and the person's seat.
async fn record(person: &mut Client, terms: Value) -> (String, Value, usize) {
    let game = open(person, terms, &["me", "gardener"]).await;
    play_randomly(person, &game, 21).await;
    let seat = state(person, &game).await["table"]["you"].as_u64().expect("a seat");
    let record = person.get(&format!("/api/games/{game}/record")).await.expect("a response");
    (game, record.json().expect("JSON"), seat as usize)
}

/// A record of the first decisions, without a result.
fn start_of(record: &Value, actions: &[Value]) -> Value {
    json!({
        "format": record["format"], "game": record["game"], "options": record["options"],
        "setup": record["setup"], "actions": actions,
    })
}

/// Every state of a game, byte for byte as its frames showed it to the person.
async fn positions_match_the_frames(terms: Value) {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let (game, record, seat) = record(&mut person, terms).await;
    let actions = record["actions"].as_array().expect("actions");
    let decisions: Vec<Value> = actions.iter().filter(|action| action["do"] != "refill").cloned().collect();
    let log = person.get(&format!("/api/games/{game}/log")).await.expect("a response");
    let log = log.json().expect("JSON");
    let entries = log["entries"].as_array().expect("entries").iter();
    let entries: Vec<&Value> = entries
        .filter(|entry| ["started", "acted"].map(Value::from).contains(&entry["what"]["what"]))
        .collect();
    assert_eq!(entries.len(), decisions.len() + 1);
    for (count, entry) in entries.into_iter().enumerate() {
        let request = json!({"record": start_of(&record, &decisions[..count]), "seat": seat});
        let answer = position(&mut person, request).await;
        assert_eq!(answer.status, 200, "{:?}", answer.body);
        let answer = answer.json().expect("JSON");
        let then = person.get(&format!("/api/games/{game}/at/{}", entry["seq"])).await.expect("a response");
        let then = then.json().expect("JSON");
        let [frame] = answer["frames"].as_array().expect("frames").as_slice() else { panic!("one frame") };
        assert_eq!(frame["seq"], count);
        assert_eq!(frame["view"], then["view"]);
        if count > 0 {
            assert_eq!(frame["events"], entry["events"]);
            assert_eq!(frame["seat"], decisions[count - 1]["seat"]);
            assert_eq!(frame["action"].is_null(), frame["seat"] != seat, "only one's own decisions");
        }
    }

    // With automatic actions the answer is the same, and `after` asks for several states at once.
    let whole = start_of(&record, actions);
    let answer = position(&mut person, json!({"record": whole, "seat": seat, "after": 0})).await;
    let frames = answer.json().expect("JSON")["frames"].take();
    assert_eq!(frames.as_array().expect("frames").len(), decisions.len() + 1);
    let last = decisions.len() as u64;
    let request = json!({"record": start_of(&record, &decisions), "seat": seat, "after": last - 1});
    let answer = position(&mut person, request).await.json().expect("JSON");
    assert_eq!(answer["frames"].as_array().expect("frames").len(), 2);
    assert_eq!(answer["frames"][1]["view"]["result"], record["result"]);
}

#[tokio::test]
async fn positions_of_sanssouci_match_the_frames() {
    positions_match_the_frames(sanssouci(2)).await;
}

#[tokio::test]
async fn positions_of_versailles_match_the_frames() {
    positions_match_the_frames(versailles(2)).await;
}

#[tokio::test]
async fn a_refused_action_has_the_code_of_the_rules() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let (_, record, seat) = record(&mut person, versailles(2)).await;
    let decisions = record["actions"].as_array().expect("actions");
    let first = decisions[0].clone();
    let lay = json!({"seat": first["seat"], "do": "lay", "at": [0, 0], "turn": 0});
    let hand = &record["setup"]["hands"][0][first["seat"].as_u64().expect("a seat") as usize];
    let strange = (1..).find(|card| !hand.as_array().expect("cards").contains(&json!(card)));
    let strange_bid = json!({"seat": first["seat"], "do": "bid", "card": strange});
    for (actions, code, place) in [
        (vec![first.clone(), first.clone()], "has_bid", "actions[1]: "),
        (vec![lay], "not_now", "actions[0]: "),
        (vec![strange_bid], "not_in_hand", "actions[0]: "),
    ] {
        let answer =
            position(&mut person, json!({"record": start_of(&record, &actions), "seat": seat})).await;
        let error = answer.json().expect("JSON");
        assert_eq!((answer.status.as_u16(), &error["code"]), (422, &json!(code)), "{error}");
        assert!(error["message"].as_str().is_some_and(|message| message.starts_with(place)), "{error}");
    }
}

#[tokio::test]
async fn invalid_requests_are_refused_with_their_place() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let (_, record, _) = record(&mut person, versailles(2)).await;
    let good = start_of(&record, &[]);
    let bad = [
        (json!({"seat": 0}), "missing field `record`"),
        (json!({"record": good}), "missing field `seat`"),
        (json!({"record": good, "seat": 0, "more": 1}), "unknown field `more`"),
        (json!({"record": good, "seat": 2}), "seat: seat 2 of 2 players"),
        (json!({"record": good, "seat": 0, "after": 1}), "after: the record has 0 decisions"),
        (json!({"record": {}, "seat": 0}), "record"),
        (json!({"record": {"format": "gloriette/1", "game": "chess"}, "seat": 0}), "no game `chess`"),
        (json!({"record": start_of(&record, &[json!({"do": "bid"})]), "seat": 0}), "actions[0]"),
    ];
    for (request, expected) in bad {
        let answer = position(&mut person, request).await;
        let error = answer.json().expect("JSON");
        let message = error["message"].as_str().expect("a message");
        assert_eq!((answer.status.as_u16(), &error["code"]), (400, &json!("bad_request")), "{message}");
        assert!(message.contains(expected) && !message.contains('\n'), "{expected}: {message}");
    }
    let request = json!({"record": good, "seat": 0});
    assert_eq!(position(&mut server.stranger(), request).await.code(), "unknown_person");
    let huge = json!({"record": " ".repeat(100_000), "seat": 0});
    assert_eq!(position(&mut person, huge).await.code(), "too_large");
}
