//! The people who are connected to a table right now.

use std::time::{Duration, Instant};

use client::{Client, Events};
use serde_json::{Value, json};

use crate::test_server::{TestServer, open, sit, versailles, watch};

async fn watch_presence(person: &Client, game: &str) -> Events {
    let path = format!("/api/games/{game}/events?presence=true");
    person.watch(&path, None).await.expect("a response")
}

async fn id(person: &mut Client) -> Value {
    person.post("/api/me", &json!({})).await.expect("a response").json().expect("JSON")["id"].clone()
}

/// Reads events until one names these people.
async fn wait_for_people(events: &mut Events, people: &[&Value]) {
    let search = async {
        loop {
            let event = events.next().await.expect("an event");
            let data: Value = serde_json::from_str(&event.data).expect("JSON");
            if event.event == "presence" && data == json!({"people": people}) {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), search).await.expect("the event arrives in time");
}

#[tokio::test]
async fn streams_tell_which_of_the_seated_people_are_connected() {
    let server = TestServer::start().await;
    if server.has_shared_store() {
        return;
    }
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let (host_id, guest_id) = (id(&mut host).await, id(&mut guest).await);
    let game = open(&mut host, versailles(3), &["me", "open", "open"]).await;
    let mut events = watch_presence(&host, &game).await;
    wait_for_people(&mut events, &[&host_id]).await;
    let streams = (watch(&guest, &game).await, watch(&guest, &game).await);
    sit(&mut guest, &game, 1).await;
    wait_for_people(&mut events, &[&host_id, &guest_id]).await;
    // A page that reconnects within five seconds was never away.
    let left = Instant::now();
    drop(streams);
    wait_for_people(&mut events, &[&host_id]).await;
    assert!(left.elapsed() >= Duration::from_secs(4), "{:?}", left.elapsed());
}

/// Programs that do not ask for it read frames only.
#[tokio::test]
async fn other_streams_have_frames_only() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let game = open(&mut host, versailles(3), &["me", "open", "open"]).await;
    let mut events = watch(&host, &game).await;
    let _guest = watch_presence(&guest, &game).await;
    sit(&mut guest, &game, 1).await;
    for _ in 0..2 {
        assert_eq!(events.next().await.expect("an event").event, "frame");
    }
}
