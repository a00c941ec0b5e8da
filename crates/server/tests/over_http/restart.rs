//! Stopping and starting the server.

use std::time::Duration;

use serde_json::json;

use crate::test_server::{TestServer, decide, open, play_randomly, sanssouci, state, watch};

#[tokio::test]
async fn a_game_continues_unchanged_after_a_restart() {
    let server = TestServer::start().await;
    let mut host = server.person().await;
    let mut terms = sanssouci(2);
    terms["time"] = json!({"kind": "bank", "seconds": 600, "increment": 5});
    let game = open(&mut host, terms, &["me", "gardener"]).await;
    for _ in 0..4 {
        decide(&mut host, &game).await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let before = state(&mut host, &game).await;
    let mut old = watch(&host, &game).await;
    let server = server.restart().await;
    while old.next().await.is_ok() {}
    let mut host = host.again(server.address);
    assert_eq!(state(&mut host, &game).await, before);
    play_randomly(&mut host, &game, 3).await;
}
