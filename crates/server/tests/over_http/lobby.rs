//! The list of open tables and running games.

use crate::test_server::{TestServer, open, sanssouci, state};

#[tokio::test]
async fn an_unlisted_table_is_found_only_by_its_link() {
    let server = TestServer::start().await;
    let (mut host, mut other) = (server.person().await, server.person().await);
    let game = open(&mut host, sanssouci(2), &["me", "open"]).await;
    let lobby = other.get("/api/games").await.expect("a response");
    assert!(!String::from_utf8_lossy(&lobby.body).contains(&game));
    assert_eq!(state(&mut other, &game).await["table"]["phase"], "open", "the link works");
}
