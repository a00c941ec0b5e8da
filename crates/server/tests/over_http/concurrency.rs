//! Many at once: one outcome, nothing lost.

use crate::test_server::{TestServer, frame, open, sanssouci, sit, versailles, watch};
use client::Client;
use serde_json::{Value, json};

async fn standing(person: &mut Client, game: &str) -> Value {
    person.get(&format!("/api/games/{game}")).await.expect("it is answered").json().expect("JSON")
}

/// A game of two people that has begun, and its players by seat.
async fn two_people(server: &TestServer, terms: Value) -> (String, Vec<Client>) {
    let mut host = server.person().await;
    let game = open(&mut host, terms, &["me", "open"]).await;
    let mut guest = server.person().await;
    sit(&mut guest, &game, 1).await;
    (game, vec![host, guest])
}

/// The same decision from fifty connections of one person: it is taken once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fifty_times_the_same_decision() {
    let server = TestServer::open().await;
    let (game, mut players) = two_people(&server, sanssouci(2)).await;
    let now = standing(&mut players[0], &game).await;
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
                answer.expect("it is answered")
            })
        });
        let mut answers = Vec::new();
        for post in posts.collect::<Vec<_>>() {
            answers.push(post.await.expect("no panic"));
        }
        let taken = answers.iter().filter(|answer| answer.status == 200).collect::<Vec<_>>();
        match key {
            Some(_) => {
                assert_eq!(taken.len(), 50, "a repeat is told what is the case");
                let first: Vec<_> =
                    taken.iter().filter(|answer| answer.json().expect("JSON")["repeated"] == false).collect();
                assert_eq!(first.len(), 1, "and it happened once");
            }
            None => assert!(
                answers.iter().all(|answer| answer.code() == "stale"),
                "the decision was made already"
            ),
        }
    }
    let after = standing(&mut players[0], &game).await;
    assert_eq!(after["seq"], now["seq"].as_u64().expect("a number") + 1);
}

/// Two people call their requests by the same key: they are two requests.
#[tokio::test]
async fn a_key_belongs_to_its_person() {
    let server = TestServer::open().await;
    let (game, mut players) = two_people(&server, versailles(2)).await;
    for player in &mut players {
        let now = standing(player, &game).await;
        let decision = json!({"action": now["view"]["legal"][0], "after": now["seq"]});
        let answer = player.post_once(&format!("/api/games/{game}/decisions"), "1", &decision).await;
        assert_eq!(answer.expect("it is answered").json().expect("JSON")["repeated"], false);
    }
    assert_eq!(standing(&mut players[0], &game).await["view"]["phase"], "laying");
}

/// Two seats bid at the same instant: both are taken, whichever comes first.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_bids_at_the_same_instant() {
    let server = TestServer::open().await;
    for _ in 0..10 {
        let (game, mut players) = two_people(&server, versailles(2)).await;
        let mut posts = Vec::new();
        for player in &mut players {
            let now = standing(player, &game).await;
            let decision = json!({"action": now["view"]["legal"][0], "after": now["seq"]});
            let (mut person, game) = (player.again(server.address), game.clone());
            posts.push(tokio::spawn(async move {
                person.post(&format!("/api/games/{game}/decisions"), &decision).await.expect("it is answered")
            }));
        }
        for post in posts {
            let answer = post.await.expect("no panic");
            assert_eq!(answer.status, 200, "{:?}", answer.body);
        }
        let now = standing(&mut players[0], &game).await;
        assert_eq!(now["view"]["phase"], "laying", "both cards are revealed");
    }
}

/// Many want the last seat while the host begins: one has it, or a bot.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn joining_and_beginning_at_once() {
    let server = TestServer::open().await;
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
                    .expect("it is answered")
            }));
        }
        let (mut starter, path) = (host.again(server.address), format!("/api/games/{game}/start"));
        posts.push(tokio::spawn(
            async move { starter.post(&path, &Value::Null).await.expect("it is answered") },
        ));
        let mut taken = 0;
        for post in posts {
            let answer = post.await.expect("no panic");
            assert!([200, 409].contains(&answer.status.as_u16()), "{:?}", answer.body);
            taken += usize::from(answer.status == 200);
        }
        assert_eq!(taken, 1, "one was first");
        let now = standing(&mut host, &game).await;
        assert_eq!(now["table"]["phase"], "running");
        assert!(!now["table"]["seats"][1]["occupant"].is_null());
    }
}

/// Two players ask for a rematch at the same time: there is one table, and both are led to it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_rematches_at_once() {
    let server = TestServer::open().await;
    let (game, players) = two_people(&server, sanssouci(2)).await;
    let mut parts = Vec::new();
    for (number, mut player) in players.into_iter().enumerate() {
        let game = game.clone();
        parts.push(tokio::spawn(async move {
            let mut rng = game::chance(number as u64, 0);
            crate::test_server::play(&mut player, &game, |choices| game::below(&mut rng, choices)).await;
            let answer = player.post(&format!("/api/games/{game}/rematch"), &Value::Null).await;
            answer.expect("it is answered").json().expect("JSON")["id"].clone()
        }));
    }
    let mut tables = Vec::new();
    for part in parts {
        tables.push(part.await.expect("the part is played"));
    }
    assert_eq!(tables[0], tables[1]);
    assert!(tables[0].is_string());
}

/// A stream that is watched while decisions come in misses none, and repeats none, however often it is taken up again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_taken_up_again_misses_nothing() {
    let server = TestServer::open().await;
    let mut host = server.person().await;
    let game = open(&mut host, versailles(3), &["me", "gardener", "gardener"]).await;
    let watcher = {
        let (spectator, game) = (Client::stranger(server.address), game.clone());
        tokio::spawn(async move {
            let mut seen: Vec<u64> = Vec::new();
            let mut events = watch(&spectator, &game).await;
            loop {
                let event = events.next().await.expect("the stream goes on");
                seen.push(event.seq());
                if frame(&event)["table"]["phase"] == "over" {
                    return seen;
                }
                if seen.len().is_multiple_of(3) {
                    let last = event.seq().to_string();
                    let path = format!("/api/games/{game}/events");
                    events = spectator.watch(&path, Some(&last)).await.expect("it is answered");
                }
            }
        })
    };
    let mut rng = game::chance(1, 0);
    crate::test_server::play(&mut host, &game, |choices| game::below(&mut rng, choices)).await;
    let seen = watcher.await.expect("no panic");
    assert!(seen.windows(2).all(|pair| pair[1] == pair[0] + 1), "{seen:?}");
}
