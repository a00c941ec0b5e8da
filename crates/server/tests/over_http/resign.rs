//! Resigning over HTTP.

use serde_json::{Value, json};

use crate::test_server::{TestServer, open, post, sanssouci, sit, state, versailles, wait_for_frame, watch};

#[tokio::test]
async fn bots_finish_a_game_that_its_only_person_resigns_and_it_counts_as_a_loss() {
    let server = TestServer::start().await;
    let mut host = server.person().await;
    let game = open(&mut host, sanssouci(2), &["me", "lenotre"]).await;
    let mut events = watch(&host, &game).await;
    assert_eq!(post(&mut host, &game, "resign", Value::Null).await, 200);
    let over = wait_for_frame(&mut events, |frame| frame["table"]["phase"] == "over").await;
    let you = over["table"]["you"].as_u64().expect("a seat");
    assert_eq!(over["table"]["winners"], json!([1 - you]));
    let statistics = host.get("/api/me/statistics").await.expect("a response").json().expect("JSON");
    let tally = &statistics["kinds"][0];
    assert_eq!([&tally["games"], &tally["wins"]], [&json!(1), &json!(0)]);
    assert_eq!(post(&mut host, &game, "resign", Value::Null).await, 409, "the game is over");
    assert_eq!(post(&mut host, &game, "rematch", Value::Null).await, 200);
}

#[tokio::test]
async fn the_other_person_plays_on_and_sees_who_resigned() {
    let server = TestServer::start().await;
    let (mut host, mut guest, mut stranger) =
        (server.person().await, server.person().await, server.person().await);
    let game = open(&mut host, versailles(2), &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let mut events = watch(&host, &game).await;
    assert_eq!(post(&mut stranger, &game, "resign", Value::Null).await, 403);
    assert_eq!(post(&mut guest, &game, "resign", Value::Null).await, 200);
    let resigned = wait_for_frame(&mut events, |frame| frame["what"]["what"] == "taken_over").await;
    assert_eq!(resigned["what"], json!({"what": "taken_over", "seat": 1, "why": "resigned"}));
    assert_eq!(resigned["table"]["seats"][1]["resigned"], true);
    let back = guest.post(&format!("/api/games/{game}/return"), &json!({})).await.expect("a response");
    assert_eq!((back.status.as_u16(), &back.json().expect("JSON")["code"]), (409, &json!("resigned")));
    let now = state(&mut host, &game).await;
    assert_eq!(now["table"]["phase"], "running");
    let to_act = now["table"]["to_act"].as_array().expect("seats");
    assert!(to_act.contains(&json!(0)), "{to_act:?}");
}
