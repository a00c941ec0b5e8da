//! Several server processes share one PostgreSQL database. One is killed while games run, and
//! nothing is lost.

#[path = "two_processes/claims.rs"]
mod claims;
#[path = "../../server/tests/over_http/test_server/database.rs"]
#[allow(unreachable_pub, reason = "shared with the server's tests")]
mod database;
#[path = "program/process/mod.rs"]
mod process;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::Client;
use database::new_database;
use game::below;
use process::fake_clock::FakeClock;
use process::timed_game::TimedGame;
use process::{Process, Request, retry, run, sanssouci, versailles};
use serde_json::{Value, json};

const GAMES: usize = 20;
/// Decisions per game before the first process is killed. A game has at least 56.
const DECISIONS_BEFORE_KILL: usize = 12;

/// The addresses of the running processes.
type Addresses = Arc<Mutex<Vec<SocketAddr>>>;

fn random_address(addresses: &Addresses, rng: &mut impl rand_core::Rng) -> SocketAddr {
    let addresses = addresses.lock().expect("nobody panics");
    addresses[below(rng, addresses.len())]
}

/// Plays one seat of a game to its end, with each request to a random process.
async fn play(
    mut person: Client,
    game: String,
    addresses: Addresses,
    seed: u64,
    decisions: Arc<AtomicUsize>,
) {
    let mut rng = game::chance(seed, 1);
    for number in 0.. {
        person = person.again(random_address(&addresses, &mut rng));
        let preferred = random_address(&addresses, &mut rng);
        let state = retry(&mut person, Request::Get(&format!("/api/games/{game}")), || {
            running_address(&addresses, preferred)
        })
        .await;
        let state = state.json().expect("JSON");
        if state["table"]["phase"] == "over" {
            return;
        }
        let legal = state["view"]["legal"].as_array().cloned().unwrap_or_default();
        if legal.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        let decision = json!({"action": legal[below(&mut rng, legal.len())], "after": state["seq"]});
        let (path, key) = (format!("/api/games/{game}/decisions"), format!("{seed}-{number}"));
        person = person.again(random_address(&addresses, &mut rng));
        let response = retry(&mut person, Request::Post(&path, &key, &decision), || {
            running_address(&addresses, preferred)
        })
        .await;
        assert_eq!(response.status, 200, "{:?}", response.body);
        decisions.fetch_add(1, Relaxed);
    }
}

/// The preferred process if it still runs, otherwise the first one that does.
fn running_address(addresses: &Addresses, preferred: SocketAddr) -> SocketAddr {
    let addresses = addresses.lock().expect("nobody panics");
    if addresses.contains(&preferred) { preferred } else { addresses[0] }
}

/// Watches a game and returns the sequence numbers of all frames. Reconnects when a process ends.
async fn watch(game: String, addresses: Addresses) -> Vec<u64> {
    let mut sequence_numbers: Vec<u64> = Vec::new();
    let mut last: Option<String> = None;
    loop {
        let address = *addresses.lock().expect("nobody panics").last().expect("one process runs");
        let stranger = Client::stranger(address);
        let Ok(mut events) = stranger.watch(&format!("/api/games/{game}/events"), last.as_deref()).await
        else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        while let Ok(event) = events.next().await {
            sequence_numbers.push(event.seq());
            last = event.id.clone();
            let frame: Value = serde_json::from_str(&event.data).expect("JSON");
            if frame["table"]["phase"] == "over" {
                return sequence_numbers;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_on_when_one_process_is_killed() {
    let Ok(admin) = std::env::var("GLORIETTE_TEST_POSTGRES") else {
        println!("LEFT OUT: two processes need PostgreSQL, but GLORIETTE_TEST_POSTGRES is not set");
        return;
    };
    let database = new_database(&admin).await;
    let mut first = Process::start(&database);
    let mut second = Process::start(&database);
    let addresses: Addresses = Arc::new(Mutex::new(vec![first.address, second.address]));

    let decisions = Arc::new(AtomicUsize::new(0));
    let (mut players, mut watchers) = (Vec::new(), Vec::new());
    for number in 0..GAMES {
        let terms = if number % 2 == 0 { sanssouci() } else { versailles() };
        let bot = number % 5 == 0;
        let mut host = Client::hello(first.address).await.expect("a response");
        let new_table = json!({"terms": terms, "seats": ["me", if bot { "gardener" } else { "open" }]});
        let opened = host.post("/api/games", &new_table).await.expect("a response");
        let game = opened.json().expect("JSON")["id"].as_str().expect("an id").to_string();
        watchers.push(tokio::spawn(watch(game.clone(), addresses.clone())));
        if !bot {
            let mut guest = Client::hello(second.address).await.expect("a response");
            let sit = Request::Put(&format!("/api/games/{game}/seats/1"), &json!({"who": "me"}));
            assert_eq!(retry(&mut guest, sit, || second.address).await.status, 200);
            players.push(tokio::spawn(play(
                guest,
                game.clone(),
                addresses.clone(),
                1000 + number as u64,
                decisions.clone(),
            )));
        }
        players.push(tokio::spawn(play(host, game, addresses.clone(), number as u64, decisions.clone())));
    }

    while decisions.load(Relaxed) < GAMES * DECISIONS_BEFORE_KILL {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let running = players.iter().filter(|player| !player.is_finished()).count();
    assert!(running > GAMES / 2, "most games are still running");
    // The first process runs the bots of its tables, so the second one has to take over.
    addresses.lock().expect("nobody panics").remove(0);
    first.kill();
    for player in players {
        player.await.expect("the game is played");
    }
    for watcher in watchers {
        let sequence_numbers = watcher.await.expect("nobody panics");
        assert!(
            sequence_numbers.windows(2).all(|pair| pair[1] == pair[0] + 1),
            "gapless: {sequence_numbers:?}"
        );
    }
    second.kill();
    assert_eq!(run(&["check", "--database", &database]).trim(), format!("{GAMES} of {GAMES} games agree"));
    println!(
        "{GAMES} games, {running} players still active when one process was killed; all logs are gapless"
    );
}

/// The database's clock counts, for leases and for games.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_with_a_wrong_clock_changes_no_clock() {
    let Ok(admin) = std::env::var("GLORIETTE_TEST_POSTGRES") else {
        println!("LEFT OUT: two processes with different clocks, because GLORIETTE_TEST_POSTGRES is not set");
        return;
    };
    for offset in ["+1h", "-1h"] {
        let database = new_database(&admin).await;
        let folder = tempfile::tempdir().expect("a temporary folder");
        let Some(clock) = FakeClock::new(folder.path()) else { return };
        clock.set(offset);
        // The first process has the wrong clock.
        let mut wrong = clock.start(&database);
        let mut game = TimedGame::start(&wrong).await;
        let right = Process::start(&database);
        game.reconnect(&right);
        tokio::time::sleep(Duration::from_millis(1500)).await;
        game.assert_clock_is_right().await;

        // The other process takes over within the length of a claim, so bots go on.
        wrong.kill();
        let mut person = Client::hello(right.address).await.expect("a response");
        let new_table = json!({"terms": versailles(), "seats": ["gardener", "gardener"]});
        let opened = person.post("/api/games", &new_table).await.expect("a response");
        let id = opened.json().expect("JSON")["id"].as_str().expect("an id").to_string();
        let over = async {
            loop {
                let state = person.get(&format!("/api/games/{id}")).await.expect("a response");
                if state.json().expect("JSON")["table"]["phase"] == "over" {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), over).await.expect("the bots play");
    }
}
