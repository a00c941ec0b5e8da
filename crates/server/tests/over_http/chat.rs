//! Chat at a table.

use serde_json::{Value, json};

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

#[tokio::test]
async fn the_host_mutes_one_person() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let mut spectator = server.person().await;
    let game = open(&mut host, versailles(2), &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let me = spectator.post("/api/me", &Value::Null).await.expect("a response").json().expect("JSON");
    let id = me["id"].as_str().expect("an id").to_string();
    let path = format!("/api/games/{game}/talk/{id}");
    let line = json!({"text": "hello"});
    assert_eq!(post(&mut spectator, &game, "talk", line.clone()).await, 200);
    assert_eq!(guest.put(&path, &json!({"muted": true})).await.expect("a response").code(), "not_host");
    assert_eq!(host.put(&path, &json!({"muted": true})).await.expect("a response").status, 200);
    assert_eq!(state(&mut guest, &game).await["table"]["muted_people"], json!([id]));
    let talk = format!("/api/games/{game}/talk");
    assert_eq!(spectator.post(&talk, &line).await.expect("a response").code(), "you_are_muted");
    assert_eq!(post(&mut guest, &game, "talk", line.clone()).await, 200);
    assert_eq!(host.put(&path, &json!({"muted": false})).await.expect("a response").status, 200);
    assert_eq!(post(&mut spectator, &game, "talk", line).await, 200);
    let nobody = format!("/api/games/{game}/talk/nobody");
    assert_eq!(host.put(&nobody, &json!({"muted": true})).await.expect("a response").code(), "bad_request");
}

#[tokio::test]
async fn spectators_are_silent_at_a_listed_table_by_default() {
    let server = TestServer::start().await;
    let (mut host, mut spectator) = (server.person().await, server.person().await);
    for (choice, status) in [(None, 403), (Some(false), 403), (Some(true), 200)] {
        let mut terms = versailles(2);
        terms["listed"] = json!(true);
        if let Some(choice) = choice {
            terms["spectator_chat"] = json!(choice);
        }
        let game = open(&mut host, terms, &["me", "open"]).await;
        assert_eq!(post(&mut spectator, &game, "talk", json!({"text": "hello"})).await, status);
        assert_eq!(
            state(&mut host, &game).await["table"]["terms"]["spectator_chat"],
            choice.unwrap_or(false)
        );
        assert_eq!(post(&mut host, &game, "talk", json!({"text": "hello"})).await, 200);
    }
}
