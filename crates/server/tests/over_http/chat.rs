//! Chat at a table.

use serde_json::json;

use crate::test_server::{TestServer, open, post, sit, state, versailles, wait_for_frame, watch};

#[tokio::test]
async fn chat_reaches_everybody_until_the_host_mutes_it() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let game = open(&mut host, versailles(2), &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let mut events = watch(&server.stranger(), &game).await;
    let before = state(&mut host, &game).await;
    assert_eq!(post(&mut guest, &game, "talk", json!({"text": "  good   luck "})).await, 200);
    let said = wait_for_frame(&mut events, |frame| frame["what"]["what"] == "said").await;
    assert_eq!(said["what"]["text"], "good luck");
    let decision = json!({"action": before["view"]["legal"][0], "after": before["seq"]});
    assert_eq!(
        post(&mut host, &game, "decisions", decision).await,
        200,
        "a chat line makes no decision stale"
    );
    let path = format!("/api/games/{game}/talk");
    assert_eq!(host.put(&path, &json!({"muted": true})).await.expect("a response").status, 200);
    assert_eq!(post(&mut guest, &game, "talk", json!({"text": "hey"})).await, 403);
    assert_eq!(post(&mut host, &game, "talk", json!({"text": "quiet, please"})).await, 200);
}
