//! Whole games with people and bots.

use serde_json::Value;

use crate::test_server::{TestServer, games, open, play_randomly, sanssouci, sit, versailles};

/// Plays a game to the end and checks the frames, results and records that everybody got.
async fn play_whole(terms: Value, people: usize, bots: usize) {
    let server = TestServer::start().await;
    let mut host = server.person().await;
    let seats: Vec<&str> = [vec!["me"], vec!["open"; people - 1], vec!["gardener"; bots]].concat();
    let game = open(&mut host, terms, &seats).await;
    let mut players = vec![host];
    for seat in 1..people {
        let mut player = server.person().await;
        sit(&mut player, &game, seat).await;
        players.push(player);
    }
    let tasks = players.into_iter().enumerate().map(|(number, mut player)| {
        let game = game.clone();
        tokio::spawn(async move {
            let seen = play_randomly(&mut player, &game, number as u64).await;
            (player, seen)
        })
    });
    let mut results = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        let (mut player, seen) = task.await.expect("the player does not panic");
        let numbers: Vec<u64> = seen.iter().filter_map(|frame| frame["seq"].as_u64()).collect();
        assert!(numbers.windows(2).all(|pair| pair[1] == pair[0] + 1), "no frame is missing or repeated");
        let last = seen.last().expect("frames");
        results.push(last["view"]["result"].clone());
        let record = player.get(&format!("/api/games/{game}/record")).await.expect("a response");
        assert_eq!(record.status, 200);
        assert_eq!(record.json().expect("JSON")["result"], last["view"]["result"]);
        assert_eq!(record.json().expect("JSON")["commitment"], last["table"]["commitment"]);
    }
    assert!(results.iter().all(|result| *result == results[0] && result["scores"].is_array()));
    let checked = server::archive::check(server.tables.store(), &games()).await;
    assert_eq!(checked.expect("the store answers"), (1, Vec::new()));
}

#[tokio::test]
async fn one_person_plays_a_bot() {
    play_whole(sanssouci(2), 1, 1).await;
    play_whole(versailles(2), 1, 1).await;
}

#[tokio::test]
async fn two_people_play() {
    play_whole(sanssouci(2), 2, 0).await;
    play_whole(versailles(2), 2, 0).await;
}

#[tokio::test]
async fn four_people_play() {
    play_whole(sanssouci(4), 4, 0).await;
    play_whole(versailles(4), 4, 0).await;
}

#[tokio::test]
async fn people_and_bots_share_a_table() {
    play_whole(versailles(5), 5, 0).await;
    play_whole(versailles(5), 3, 2).await;
    play_whole(sanssouci(4), 2, 2).await;
}
