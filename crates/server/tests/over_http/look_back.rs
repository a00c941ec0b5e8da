//! Looking back: the log repeats the frames, and a finished game can be shown face up.

use client::Client;
use serde_json::{Value, json};

use crate::test_server::{TestServer, open, play_randomly, sanssouci, sit, versailles};

async fn get(person: &mut Client, path: &str) -> (u16, Value) {
    let answer = person.get(path).await.expect("a response");
    (answer.status.as_u16(), answer.json().expect("JSON"))
}

/// The entry of the log that belongs to a frame.
fn entry_of(frame: &Value) -> Value {
    let mut entry = frame.clone();
    let fields = entry.as_object_mut().expect("an object");
    fields.remove("table");
    fields.remove("view");
    entry
}

/// Lets two people play a game and returns them with their frames, and the game.
async fn play_game(server: &TestServer, terms: Value) -> (Vec<(Client, Vec<Value>)>, String) {
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let game = open(&mut host, terms, &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let running = get(&mut host, &format!("/api/games/{game}/log?reveal=true")).await;
    assert_eq!((running.0, running.1["code"].as_str()), (409, Some("not_over")));
    let tasks = [host, guest].into_iter().enumerate().map(|(number, mut person)| {
        let game = game.clone();
        tokio::spawn(async move {
            let seen = play_randomly(&mut person, &game, number as u64).await;
            (person, seen)
        })
    });
    let mut people = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        people.push(task.await.expect("the player does not panic"));
    }
    (people, game)
}

async fn log_and_past_frames_match(terms: Value) {
    let server = TestServer::start().await;
    let (mut people, game) = play_game(&server, terms).await;
    for (person, seen) in &mut people {
        let (status, log) = get(person, &format!("/api/games/{game}/log")).await;
        let entries = log["entries"].as_array().expect("entries");
        assert_eq!(status, 200);
        assert_eq!(entries[0]["what"]["what"], "opened");
        for frame in seen.iter().filter(|frame| !frame["what"].is_null()) {
            let seq = frame["seq"].as_u64().expect("a number") as usize;
            assert_eq!(entries[seq - 1], entry_of(frame));
            if seq.is_multiple_of(7) && !frame["view"].is_null() {
                let (_, then) = get(person, &format!("/api/games/{game}/at/{seq}")).await;
                assert_eq!(then["view"], frame["view"]);
            }
        }
    }
    face_up_shows_everything(&server, &game, people[0].1.len()).await;
}

/// Anybody can step through a finished game face up.
async fn face_up_shows_everything(server: &TestServer, game: &str, entries: usize) {
    let mut stranger = server.stranger();
    let (status, open) = get(&mut stranger, &format!("/api/games/{game}/log?reveal=true")).await;
    assert_eq!(status, 200);
    let open = open["entries"].as_array().expect("entries");
    assert!(open.len() >= entries);
    let (_, closed) = get(&mut stranger, &format!("/api/games/{game}/log")).await;
    assert_ne!(closed["entries"], json!(open), "face up shows more");
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
    let (status, error) = get(&mut stranger, &format!("/api/games/{game}/log?reveal=perhaps")).await;
    assert_eq!((status, error["code"].as_str()), (400, Some("bad_request")));
}

#[tokio::test]
async fn sanssouci_can_be_looked_back_at() {
    log_and_past_frames_match(sanssouci(2)).await;
}

#[tokio::test]
async fn versailles_can_be_looked_back_at() {
    log_and_past_frames_match(versailles(2)).await;
}
