//! Concurrent requests: exactly one succeeds where only one can, and nothing is lost.

use client::Client;
use serde_json::{Value, json};

use crate::test_server::{TestServer, frame, open, play_randomly, sanssouci, sit, state, versailles, watch};

/// Starts a game of two people and returns its players by seat.
async fn start_game(server: &TestServer, terms: Value) -> (String, Vec<Client>) {
    let mut host = server.person().await;
    let game = open(&mut host, terms, &["me", "open"]).await;
    let mut guest = server.person().await;
    sit(&mut guest, &game, 1).await;
    (game, vec![host, guest])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_sent_fifty_times_is_made_once() {
    let server = TestServer::start().await;
    let (game, mut players) = start_game(&server, sanssouci(2)).await;
    let now = state(&mut players[0], &game).await;
    let decision = json!({"action": now["view"]["legal"][0], "after": now["seq"]});
    for key in [Some("same"), None] {
        let posts = (0..50).map(|_| {
            let (mut person, decision, game) =
                (players[0].again(server.address), decision.clone(), game.clone());
            tokio::spawn(async move {
                let path = format!("/api/games/{game}/decisions");
                let answer = match key {
                    Some(key) => person.post_once(&path, key, &decision).await,
                    None => person.post(&path, &decision).await,
                };
                answer.expect("a response")
            })
        });
        let mut answers = Vec::new();
        for post in posts.collect::<Vec<_>>() {
            answers.push(post.await.expect("no panic"));
        }
        let taken = answers.iter().filter(|answer| answer.status == 200).collect::<Vec<_>>();
        match key {
            Some(_) => {
                assert_eq!(taken.len(), 50, "a repeated request succeeds");
                let first: Vec<_> =
                    taken.iter().filter(|answer| answer.json().expect("JSON")["repeated"] == false).collect();
                assert_eq!(first.len(), 1, "the decision is made once");
            }
            None => assert!(
                answers.iter().all(|answer| answer.code() == "stale"),
                "without a key, a repeated decision is stale"
            ),
        }
    }
    let after = state(&mut players[0], &game).await;
    assert_eq!(after["seq"], now["seq"].as_u64().expect("a number") + 1);
}

#[tokio::test]
async fn two_people_can_use_the_same_idempotency_key() {
    let server = TestServer::start().await;
    let (game, mut players) = start_game(&server, versailles(2)).await;
    for player in &mut players {
        let now = state(player, &game).await;
        let decision = json!({"action": now["view"]["legal"][0], "after": now["seq"]});
        let answer = player.post_once(&format!("/api/games/{game}/decisions"), "1", &decision).await;
        assert_eq!(answer.expect("a response").json().expect("JSON")["repeated"], false);
    }
    assert_eq!(state(&mut players[0], &game).await["view"]["phase"], "laying");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_simultaneous_bids_both_succeed() {
    let server = TestServer::start().await;
    for _ in 0..10 {
        let (game, mut players) = start_game(&server, versailles(2)).await;
        let mut posts = Vec::new();
        for player in &mut players {
            let now = state(player, &game).await;
            let decision = json!({"action": now["view"]["legal"][0], "after": now["seq"]});
            let (mut person, game) = (player.again(server.address), game.clone());
            posts.push(tokio::spawn(async move {
                person.post(&format!("/api/games/{game}/decisions"), &decision).await.expect("a response")
            }));
        }
        for post in posts {
            let answer = post.await.expect("no panic");
            assert_eq!(answer.status, 200, "{:?}", answer.body);
        }
        let now = state(&mut players[0], &game).await;
        assert_eq!(now["view"]["phase"], "laying", "both cards are revealed");
    }
}

/// Eight guests take the last seat while the host starts the game with a bot there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_many_gets_the_last_seat() {
    let server = TestServer::start().await;
    for _ in 0..10 {
        let mut host = server.person().await;
        let game = open(&mut host, sanssouci(2), &["me", "open"]).await;
        let mut posts = Vec::new();
        for _ in 0..8 {
            let (mut guest, game) = (server.person().await, game.clone());
            posts.push(tokio::spawn(async move {
                guest
                    .put(&format!("/api/games/{game}/seats/1"), &json!({"who": "me"}))
                    .await
                    .expect("a response")
            }));
        }
        let (mut starter, path) = (host.again(server.address), format!("/api/games/{game}/start"));
        posts.push(tokio::spawn(async move { starter.post(&path, &Value::Null).await.expect("a response") }));
        let mut taken = 0;
        for post in posts {
            let answer = post.await.expect("no panic");
            assert!([200, 409].contains(&answer.status.as_u16()), "{:?}", answer.body);
            taken += usize::from(answer.status == 200);
        }
        assert_eq!(taken, 1);
        let now = state(&mut host, &game).await;
        assert_eq!(now["table"]["phase"], "running");
        assert!(!now["table"]["seats"][1]["occupant"].is_null());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_simultaneous_rematches_lead_to_one_table() {
    let server = TestServer::start().await;
    let (game, players) = start_game(&server, sanssouci(2)).await;
    let mut tasks = Vec::new();
    for (number, mut player) in players.into_iter().enumerate() {
        let game = game.clone();
        tasks.push(tokio::spawn(async move {
            play_randomly(&mut player, &game, number as u64).await;
            let answer = player.post(&format!("/api/games/{game}/rematch"), &Value::Null).await;
            answer.expect("a response").json().expect("JSON")["id"].clone()
        }));
    }
    let mut tables = Vec::new();
    for task in tasks {
        tables.push(task.await.expect("no panic"));
    }
    assert_eq!(tables[0], tables[1]);
    assert!(tables[0].is_string());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_resumed_stream_skips_and_repeats_nothing() {
    let server = TestServer::start().await;
    let mut host = server.person().await;
    let game = open(&mut host, versailles(3), &["me", "gardener", "gardener"]).await;
    let watcher = {
        let (spectator, game) = (server.stranger(), game.clone());
        tokio::spawn(async move {
            let mut seen: Vec<u64> = Vec::new();
            let mut events = watch(&spectator, &game).await;
            loop {
                let event = events.next().await.expect("the stream is open");
                seen.push(event.seq());
                if frame(&event)["table"]["phase"] == "over" {
                    return seen;
                }
                if seen.len().is_multiple_of(3) {
                    let last = event.seq().to_string();
                    let path = format!("/api/games/{game}/events");
                    events = spectator.watch(&path, Some(&last)).await.expect("a response");
                }
            }
        })
    };
    play_randomly(&mut host, &game, 1).await;
    let seen = watcher.await.expect("no panic");
    assert!(seen.windows(2).all(|pair| pair[1] == pair[0] + 1), "{seen:?}");
}
