//! Looking back: the log says what the frames said; a game that is over can be seen with everything face up.

use crate::test_server::{TestServer, open, play, sanssouci, sit, versailles};
use client::Client;
use serde_json::{Value, json};

async fn get(person: &mut Client, path: &str) -> (u16, Value) {
    let answer = person.get(path).await.expect("it is answered");
    (answer.status.as_u16(), answer.json().expect("JSON"))
}

/// What of a frame is in the log.
fn told(frame: &Value) -> Value {
    let mut told = frame.clone();
    let told_of = told.as_object_mut().expect("an object");
    told_of.remove("table");
    told_of.remove("view");
    told
}

/// Two play a game; gives them, their frames and the game.
async fn played(server: &TestServer, terms: Value) -> (Vec<(Client, Vec<Value>)>, String) {
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let game = open(&mut host, terms, &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let running = get(&mut host, &format!("/api/games/{game}/log?reveal=true")).await;
    assert_eq!((running.0, running.1["code"].as_str()), (409, Some("not_over")));
    let parts = [host, guest].into_iter().enumerate().map(|(number, mut person)| {
        let game = game.clone();
        tokio::spawn(async move {
            let mut rng = game::chance(number as u64, 8);
            let seen = play(&mut person, &game, |choices| game::below(&mut rng, choices)).await;
            (person, seen)
        })
    });
    let mut people = Vec::new();
    for part in parts.collect::<Vec<_>>() {
        people.push(part.await.expect("the part is played"));
    }
    (people, game)
}

async fn look_back(terms: Value) {
    let server = TestServer::open().await;
    let (mut people, game) = played(&server, terms).await;
    for (person, seen) in &mut people {
        let (status, log) = get(person, &format!("/api/games/{game}/log")).await;
        let entries = log["entries"].as_array().expect("entries");
        assert_eq!(status, 200);
        assert_eq!(entries[0]["what"]["what"], "opened");
        for frame in seen.iter().filter(|frame| !frame["what"].is_null()) {
            let seq = frame["seq"].as_u64().expect("a number") as usize;
            assert_eq!(entries[seq - 1], told(frame), "the log says what the frame said");
            if seq.is_multiple_of(7) && !frame["view"].is_null() {
                let (_, then) = get(person, &format!("/api/games/{game}/at/{seq}")).await;
                assert_eq!(then["view"], frame["view"], "it is seen as it was");
            }
        }
    }
    face_up(&server, &game, people[0].1.len()).await;
}

/// Anybody can step through it with everything face up.
async fn face_up(server: &TestServer, game: &str, entries: usize) {
    let mut stranger = Client::stranger(server.address);
    let (status, open) = get(&mut stranger, &format!("/api/games/{game}/log?reveal=true")).await;
    assert_eq!(status, 200);
    let open = open["entries"].as_array().expect("entries");
    assert!(open.len() >= entries);
    let (_, closed) = get(&mut stranger, &format!("/api/games/{game}/log")).await;
    assert_ne!(closed["entries"], json!(open), "more is told than they were told then");
    for seq in 1..=open.len() {
        let (status, frame) = get(&mut stranger, &format!("/api/games/{game}/at/{seq}?reveal=true")).await;
        assert_eq!(status, 200);
        assert_eq!(frame["seq"], seq);
        let running = frame["table"]["phase"] == "running";
        let hidden = |seat: &Value| seat["hand"].is_null();
        let seats = frame["view"]["seats"].as_array().cloned().unwrap_or_default();
        if running && frame["view"]["phase"] != "gardens" {
            assert!(!seats.is_empty() && !seats.iter().any(hidden), "{seq}: {seats:?}");
        }
    }
    let (status, _) =
        get(&mut stranger, &format!("/api/games/{game}/at/{}?reveal=true", open.len() + 1)).await;
    assert_eq!(status, 404);
    let (status, problem) = get(&mut stranger, &format!("/api/games/{game}/log?reveal=perhaps")).await;
    assert_eq!((status, problem["code"].as_str()), (400, Some("bad_request")));
}

#[tokio::test]
async fn at_sanssouci() {
    look_back(sanssouci(2)).await;
}

#[tokio::test]
async fn at_versailles() {
    look_back(versailles(2)).await;
}
