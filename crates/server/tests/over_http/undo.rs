//! Taking decisions back.

use serde_json::json;

use crate::test_server::{TestServer, decide, open, post, sit, state, versailles};

#[tokio::test]
async fn undo_works_where_rules_and_terms_allow_it() {
    let server = TestServer::start().await;
    for (undo, status) in [(true, 200), (false, 403)] {
        let (mut host, mut guest) = (server.person().await, server.person().await);
        let mut terms = versailles(2);
        terms["undo"] = json!(undo);
        let game = open(&mut host, terms, &["me", "open"]).await;
        sit(&mut guest, &game, 1).await;
        assert_eq!(decide(&mut host, &game).await, 200);
        let before = state(&mut host, &game).await;
        assert_eq!(before["view"]["seats"][0]["has_bid"], true);
        assert_eq!(post(&mut host, &game, "undo", json!({"after": before["seq"]})).await, status);
        let after = state(&mut host, &game).await;
        assert_eq!(after["view"]["seats"][0]["has_bid"], !undo);
        if undo {
            assert_eq!(decide(&mut host, &game).await, 200);
            assert_eq!(decide(&mut guest, &game).await, 200);
            let seq = state(&mut host, &game).await["seq"].clone();
            assert_eq!(
                post(&mut host, &game, "undo", json!({"after": seq})).await,
                422,
                "the bids are revealed"
            );
        }
    }
}
