//! The process is killed at random instants: whatever was acknowledged is there, once.

mod process;

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::Client;
use process::{Ask, Process, insist, run, sanssouci, versailles};
use serde_json::{Value, json};

const KILLS: usize = 50;

type Acknowledged = HashMap<String, (String, u64)>;

/// Plays games until it is told to stop; gives, for every key of an acknowledged decision, its game and number.
async fn play_on(
    address: Arc<Mutex<SocketAddr>>,
    stop: Arc<Mutex<bool>>,
    terms: Value,
    seed: u64,
) -> Acknowledged {
    let at = || *address.lock().expect("nobody panics");
    let mut dice = game::chance(seed, 0);
    let mut acknowledged = Acknowledged::new();
    let mut person = Client::stranger(at());
    let mut number = 0u64;
    while !*stop.lock().expect("nobody panics") {
        insist(&mut person, Ask::Post("/api/me", "hello", &Value::Null), at).await;
        let opening = json!({"terms": terms, "seats": ["me", "gardener"]});
        let opened = insist(&mut person, Ask::Post("/api/games", "open", &opening), at).await;
        assert_eq!(opened.status, 201, "{:?}", opened.body);
        let game = opened.json().expect("JSON")["id"].as_str().expect("an id").to_string();
        loop {
            let standing = insist(&mut person, Ask::Get(&format!("/api/games/{game}")), at).await;
            assert_eq!(standing.status, 200, "an acknowledged game is there");
            let standing = standing.json().expect("JSON");
            if standing["table"]["phase"] == "over" || *stop.lock().expect("nobody panics") {
                break;
            }
            let legal = standing["view"]["legal"].as_array().expect("a list");
            if legal.is_empty() {
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            }
            number += 1;
            let key = format!("{seed}-{number}");
            let action = &legal[game::below(&mut dice, legal.len())];
            let decision = json!({"action": action, "after": standing["seq"]});
            let path = format!("/api/games/{game}/decisions");
            let answer = insist(&mut person, Ask::Post(&path, &key, &decision), at).await;
            assert_eq!(answer.status, 200, "{:?}", answer.body);
            let seq = answer.json().expect("JSON")["seq"].as_u64().expect("a number");
            acknowledged.insert(key, (game.clone(), seq));
        }
    }
    acknowledged
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_decisions_survive_being_killed() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let file = folder.path().join("crash.db").display().to_string();
    let mut server = Process::start(&file);
    let address = Arc::new(Mutex::new(server.address));
    let stop = Arc::new(Mutex::new(false));
    let players: Vec<_> = [sanssouci(), versailles(), sanssouci(), versailles()]
        .into_iter()
        .enumerate()
        .map(|(seed, terms)| tokio::spawn(play_on(address.clone(), stop.clone(), terms, seed as u64)))
        .collect();
    let mut dice = game::chance(99, 0);
    for _ in 0..KILLS {
        tokio::time::sleep(Duration::from_millis(20 + game::below(&mut dice, 250) as u64)).await;
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
    let mut found = Acknowledged::new();
    for line in export.lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        for (index, entry) in line["log"].as_array().into_iter().flatten().enumerate() {
            assert_eq!(entry["seq"], index as u64 + 1, "no gap");
            let key = entry["key"].as_str().and_then(|key| key.split_once(':'));
            if let Some((_, key)) = key.filter(|_| entry["entry"]["entry"] == "acted") {
                let place = (line["id"].as_str().expect("an id").to_string(), index as u64 + 1);
                assert_eq!(found.insert(key.to_string(), place), None, "{key} is there once");
            }
        }
    }
    for (key, place) in &acknowledged {
        assert_eq!(found.get(key), Some(place), "{key} was acknowledged");
    }
    println!("{KILLS} kills, {} acknowledged decisions, all there, none twice; {report}", acknowledged.len());
    assert!(acknowledged.len() > KILLS, "there was something to lose");
}
