//! Two processes on one PostgreSQL: games are played through both, one is killed half-way, and nothing is lost.

#[path = "../../server/tests/over_http/test_server/database.rs"]
#[allow(unreachable_pub, reason = "it is shared with the server's tests")]
mod database;
mod process;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::Client;
use database::new_database;
use game::below;
use process::{Ask, Process, insist, run, sanssouci, versailles};
use serde_json::{Value, json};

const GAMES: usize = 20;
/// How many decisions of people a game has had when the process is killed; a game has 56 at the least.
const HALF_WAY: usize = 12;

/// The processes that are there.
type Doors = Arc<Mutex<Vec<SocketAddr>>>;

fn any(doors: &Doors, dice: &mut impl rand_core::Rng) -> SocketAddr {
    let doors = doors.lock().expect("nobody panics");
    doors[below(dice, doors.len())]
}

/// Plays one seat of a game to its end, every request through any of the processes.
async fn play(mut person: Client, game: String, doors: Doors, seed: u64, decided: Arc<AtomicUsize>) {
    let mut dice = game::chance(seed, 1);
    for number in 0.. {
        person = person.again(any(&doors, &mut dice));
        let other = any(&doors, &mut dice);
        let standing =
            insist(&mut person, Ask::Get(&format!("/api/games/{game}")), || any_now(&doors, other)).await;
        let standing = standing.json().expect("JSON");
        if standing["table"]["phase"] == "over" {
            return;
        }
        let legal = standing["view"]["legal"].as_array().cloned().unwrap_or_default();
        if legal.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        let decision = json!({"action": legal[below(&mut dice, legal.len())], "after": standing["seq"]});
        let (path, key) = (format!("/api/games/{game}/decisions"), format!("{seed}-{number}"));
        person = person.again(any(&doors, &mut dice));
        let answer = insist(&mut person, Ask::Post(&path, &key, &decision), || any_now(&doors, other)).await;
        assert_eq!(answer.status, 200, "{:?}", answer.body);
        decided.fetch_add(1, Relaxed);
    }
}

/// Another process, if it is still there; else the first that is.
fn any_now(doors: &Doors, wished: SocketAddr) -> SocketAddr {
    let doors = doors.lock().expect("nobody panics");
    if doors.contains(&wished) { wished } else { doors[0] }
}

/// Watches a game through one process, and through another when that is gone; gives the numbers of all frames.
async fn watch(game: String, doors: Doors) -> Vec<u64> {
    let mut seen: Vec<u64> = Vec::new();
    let mut last: Option<String> = None;
    loop {
        let door = *doors.lock().expect("nobody panics").last().expect("one is there");
        let stranger = Client::stranger(door);
        let Ok(mut events) = stranger.watch(&format!("/api/games/{game}/events"), last.as_deref()).await
        else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        while let Ok(event) = events.next().await {
            seen.push(event.seq());
            last = event.id.clone();
            let frame: Value = serde_json::from_str(&event.data).expect("JSON");
            if frame["table"]["phase"] == "over" {
                return seen;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_on_when_one_process_is_killed() {
    let Ok(admin) = std::env::var("GLORIETTE_TEST_POSTGRES") else {
        println!("LEFT OUT: two processes need PostgreSQL; GLORIETTE_TEST_POSTGRES names none");
        return;
    };
    let database = new_database(&admin).await;
    let mut first = Process::start(&database);
    let mut second = Process::start(&database);
    let doors: Doors = Arc::new(Mutex::new(vec![first.address, second.address]));

    let decided = Arc::new(AtomicUsize::new(0));
    let (mut parts, mut watchers) = (Vec::new(), Vec::new());
    for number in 0..GAMES {
        let terms = if number % 2 == 0 { sanssouci() } else { versailles() };
        let bot = number % 5 == 0;
        let mut host = Client::hello(first.address).await.expect("hello is answered");
        let opening = json!({"terms": terms, "seats": ["me", if bot { "gardener" } else { "open" }]});
        let opened = host.post("/api/games", &opening).await.expect("it is answered");
        let game = opened.json().expect("JSON")["id"].as_str().expect("an id").to_string();
        watchers.push(tokio::spawn(watch(game.clone(), doors.clone())));
        if !bot {
            let mut guest = Client::hello(second.address).await.expect("hello is answered");
            let sit = Ask::Put(&format!("/api/games/{game}/seats/1"), &json!({"who": "me"}));
            assert_eq!(insist(&mut guest, sit, || second.address).await.status, 200);
            parts.push(tokio::spawn(play(
                guest,
                game.clone(),
                doors.clone(),
                1000 + number as u64,
                decided.clone(),
            )));
        }
        parts.push(tokio::spawn(play(host, game, doors.clone(), number as u64, decided.clone())));
    }

    while decided.load(Relaxed) < GAMES * HALF_WAY {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let running = parts.iter().filter(|part| !part.is_finished()).count();
    assert!(running > GAMES / 2, "the games are half-way");
    // The first one looks after bots: the second has to take over.
    doors.lock().expect("nobody panics").remove(0);
    first.kill();
    for part in parts {
        part.await.expect("the part is played");
    }
    for watcher in watchers {
        let seen = watcher.await.expect("nobody panics");
        assert!(seen.windows(2).all(|pair| pair[1] == pair[0] + 1), "gapless: {seen:?}");
    }
    second.kill();
    assert_eq!(run(&["check", "--database", &database]).trim(), format!("{GAMES} of {GAMES} games agree"));
    println!(
        "{GAMES} games, {running} parts still to be played when one process was killed; all logs are gapless"
    );
}
