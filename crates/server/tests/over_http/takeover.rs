//! A bot takes over the seat of a person who leaves or runs out of time.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::test_server::{
    TestServer, decide, open, post, sanssouci, sit, state, versailles, wait_for_frame, watch,
};

#[tokio::test]
async fn a_bot_takes_over_when_time_runs_out_until_the_person_returns() {
    let server = TestServer::start().await;
    let mut host = server.person().await;
    let mut terms = sanssouci(2);
    terms["time"] = json!({"kind": "per_turn", "seconds": 1});
    terms["options"]["choose_sides"] = json!(false);
    terms["first"] = json!("first_seat");
    let game = open(&mut host, terms, &["me", "gardener"]).await;
    let mut events = watch(&host, &game).await;
    let over = wait_for_frame(&mut events, |frame| frame["what"]["what"] == "taken_over").await;
    assert_eq!(over["what"]["why"], "out_of_time");
    let you = over["table"]["you"].as_u64().expect("a seat") as usize;
    assert_eq!(over["table"]["seats"][you]["stand_in"], "gardener");
    // The bot finishes the turn first.
    while post(&mut host, &game, "return", Value::Null).await == 409 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let back = wait_for_frame(&mut events, |frame| frame["what"]["what"] == "returned").await;
    assert!(back["table"]["seats"][you]["stand_in"].is_null());
    // A person who stays away does not block the game.
    assert_eq!(post(&mut host, &game, "leave", Value::Null).await, 200);
    wait_for_frame(&mut events, |frame| frame["table"]["phase"] == "over").await;
}

#[tokio::test]
async fn a_bot_takes_over_when_a_person_leaves_until_the_person_returns() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let mut terms = versailles(2);
    terms["stand_in"] = json!("apprentice");
    let game = open(&mut host, terms, &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let mut events = watch(&host, &game).await;
    assert_eq!(post(&mut guest, &game, "leave", Value::Null).await, 200);
    wait_for_frame(&mut events, |frame| frame["what"] == json!({"what": "acted", "seat": 1})).await;
    assert_eq!(decide(&mut guest, &game).await, 409, "the bot decides");
    assert_eq!(decide(&mut host, &game).await, 200);
    assert_eq!(post(&mut guest, &game, "return", Value::Null).await, 200);
    let now = state(&mut guest, &game).await;
    assert!(now["table"]["seats"][1]["stand_in"].is_null());
    assert_eq!(now["table"]["you"], 1);
}

/// `leave` and `return` right after each other leave the bot no time to decide, and win none.
#[tokio::test]
async fn leaving_and_returning_wins_no_time() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let mut terms = versailles(2);
    terms["time"] = json!({"kind": "per_turn", "seconds": 2});
    let game = open(&mut host, terms, &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let began = Instant::now();
    let mut events = watch(&guest, &game).await;
    let turn = async {
        loop {
            post(&mut host, &game, "leave", Value::Null).await;
            post(&mut host, &game, "return", Value::Null).await;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    // Either the time runs out, or the bot was faster than the return.
    let ended = wait_for_frame(&mut events, |frame| {
        frame["what"]["why"] == "out_of_time" || frame["what"] == json!({"what": "acted", "seat": 0})
    });
    tokio::select! {
        () = turn => {}
        _ = ended => {}
    }
    assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
}

/// The time decides, not whether the supervisor has noticed it.
#[tokio::test]
async fn a_decision_after_the_time_is_refused() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let mut terms = versailles(2);
    terms["time"] = json!({"kind": "per_turn", "seconds": 1});
    let game = open(&mut host, terms, &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let frame = state(&mut host, &game).await;
    let decision = json!({"action": frame["view"]["legal"][0], "after": frame["seq"]});
    let clock = &frame["table"]["seats"][0]["clock"];
    let end = clock["running_since"].as_i64().expect("a time") + clock["left"].as_i64().expect("a time");
    let unix_now = || std::time::UNIX_EPOCH.elapsed().expect("after 1970").as_millis() as i64;
    tokio::time::sleep(Duration::from_millis((end - unix_now()).max(0) as u64 + 2)).await;
    let path = format!("/api/games/{game}/decisions");
    assert_eq!(host.post(&path, &decision).await.expect("a response").code(), "away");
}
