//! Outages and wrong clocks cost players nothing and give them nothing: at most a second.

use std::time::{Duration, Instant};

use crate::process::fake_clock::FakeClock;
use crate::process::timed_game::TimedGame;
use crate::process::{Process, sanssouci};
use client::Client;
use serde_json::json;

fn database() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("outage.db").display().to_string();
    (folder, file)
}

async fn seconds(seconds: f64) {
    tokio::time::sleep(Duration::from_secs_f64(seconds)).await;
}

#[tokio::test]
async fn a_stopped_process_costs_no_time() {
    let (_folder, file) = database();
    let server = Process::start(&file);
    let mut game = TimedGame::start(&server).await;
    seconds(1.2).await;
    let since = Instant::now();
    server.signal("STOP");
    seconds(6.0).await;
    server.signal("CONT");
    game.note_outage(since);
    // The decision may come before the server has noticed the outage.
    game.assert_clock_is_right().await;
}

#[tokio::test]
async fn a_stopped_process_does_not_take_seats_over() {
    let (_folder, file) = database();
    let server = Process::start(&file);
    let mut host = Client::hello(server.address).await.expect("a response");
    let mut terms = sanssouci();
    terms["time"] = json!({"kind": "per_turn", "seconds": 5});
    let opened = host.post("/api/games", &json!({"terms": terms, "seats": ["me", "apprentice"]})).await;
    let id = opened.expect("a response").json().expect("JSON")["id"].as_str().expect("an id").to_string();
    seconds(1.0).await;
    server.signal("STOP");
    seconds(7.0).await;
    server.signal("CONT");
    seconds(2.0).await;
    let state = host.get(&format!("/api/games/{id}")).await.expect("a response").json().expect("JSON");
    let seats = state["table"]["seats"].as_array().expect("seats");
    assert!(seats.iter().all(|seat| seat["stand_in"].is_null()), "{state}");
}

#[tokio::test]
async fn a_killed_process_costs_no_time() {
    let (_folder, file) = database();
    let mut server = Process::start(&file);
    let mut game = TimedGame::start(&server).await;
    // Twice, and shorter than the lease, so that an outage during the next start counts, too.
    for downtime in [2.5, 3.5] {
        seconds(1.2).await;
        let since = Instant::now();
        server.kill();
        seconds(downtime).await;
        server = Process::start(&file);
        game.note_outage(since);
        game.reconnect(&server);
    }
    game.assert_clock_is_right().await;
}

#[tokio::test]
async fn a_clean_stop_costs_no_time() {
    let (_folder, file) = database();
    let mut server = Process::start(&file);
    let mut game = TimedGame::start(&server).await;
    seconds(1.0).await;
    let since = Instant::now();
    server.signal("TERM");
    seconds(3.0).await;
    server.kill();
    server = Process::start(&file);
    game.note_outage(since);
    game.reconnect(&server);
    game.assert_clock_is_right().await;
}

#[tokio::test]
async fn a_wall_clock_that_is_set_changes_no_clock() {
    for offset in ["+1h", "-1h"] {
        let (folder, file) = database();
        let Some(clock) = FakeClock::new(folder.path()) else { return };
        let server = clock.start(&file);
        let mut game = TimedGame::start(&server).await;
        seconds(1.2).await;
        clock.set(offset);
        seconds(1.2).await;
        game.assert_clock_is_right().await;
    }
}

#[tokio::test]
async fn a_wall_clock_that_is_wrong_after_a_restart_changes_no_clock() {
    for offset in ["+1h", "-1h"] {
        let (folder, file) = database();
        let Some(clock) = FakeClock::new(folder.path()) else { return };
        let mut server = clock.start(&file);
        let mut game = TimedGame::start(&server).await;
        seconds(1.2).await;
        let since = Instant::now();
        server.kill();
        clock.set(offset);
        seconds(1.5).await;
        server = clock.start(&file);
        game.note_outage(since);
        game.reconnect(&server);
        // And back again, which is another step.
        seconds(1.2).await;
        game.note_outage(Instant::now());
        clock.set("+0");
        seconds(1.2).await;
        game.assert_clock_is_right().await;
    }
}
