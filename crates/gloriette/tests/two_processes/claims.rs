//! Bots and clocks run on every process. Other processes take over the tables of one that was
//! killed or stopped, and a stopped one that continues leaves them alone.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use client::{Client, Events};
use serde_json::{Value, json};

use crate::database::new_database;
use crate::process::{Process, run, sanssouci, versailles};

/// How long the tables of a killed process may wait.
const TAKEOVER: Duration = Duration::from_secs(5);

/// An empty database, or `None` without PostgreSQL.
async fn database() -> Option<String> {
    let Ok(admin) = std::env::var("GLORIETTE_TEST_POSTGRES") else {
        println!("LEFT OUT: several processes need PostgreSQL, but GLORIETTE_TEST_POSTGRES is not set");
        return None;
    };
    Some(new_database(&admin).await)
}

async fn open(address: SocketAddr, terms: Value, seats: &[&str]) -> String {
    let mut host = Client::hello(address).await.expect("a response");
    let opened = host.post("/api/games", &json!({"terms": terms, "seats": seats})).await;
    opened.expect("a response").json().expect("JSON")["id"].as_str().expect("an id").to_string()
}

async fn watch(address: SocketAddr, game: &str) -> Events {
    let path = format!("/api/games/{game}/events");
    Client::stranger(address).watch(&path, None).await.expect("a stream")
}

/// The next frame, within a time.
async fn frame_within(events: &mut Events, time: Duration) -> Value {
    let event = tokio::time::timeout(time, events.next()).await.expect("a frame in time");
    serde_json::from_str(&event.expect("a frame").data).expect("JSON")
}

/// Reads all frames until the end of the game; each one must follow the one before.
async fn watch_to_the_end(mut events: Events) {
    let mut last = None;
    loop {
        let frame = frame_within(&mut events, Duration::from_secs(60)).await;
        let seq = frame["seq"].as_u64().expect("a number");
        assert!(last.is_none_or(|last| seq == last + 1), "{seq} after {last:?}");
        last = Some(seq);
        if frame["table"]["phase"] == "over" {
            return;
        }
    }
}

/// The sum of a metric over its labels.
async fn metric(address: SocketAddr, name: &str) -> f64 {
    let response = Client::stranger(address).get("/metrics").await.expect("a response");
    let text = String::from_utf8_lossy(&response.body).into_owned();
    let value = |line: &str| {
        let rest = line.strip_prefix(name)?;
        let is_this_one = rest.starts_with(' ') || rest.starts_with('{');
        rest.rsplit(' ').next().filter(|_| is_this_one)?.parse::<f64>().ok()
    };
    text.lines().filter_map(value).sum()
}

