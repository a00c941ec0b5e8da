//! The server is killed at random times: every acknowledged decision is stored exactly once.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::process::{Process, Request, retry, run, sanssouci, versailles};
use client::Client;
use serde_json::{Value, json};

/// How often the server is killed, unless `GLORIETTE_KILLS` says otherwise.
const KILLS: usize = 50;

/// Game id and sequence number of each decision, by idempotency key.
type Acknowledged = HashMap<String, (String, u64)>;

/// Plays games until `stop` is set and returns the acknowledged decisions.
async fn play_games(
    address: Arc<Mutex<SocketAddr>>,
    stop: Arc<Mutex<bool>>,
    terms: Value,
    seed: u64,
) -> Acknowledged {
    let at = || *address.lock().expect("nobody panics");
    let mut rng = game::chance(seed, 0);
    let mut acknowledged = Acknowledged::new();
    let mut person = Client::stranger(at());
    let mut number = 0u64;
    while !*stop.lock().expect("nobody panics") {
        retry(&mut person, Request::Post("/api/me", "hello", &Value::Null), at).await;
        let new_table = json!({"terms": terms, "seats": ["me", "gardener"]});
        let opened = retry(&mut person, Request::Post("/api/games", "open", &new_table), at).await;
        assert_eq!(opened.status, 201, "{:?}", opened.body);
        let game = opened.json().expect("JSON")["id"].as_str().expect("an id").to_string();
        loop {
            let state = retry(&mut person, Request::Get(&format!("/api/games/{game}")), at).await;
            assert_eq!(state.status, 200, "an acknowledged game is stored");
            let state = state.json().expect("JSON");
            if state["table"]["phase"] == "over" || *stop.lock().expect("nobody panics") {
                break;
            }
            let legal = state["view"]["legal"].as_array().expect("a list");
            if legal.is_empty() {
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            }
            number += 1;
            let key = format!("{seed}-{number}");
            let action = &legal[game::below(&mut rng, legal.len())];
            let decision = json!({"action": action, "after": state["seq"]});
            let path = format!("/api/games/{game}/decisions");
            let response = retry(&mut person, Request::Post(&path, &key, &decision), at).await;
            assert_eq!(response.status, 200, "{:?}", response.body);
            let seq = response.json().expect("JSON")["seq"].as_u64().expect("a number");
            acknowledged.insert(key, (game.clone(), seq));
        }
    }
    acknowledged
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_decisions_survive_a_killed_server() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("crash.db").display().to_string();
    let mut server = Process::start(&file);
    let address = Arc::new(Mutex::new(server.address));
    let stop = Arc::new(Mutex::new(false));
    let players: Vec<_> = [sanssouci(), versailles(), sanssouci(), versailles()]
        .into_iter()
        .enumerate()
        .map(|(seed, terms)| tokio::spawn(play_games(address.clone(), stop.clone(), terms, seed as u64)))
        .collect();
    let mut rng = game::chance(99, 0);
    let kills = std::env::var("GLORIETTE_KILLS").map_or(KILLS, |kills| kills.parse().expect("a number"));
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(20 + game::below(&mut rng, 250) as u64)).await;
        server.kill();
        server = Process::start(&file);
        *address.lock().expect("nobody panics") = server.address;
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    *stop.lock().expect("nobody panics") = true;
    let mut acknowledged = Acknowledged::new();
    for player in players {
        acknowledged.extend(player.await.expect("nobody panics"));
    }
    server.kill();

    let report = run(&["check", "--database", &file]);
    let export = run(&["export", "--database", &file]);
    let mut stored = Acknowledged::new();
    for line in export.lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        for (index, entry) in line["log"].as_array().into_iter().flatten().enumerate() {
            assert_eq!(entry["seq"], index as u64 + 1, "no gap");
            let key = entry["key"].as_str().and_then(|key| key.split_once(':'));
            if let Some((_, key)) = key.filter(|_| entry["entry"]["entry"] == "acted") {
                let place = (line["id"].as_str().expect("an id").to_string(), index as u64 + 1);
                assert_eq!(stored.insert(key.to_string(), place), None, "{key} is stored once");
            }
        }
    }
    for (key, place) in &acknowledged {
        assert_eq!(stored.get(key), Some(place), "{key} was acknowledged");
    }
    println!(
        "{kills} kills, {} acknowledged decisions, all stored exactly once; {report}",
        acknowledged.len()
    );
    assert!(acknowledged.len() > kills, "there are enough decisions");
}
