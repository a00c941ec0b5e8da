//! Quick games: strangers who want the same game meet.

use std::collections::HashMap;

use client::Client;
use serde_json::{Value, json};

use crate::test_server::{TestServer, open, sanssouci, state, versailles, watch};

async fn quick(person: &mut Client, terms: Value, query: &str) -> String {
    let response = person.post(&format!("/api/quick{query}"), &json!({"terms": terms})).await;
    let response = response.expect("a response");
    assert_eq!(response.status, 200, "{:?}", response.body);
    response.json().expect("JSON")["id"].as_str().expect("an id").to_string()
}

#[tokio::test]
async fn two_strangers_meet_and_the_third_waits() {
    let server = TestServer::start().await;
    let mut people = [server.person().await, server.person().await, server.person().await];
    let mut games = Vec::new();
    for person in &mut people {
        games.push(quick(person, versailles(2), "").await);
    }
    assert_eq!(games[0], games[1]);
    assert_ne!(games[0], games[2]);
    let [first, _, third] = &mut people;
    assert_eq!(state(first, &games[0]).await["table"]["phase"], "running");
    assert_eq!(state(third, &games[2]).await["table"]["phase"], "open");
    let lobby = third.get("/api/games").await.expect("a response").json().expect("JSON");
    assert_eq!(lobby["open"][0]["id"], json!(games[2]), "others find the table");
}

#[tokio::test]
async fn many_people_at_the_same_moment_are_paired() {
    let server = TestServer::start().await;
    if server.has_shared_store() {
        return;
    }
    let mut tasks = Vec::new();
    for _ in 0..20 {
        let mut person = server.person().await;
        tasks.push(tokio::spawn(async move { quick(&mut person, versailles(2), "").await }));
    }
    let mut guests: HashMap<String, usize> = HashMap::new();
    for task in tasks {
        *guests.entry(task.await.expect("an answer")).or_default() += 1;
    }
    assert_eq!(guests.len(), 10);
    assert!(guests.values().all(|count| *count == 2), "{guests:?}");
}

#[tokio::test]
async fn only_equal_wishes_meet() {
    let server = TestServer::start().await;
    let (mut a, mut b, mut c) = (server.person().await, server.person().await, server.person().await);
    let first = quick(&mut a, versailles(2), "").await;
    let mut with_clock = versailles(2);
    with_clock["time"] = json!({"kind": "bank", "seconds": 900, "increment": 15});
    assert_ne!(quick(&mut b, with_clock, "").await, first, "another clock");
    assert_ne!(quick(&mut c, sanssouci(2), "").await, first, "another game");
    assert_eq!(quick(&mut a, versailles(2), "").await, first, "the same person waits at one table");
    let private = open(&mut b, versailles(2), &["me", "open"]).await;
    assert_ne!(quick(&mut c, versailles(2), "").await, private, "an unlisted table");
}

/// A page reserves its seat, so that it can sit down with a nonce.
#[tokio::test]
async fn a_seat_can_be_reserved() {
    let server = TestServer::start().await;
    let (mut a, mut b, mut c) = (server.person().await, server.person().await, server.person().await);
    let game = quick(&mut a, versailles(2), "?reserve=true").await;
    assert_eq!(quick(&mut b, versailles(2), "?reserve=true").await, game);
    let now = state(&mut a, &game).await;
    let kinds = [0, 1].map(|seat| now["table"]["seats"][seat]["occupant"]["kind"].clone());
    assert_eq!(kinds, ["invited", "invited"]);
    assert_ne!(quick(&mut c, versailles(2), "?reserve=true").await, game, "the table is full");
    let nonce = json!({"who": "me", "nonce": "00112233445566778899aabbccddeeff"});
    for (person, seat) in [(&mut a, 0), (&mut b, 1)] {
        let response = person.put(&format!("/api/games/{game}/seats/{seat}"), &nonce).await;
        assert_eq!(response.expect("a response").status, 200);
    }
    assert_eq!(state(&mut a, &game).await["table"]["phase"], "running");
}

/// Nobody is sent to a table whose host has gone.
#[tokio::test]
async fn a_host_who_is_not_connected_does_not_count() {
    let server = TestServer::start().await;
    if server.has_shared_store() {
        return;
    }
    let (mut gone, mut waiting, mut guest) =
        (server.person().await, server.person().await, server.person().await);
    let mut terms = versailles(2);
    terms["listed"] = json!(true);
    let left = open(&mut gone, terms.clone(), &["me", "open"]).await;
    terms["undo"] = json!(false);
    let kept = open(&mut waiting, terms.clone(), &["me", "open"]).await;
    let _stream = watch(&waiting, &kept).await;
    // A host who opened the table a moment ago has not connected yet.
    tokio::time::sleep(std::time::Duration::from_secs(16)).await;
    assert_ne!(quick(&mut guest, versailles(2), "").await, left);
    assert_eq!(quick(&mut guest, terms, "").await, kept);
}

#[tokio::test]
async fn wrong_terms_are_refused() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    for terms in [json!({"game": "chess", "options": {}}), versailles(17), json!(7)] {
        let response = person.post("/api/quick", &json!({"terms": terms})).await.expect("a response");
        assert_eq!(response.status, 400, "{terms}");
    }
}
