//! A finished game is looked at decision by decision: in the background, and kept.

use std::time::{Duration, Instant};

use crate::test_server::{TestServer, open, play, quick, sanssouci, versailles};
use client::Client;
use serde_json::{Value, json};
use server::Options;
use server::tables::TablesOptions;

fn quick_studies() -> Options {
    let quick = quick();
    Options { tables: TablesOptions { study_simulations: 40, ..quick.tables }, ..quick }
}

async fn ask(person: &mut Client, method: &str, game: &str) -> (u16, Value) {
    let answer = person.send(method, &format!("/api/games/{game}/analysis"), &[], None).await;
    let answer = answer.expect("it is answered");
    (answer.status.as_u16(), answer.json().expect("JSON"))
}

/// Waits until an analysis has come so far.
async fn until(person: &mut Client, game: &str, far: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let (status, analysis) = ask(person, "GET", game).await;
        assert_eq!(status, 200, "{analysis}");
        if far(&analysis) {
            return analysis;
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "it comes to an end: {analysis}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

fn is_done(analysis: &Value) -> bool {
    analysis["state"] == "done"
}

async fn played(server: &TestServer, terms: Value, seats: &[&str]) -> (Client, String) {
    let mut person = server.person().await;
    let game = open(&mut person, terms, seats).await;
    let mut rng = game::chance(11, 0);
    play(&mut person, &game, |choices| game::below(&mut rng, choices)).await;
    (person, game)
}

async fn analysed(terms: Value, seats: &[&str]) {
    let server = TestServer::with(quick_studies()).await;
    let (mut person, game) = played(&server, terms, seats).await;
    let (status, before) = ask(&mut person, "GET", &game).await;
    assert_eq!((status, &before["state"], &before["done"]), (200, &json!("none"), &json!(0)));
    let (status, asked) = ask(&mut person, "POST", &game).await;
    assert_eq!((status, &asked["state"]), (202, &json!("running")), "{asked}");
    let of = asked["of"].as_u64().expect("a number");
    let begun = Instant::now();
    let analysis = until(&mut person, &game, is_done).await;
    println!("{of} decisions of {seats:?} in {:.1} s", begun.elapsed().as_secs_f64());
    let decisions = analysis["decisions"].as_array().expect("decisions");
    assert_eq!((analysis["done"].as_u64(), decisions.len() as u64), (Some(of), of));

    // Every decision is one that the log has, and what was played is what its view listed.
    let mut lost = 0.0;
    for decision in decisions {
        let seq = decision["seq"].as_u64().expect("a number");
        let before = person.get(&format!("/api/games/{game}/at/{}", seq - 1)).await.expect("it is answered");
        let before = before.json().expect("JSON");
        if decision["seat"] == before["table"]["you"] {
            let legal = before["view"]["legal"].as_array().expect("a list");
            assert!(legal.contains(&decision["played"]) && legal.contains(&decision["best"]), "{decision}");
            assert!(legal.len() > 1, "there was a choice");
        }
        assert_eq!(decision["best_turn"][0], decision["best"]);
        let loss = decision["loss"].as_f64().expect("a number");
        assert!(loss >= 0.0 && (decision["played"] != decision["best"] || loss == 0.0), "{decision}");
        let seat = decision["seat"].as_u64().expect("a seat") as usize;
        assert_eq!(decision["margins"][seat], decision["margin"]);
        lost += loss;
    }
    assert!(decisions.windows(2).all(|two| two[0]["seq"].as_u64() < two[1]["seq"].as_u64()));
    assert!(lost > 10.0, "somebody who decides at random loses a lot, not {lost}");
    let turning_points = analysis["turning_points"].as_array().expect("a list");
    assert_eq!(turning_points.len(), 3);
    let named = |point: &Value| decisions.iter().any(|decision| decision["seq"] == *point);
    assert!(turning_points.iter().all(named));
    assert_eq!(analysis["end"].as_array().map(Vec::len), Some(seats.len()));

    // It is kept, and anybody may see it.
    let server = server.restart().await;
    let mut stranger = Client::stranger(server.address);
    assert_eq!(ask(&mut stranger, "GET", &game).await, (200, analysis.clone()));
    assert_eq!(ask(&mut person.again(server.address), "POST", &game).await, (200, analysis));
    assert_eq!(ask(&mut stranger, "POST", &game).await.0, 401);
}

#[tokio::test]
async fn of_sanssouci() {
    analysed(sanssouci(2), &["me", "gardener"]).await;
}

#[tokio::test]
async fn of_versailles() {
    analysed(versailles(3), &["me", "gardener", "apprentice"]).await;
}

/// A server that stops half-way goes on where it was.
#[tokio::test]
async fn it_is_taken_up_again() {
    let server = TestServer::with(quick_studies()).await;
    let (mut person, game) = played(&server, sanssouci(2), &["me", "apprentice"]).await;
    ask(&mut person, "POST", &game).await;
    let half = until(&mut person, &game, |analysis| analysis["done"].as_u64() >= Some(5)).await;
    let server = server.restart().await;
    let mut person = person.again(server.address);
    let whole = until(&mut person, &game, is_done).await;
    for decision in half["decisions"].as_array().expect("decisions") {
        let same = |other: &&Value| other["seq"] == decision["seq"];
        let kept = whole["decisions"].as_array().and_then(|all| all.iter().find(same)).expect("it is there");
        assert_eq!(kept["loss"], decision["loss"]);
    }
}

/// Of two processes one does it, whichever was asked; when that one is gone, the other goes on.
#[tokio::test]
async fn one_of_two_processes_does_it() {
    if std::env::var("GLORIETTE_TEST_POSTGRES").is_err() {
        println!("LEFT OUT: two processes need PostgreSQL; GLORIETTE_TEST_POSTGRES names none");
        return;
    }
    let mut first = TestServer::with(quick_studies()).await;
    let (person, game) = played(&first, sanssouci(2), &["me", "apprentice"]).await;
    let second = TestServer::beside(&first).await;
    let mut person = person.again(second.address);
    assert_eq!(ask(&mut person, "POST", &game).await.0, 202);
    let some = until(&mut person, &game, |analysis| analysis["done"].as_u64() >= Some(3)).await;
    assert_eq!(some["state"], "running");
    first.stop().await;
    let whole = until(&mut person, &game, is_done).await;
    assert_eq!(whole["done"], whole["of"]);
}

/// Nothing of a game that still runs, nothing of a game that does not exist.
#[tokio::test]
async fn only_of_games_that_are_over() {
    let server = TestServer::open().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(2), &["me", "gardener"]).await;
    for method in ["GET", "POST"] {
        let (status, problem) = ask(&mut person, method, &game).await;
        assert_eq!((status, &problem["code"]), (409, &json!("not_over")));
        let (status, problem) = ask(&mut person, method, &"0".repeat(32)).await;
        assert_eq!((status, &problem["code"]), (404, &json!("no_such_game")));
    }
}
