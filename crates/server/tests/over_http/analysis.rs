//! Analysis of finished games: it runs in the background, and its results are stored.

use std::time::{Duration, Instant};

use client::Client;
use serde_json::{Value, json};

use crate::test_server::{TestServer, fast_bot_options, open, play_randomly, sanssouci, versailles};

fn fast_options() -> server::Options {
    fast_bot_options(100, 40)
}

async fn request(person: &mut Client, method: &str, game: &str) -> (u16, Value) {
    let answer = person.send(method, &format!("/api/games/{game}/analysis"), &[], None).await;
    let answer = answer.expect("a response");
    (answer.status.as_u16(), answer.json().expect("JSON"))
}

/// Polls an analysis until it fulfils the condition.
async fn wait_until(person: &mut Client, game: &str, condition: impl Fn(&Value) -> bool) -> Value {
    let start = Instant::now();
    loop {
        let (status, analysis) = request(person, "GET", game).await;
        assert_eq!(status, 200, "{analysis}");
        if condition(&analysis) {
            return analysis;
        }
        assert!(start.elapsed() < Duration::from_secs(120), "too slow: {analysis}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

fn is_done(analysis: &Value) -> bool {
    analysis["state"] == "done"
}

async fn play_game(server: &TestServer, terms: Value, seats: &[&str]) -> (Client, String) {
    let mut person = server.person().await;
    let game = open(&mut person, terms, seats).await;
    play_randomly(&mut person, &game, 11).await;
    (person, game)
}

async fn every_decision_is_analysed(terms: Value, seats: &[&str]) {
    let server = TestServer::with_options(fast_options()).await;
    let (mut person, game) = play_game(&server, terms, seats).await;
    let (status, before) = request(&mut person, "GET", &game).await;
    assert_eq!((status, &before["state"], &before["done"]), (200, &json!("none"), &json!(0)));
    let (status, asked) = request(&mut person, "POST", &game).await;
    assert_eq!((status, &asked["state"]), (202, &json!("running")), "{asked}");
    let of = asked["of"].as_u64().expect("a number");
    let start = Instant::now();
    let analysis = wait_until(&mut person, &game, is_done).await;
    println!("{of} decisions of {seats:?} in {:.1} s", start.elapsed().as_secs_f64());
    let decisions = analysis["decisions"].as_array().expect("decisions");
    assert_eq!((analysis["done"].as_u64(), decisions.len() as u64), (Some(of), of));

    // The actions of a decision are those that the view before it listed.
    let mut lost = 0.0;
    for decision in decisions {
        let seq = decision["seq"].as_u64().expect("a number");
        let before = person.get(&format!("/api/games/{game}/at/{}", seq - 1)).await.expect("a response");
        let before = before.json().expect("JSON");
        if decision["seat"] == before["table"]["you"] {
            let legal = before["view"]["legal"].as_array().expect("a list");
            assert!(legal.contains(&decision["played"]) && legal.contains(&decision["best"]), "{decision}");
            assert!(legal.len() > 1, "forced decisions are not analysed");
        }
        assert_eq!(decision["best_turn"][0], decision["best"]);
        let loss = decision["loss"].as_f64().expect("a number");
        assert!(loss >= 0.0 && (decision["played"] != decision["best"] || loss == 0.0), "{decision}");
        let seat = decision["seat"].as_u64().expect("a seat") as usize;
        assert_eq!(decision["margins"][seat], decision["margin"]);
        lost += loss;
    }
    assert!(decisions.windows(2).all(|two| two[0]["seq"].as_u64() < two[1]["seq"].as_u64()));
    assert!(lost > 10.0, "random decisions lose a lot, not {lost}");
    let turning_points = analysis["turning_points"].as_array().expect("a list");
    assert_eq!(turning_points.len(), 3);
    let named = |point: &Value| decisions.iter().any(|decision| decision["seq"] == *point);
    assert!(turning_points.iter().all(named));
    assert_eq!(analysis["end"].as_array().map(Vec::len), Some(seats.len()));

    // The result is stored, and anybody may read it.
    let server = server.restart().await;
    let mut stranger = server.stranger();
    assert_eq!(request(&mut stranger, "GET", &game).await, (200, analysis.clone()));
    assert_eq!(request(&mut person.again(server.address), "POST", &game).await, (200, analysis));
    assert_eq!(request(&mut stranger, "POST", &game).await.0, 401);
}

#[tokio::test]
async fn every_decision_of_sanssouci_is_analysed() {
    every_decision_is_analysed(sanssouci(2), &["me", "gardener"]).await;
}

#[tokio::test]
async fn every_decision_of_versailles_is_analysed() {
    every_decision_is_analysed(versailles(3), &["me", "gardener", "apprentice"]).await;
}

#[tokio::test]
async fn an_interrupted_analysis_resumes_after_a_restart() {
    let server = TestServer::with_options(fast_options()).await;
    let (mut person, game) = play_game(&server, sanssouci(2), &["me", "apprentice"]).await;
    request(&mut person, "POST", &game).await;
    let half = wait_until(&mut person, &game, |analysis| analysis["done"].as_u64() >= Some(5)).await;
    let server = server.restart().await;
    let mut person = person.again(server.address);
    let whole = wait_until(&mut person, &game, is_done).await;
    for decision in half["decisions"].as_array().expect("decisions") {
        let same = |other: &&Value| other["seq"] == decision["seq"];
        let kept =
            whole["decisions"].as_array().and_then(|all| all.iter().find(same)).expect("the same decision");
        assert_eq!(kept["loss"], decision["loss"]);
    }
}

/// The process that took the request need not be the one that analyses.
#[tokio::test]
async fn another_process_continues_an_analysis() {
    if std::env::var("GLORIETTE_TEST_POSTGRES").is_err() {
        println!("SKIPPED: two processes need PostgreSQL, and GLORIETTE_TEST_POSTGRES is not set");
        return;
    }
    let mut first = TestServer::with_options(fast_options()).await;
    let (person, game) = play_game(&first, sanssouci(2), &["me", "apprentice"]).await;
    let second = TestServer::on_store_of(&first).await;
    let mut person = person.again(second.address);
    assert_eq!(request(&mut person, "POST", &game).await.0, 202);
    let some = wait_until(&mut person, &game, |analysis| analysis["done"].as_u64() >= Some(3)).await;
    assert_eq!(some["state"], "running");
    first.stop().await;
    let whole = wait_until(&mut person, &game, is_done).await;
    assert_eq!(whole["done"], whole["of"]);
}

#[tokio::test]
async fn only_finished_games_can_be_analysed() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(2), &["me", "gardener"]).await;
    for method in ["GET", "POST"] {
        let (status, error) = request(&mut person, method, &game).await;
        assert_eq!((status, &error["code"]), (409, &json!("not_over")));
        let (status, error) = request(&mut person, method, &"0".repeat(32)).await;
        assert_eq!((status, &error["code"]), (404, &json!("no_such_game")));
    }
}