fn check(database: &str, games: usize) {
    let checked = run(&["check", "--database", database]);
    assert_eq!(checked.trim(), format!("{games} of {games} games agree"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_think_on_the_process_that_serves_their_table() {
    const GAMES: usize = 6;
    let Some(database) = database().await else { return };
    let processes = [(); 3].map(|()| Process::start(&database));
    let mut watchers = Vec::new();
    for number in 0..GAMES {
        let game = open(processes[number % 3].address, versailles(), &["apprentice", "apprentice"]).await;
        // Every entry reaches viewers on the other processes.
        watchers.push(watch(processes[(number + 1) % 3].address, &game).await);
    }
    for events in watchers {
        watch_to_the_end(events).await;
    }
    let mut turns = Vec::new();
    for process in &processes {
        turns.push(metric(process.address, "gloriette_bot_turns").await);
    }
    // A game has at least 28 turns of each bot.
    assert!(turns.iter().all(|&turns| turns >= 28.0), "{turns:?}");
    drop(processes);
    check(&database, GAMES);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_processes_share_the_tables_of_a_killed_one() {
    const GAMES: usize = 80;
    let Some(database) = database().await else { return };
    let mut first = Process::start(&database);
    let others = [(); 2].map(|()| Process::start(&database));
    let mut games = Vec::new();
    for _ in 0..GAMES {
        games.push(open(first.address, sanssouci(), &["architect", "architect"]).await);
    }
    let mut streams = Vec::new();
    // Visitors without an identity share a limit of streams.
    for (number, game) in games.iter().enumerate().step_by(5) {
        let mut events = watch(others[number % 2].address, game).await;
        // The present state.
        frame_within(&mut events, TAKEOVER).await;
        streams.push(events);
    }
    first.kill();
    let killed = Instant::now();
    let mut taken = [0.0, 0.0];
    while taken.iter().sum::<f64>() < GAMES as f64 {
        assert!(killed.elapsed() < TAKEOVER, "{taken:?} of {GAMES} tables after {TAKEOVER:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
        for (taken, other) in taken.iter_mut().zip(&others) {
            *taken = metric(other.address, "gloriette_takeovers").await;
        }
    }
    println!("{GAMES} tables were taken over after {:?}: {taken:?}", killed.elapsed());
    assert!(taken.iter().all(|&taken| taken > 0.0), "both have taken some: {taken:?}");
    let mut first_frame = Duration::MAX;
    for (number, events) in streams.iter_mut().enumerate() {
        frame_within(events, Duration::from_secs(30)).await;
        if number == 0 {
            first_frame = killed.elapsed();
        }
    }
    println!("the first stream went on after {first_frame:?}");
    drop(others);
    check(&database, GAMES);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stopped_process_leaves_alone_what_was_taken_from_it() {
    let Some(database) = database().await else { return };
    let (first, second) = (Process::start(&database), Process::start(&database));
    let game = open(first.address, versailles(), &["lenotre", "lenotre"]).await;
    let mut events = watch(second.address, &game).await;
    frame_within(&mut events, TAKEOVER).await;
    frame_within(&mut events, TAKEOVER).await;
    // Its bots are thinking.
    first.signal("STOP");
    let stopped = Instant::now();
    // Frames that were on their way count, too.
    while stopped.elapsed() < Duration::from_secs(1) {
        let _ = tokio::time::timeout(Duration::from_millis(200), events.next()).await;
    }
    frame_within(&mut events, TAKEOVER).await;
    println!("the table went on after {:?}", stopped.elapsed());
    assert!(stopped.elapsed() < TAKEOVER + Duration::from_secs(1), "{:?}", stopped.elapsed());
    first.signal("CONT");
    let turns = metric(first.address, "gloriette_bot_turns").await;
    for _ in 0..3 {
        frame_within(&mut events, Duration::from_secs(30)).await;
    }
    assert_eq!(metric(first.address, "gloriette_bot_turns").await, turns, "it has written nothing");
    drop((first, second));
    check(&database, 1);
}

/// The time of a person runs out on any process: here the one where the table was opened is gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_run_out_without_the_process_that_started_them() {
    let Some(database) = database().await else { return };
    let (mut first, second) = (Process::start(&database), Process::start(&database));
    let mut terms = sanssouci();
    terms["options"]["choose_sides"] = json!(false);
    terms["first"] = json!("first_seat");
    terms["time"] = json!({"kind": "per_turn", "seconds": 3});
    let game = open(first.address, terms, &["me", "apprentice"]).await;
    let mut events = watch(second.address, &game).await;
    frame_within(&mut events, TAKEOVER).await;
    first.kill();
    let started = Instant::now();
    loop {
        let frame = frame_within(&mut events, Duration::from_secs(10)).await;
        if frame["what"]["what"] == "taken_over" {
            break;
        }
    }
    println!("the time ran out after {:?}", started.elapsed());
    assert!(started.elapsed() > Duration::from_secs(2), "{:?}", started.elapsed());
    assert!(started.elapsed() < Duration::from_secs(3) + TAKEOVER, "{:?}", started.elapsed());
}
