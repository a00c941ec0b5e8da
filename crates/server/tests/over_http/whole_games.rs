//! Whole games of both kinds over HTTP, with people and bots.

use crate::test_server::{TestServer, open, play, sanssouci, sit, versailles};
use serde_json::Value;

/// Opens a table for so many people and so many bots, plays it to the end, and looks at what everybody saw.
async fn play_whole(terms: Value, people: usize, bots: usize) {
    let server = TestServer::open().await;
    let mut host = server.person().await;
    let seats: Vec<&str> = [vec!["me"], vec!["open"; people - 1], vec!["gardener"; bots]].concat();
    let game = open(&mut host, terms, &seats).await;
    let mut players = vec![host];
    for seat in 1..people {
        let mut player = server.person().await;
        sit(&mut player, &game, seat).await;
        players.push(player);
    }
    let parts = players.into_iter().enumerate().map(|(number, mut player)| {
        let game = game.clone();
        tokio::spawn(async move {
            let mut rng = game::chance(number as u64, 0);
            let seen = play(&mut player, &game, |choices| game::below(&mut rng, choices)).await;
            (player, seen)
        })
    });
    let mut results = Vec::new();
    for part in parts.collect::<Vec<_>>() {
        let (mut player, seen) = part.await.expect("the part is played");
        let numbers: Vec<u64> = seen.iter().filter_map(|frame| frame["seq"].as_u64()).collect();
        assert!(numbers.windows(2).all(|pair| pair[1] == pair[0] + 1), "no frame is missing or comes twice");
        let last = seen.last().expect("there are frames");
        results.push(last["view"]["result"].clone());
        let record = player.get(&format!("/api/games/{game}/record")).await.expect("it is answered");
        assert_eq!(record.status, 200);
        assert_eq!(record.json().expect("JSON")["result"], last["view"]["result"]);
        assert_eq!(record.json().expect("JSON")["commitment"], last["table"]["commitment"]);
    }
    assert!(results.iter().all(|result| *result == results[0] && result["scores"].is_array()));
    let (all, wrong) = server::archive::check(server.tables.store(), &crate::test_server::games())
        .await
        .expect("it can be checked");
    assert_eq!((all, wrong), (1, Vec::new()));
}

#[tokio::test]
async fn one_against_a_bot() {
    play_whole(sanssouci(2), 1, 1).await;
    play_whole(versailles(2), 1, 1).await;
}

#[tokio::test]
async fn two_people() {
    play_whole(sanssouci(2), 2, 0).await;
    play_whole(versailles(2), 2, 0).await;
}

#[tokio::test]
async fn four_people() {
    play_whole(sanssouci(4), 4, 0).await;
    play_whole(versailles(4), 4, 0).await;
}

#[tokio::test]
async fn five_seats_mixed() {
    play_whole(versailles(5), 5, 0).await;
    play_whole(versailles(5), 3, 2).await;
    play_whole(sanssouci(4), 2, 2).await;
}
