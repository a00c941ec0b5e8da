//! Limits per person and per address.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Limits, Options};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::bad_input::assert_refused;
use crate::test_server::{TestServer, open, play_randomly, sanssouci, test_options, watch};

#[tokio::test]
async fn requests_over_a_limit_get_429() {
    let limits = Limits {
        games_per_person: 2,
        streams_per_person: 2,
        posts_per_second: 2,
        people_per_minute: 3,
        ..Limits::default()
    };
    let server = TestServer::with_options(Options { limits, ..test_options() }).await;
    let mut person = server.person().await;
    let game = open(&mut person, sanssouci(2), &["me", "open"]).await;
    open(&mut person, sanssouci(2), &["me", "open"]).await;
    let third = person.post("/api/games", &json!({"terms": sanssouci(2)})).await.expect("a response");
    assert_refused(&third, 429, "too_many_games");
    let path = format!("/api/games/{game}/events");
    let _one = person.watch(&path, None).await.expect("a response");
    let two = person.watch(&path, None).await.expect("a response");
    assert_eq!(two.status, 200);
    assert_eq!(person.watch(&path, None).await.expect("a response").status, 429);
    drop(two);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(
        person.watch(&path, None).await.expect("a response").status,
        200,
        "a closed stream does not count"
    );
    let mut last = None;
    for _ in 0..40 {
        last = Some(person.put("/api/me", &json!({"name": "A"})).await.expect("a response"));
    }
    assert_refused(&last.expect("a response"), 429, "too_fast");
    let mut responses = Vec::new();
    for _ in 0..5 {
        let mut stranger = server.stranger();
        responses.push(stranger.post("/api/me", &Value::Null).await.expect("a response"));
    }
    assert_refused(responses.last().expect("a response"), 429, "too_many_people");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn viewers_that_never_read_delay_nobody() {
    let limits = Limits { streams_per_person: 100, ..test_options().limits };
    let server = TestServer::with_options(Options { limits, ..test_options() }).await;
    let mut host = server.person().await;
    let game = open(&mut host, sanssouci(2), &["me", "gardener"]).await;
    let mut silent = Vec::new();
    for _ in 0..50 {
        let mut stream = TcpStream::connect(server.address).await.expect("a connection");
        let request = format!("GET /api/games/{game}/events HTTP/1.1\r\nhost: x\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("the request is sent");
        silent.push(stream);
    }
    let seen = play_randomly(&mut host, &game, 1).await;
    assert_eq!(seen.last().expect("frames")["table"]["phase"], "over");
    let mut late = watch(&host, &game).await;
    assert!(late.next().await.is_ok());
}
