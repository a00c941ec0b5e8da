//! Statistics of a person's finished games, by game and options.

use client::Client;
use serde_json::{Value, json};

use crate::test_server::{TestServer, open, play_randomly, sanssouci, sit, versailles};

async fn statistics(person: &mut Client) -> Value {
    person.get("/api/me/statistics").await.expect("a response").json().expect("JSON")
}

/// Plays to the end and returns the person's points and whether they won.
async fn play_for_result(person: &mut Client, game: &str, seed: u64) -> (i64, bool) {
    let seen = play_randomly(person, game, seed).await;
    let last = seen.last().expect("a frame");
    let (you, result) = (&last["table"]["you"], &last["view"]["result"]);
    let points = result["scores"][you.as_u64().expect("a seat") as usize]["total"].as_i64();
    (points.expect("points"), result["winners"].as_array().is_some_and(|all| all.contains(you)))
}

#[tokio::test]
async fn finished_games_are_counted_by_game_and_options() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    assert_eq!(statistics(&mut person).await, json!({"kinds": []}));
    let mut results = Vec::new();
    for seed in 0..3 {
        let mut terms = versailles(2);
        // Terms that do not affect the rules do not split the statistics.
        terms["listed"] = json!(seed == 1);
        let game = open(&mut person, terms, &["me", "apprentice"]).await;
        results.push(play_for_result(&mut person, &game, seed).await);
    }
    let mut terms = sanssouci(2);
    terms["options"] = json!({"players": 2, "edition": "classic", "choose_stack": false, "choose_sides": true,
        "boars": false, "rewards": false});
    for (seed, terms) in [(7, sanssouci(2)), (8, terms)] {
        let game = open(&mut person, terms, &["me", "apprentice"]).await;
        play_for_result(&mut person, &game, seed).await;
    }
    // Unfinished games do not count.
    let mut host = server.person().await;
    let left = open(&mut host, versailles(3), &["me", "open", "apprentice"]).await;
    sit(&mut person, &left, 1).await;
    open(&mut person, versailles(3), &["me", "open", "open"]).await;

    let all = statistics(&mut person).await;
    let kinds = all["kinds"].as_array().expect("a list");
    assert_eq!(kinds.len(), 2, "{all}");
    let (versailles, sanssouci) = (&kinds[0], &kinds[1]);
    assert_eq!((&versailles["game"], &versailles["options"]), (&json!("versailles"), &json!({"players": 2})));
    assert_eq!(versailles["games"], 3);
    assert_eq!(versailles["wins"], results.iter().filter(|(_, won)| *won).count());
    assert_eq!(versailles["best"], results.iter().map(|(points, _)| *points).max().expect("three"));
    let mean = results.iter().map(|(points, _)| *points as f64).sum::<f64>() / 3.0;
    assert!((versailles["mean"].as_f64().expect("a number") - mean).abs() < 0.06, "{versailles}: {mean}");
    assert_eq!((&sanssouci["game"], &sanssouci["games"]), (&json!("sanssouci"), &json!(2)));

    let server = server.restart().await;
    assert_eq!(statistics(&mut person.again(server.address)).await, all);
    let answer = server.stranger().get("/api/me/statistics").await.expect("a response");
    assert_eq!(answer.code(), "unknown_person");
}
