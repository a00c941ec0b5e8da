//! Bad input gets a clear answer: a 4xx in our one shape, never a 5xx, and nothing is lost.

use std::time::Duration;

use crate::test_server::{TestServer, open, quick, sanssouci, versailles, watch};
use client::{Answer, Client};
use serde_json::{Value, json};
use server::{Limits, Options};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// It is refused with this status and code, and says why in one line.
fn refused(answer: &Answer, status: u16, code: &str) {
    let problem = answer.json().unwrap_or_else(|_| panic!("a problem is JSON: {:?}", answer.body));
    assert_eq!((answer.status.as_u16(), problem["code"].as_str()), (status, Some(code)), "{problem}");
    let message = problem["message"].as_str().expect("a message");
    assert!(!message.is_empty() && !message.contains('\n'), "{message:?}");
}

#[tokio::test]
async fn bodies() {
    let server = TestServer::open().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(2), &["me", "gardener"]).await;
    let path = format!("/api/games/{game}/decisions");
    let json_type = [("content-type", "application/json")];

    for body in
        ["", "{", "[]", "null", "{\"action\": 1}", "{\"action\": {}, \"after\": -1}", "\u{0}", "{} {}"]
    {
        let answer = person.send("POST", &path, &json_type, Some(body.into())).await.expect("it is answered");
        refused(&answer, 400, "bad_request");
    }
    let deep = "[".repeat(100_000);
    let answer =
        person.send("POST", &path, &json_type, Some(deep[..60_000].into())).await.expect("it is answered");
    refused(&answer, 400, "bad_request");
    let huge = vec![b' '; 1 << 20];
    let answer = person.send("POST", &path, &json_type, Some(huge)).await.expect("it is answered");
    refused(&answer, 413, "too_large");
    let text = [("content-type", "text/plain")];
    let answer = person.send("POST", &path, &text, Some(b"{}".to_vec())).await.expect("it is answered");
    refused(&answer, 415, "not_json");
    let answer = person.send("POST", &path, &[], Some(b"{}".to_vec())).await.expect("it is answered");
    refused(&answer, 415, "not_json");

    let decision = |action: Value| json!({"action": action, "after": 2});
    for action in [
        json!({}),
        json!({"do": "fly"}),
        json!({"do": "bid"}),
        json!({"do": "bid", "card": 999}),
        json!(7),
        json!({"do": "bid", "card": 1, "seat": 1}),
        json!({"do": "bid", "card": 1, "more": 1}),
    ] {
        refused(&person.post(&path, &decision(action)).await.expect("it is answered"), 400, "bad_request");
    }
    for key in ["", "ä", &"x".repeat(65), "a b"] {
        let answer = person.send_json("POST", &path, &[("idempotency-key", key)], &decision(json!({}))).await;
        refused(&answer.expect("it is answered"), 400, "bad_request");
    }
}

#[tokio::test]
async fn addresses_and_methods() {
    let server = TestServer::open().await;
    let mut person = server.person().await;
    let unknown = "0".repeat(32);
    for id in [unknown.as_str(), "1", "..%2f..", "%00", "' OR 1=1 --%20", "ABCDEF"] {
        let id = id.replace(' ', "%20");
        refused(&person.get(&format!("/api/games/{id}")).await.expect("it is answered"), 404, "no_such_game");
        refused(
            &person.get(&format!("/api/games/{id}/events")).await.expect("it is answered"),
            404,
            "no_such_game",
        );
        refused(
            &person.get(&format!("/api/games/{id}/record")).await.expect("it is answered"),
            404,
            "no_such_game",
        );
        let decision = json!({"action": {}, "after": 1});
        let answer =
            person.post(&format!("/api/games/{id}/decisions"), &decision).await.expect("it is answered");
        refused(&answer, 404, "no_such_game");
    }
    assert_eq!(server.tables.in_memory(), 0, "what is not there takes no room");
    refused(&person.get("/api/nothing").await.expect("it is answered"), 404, "no_such_route");
    refused(&person.delete("/api/me").await.expect("it is answered"), 405, "no_such_method");
    let game = open(&mut person, sanssouci(2), &["me", "open"]).await;
    for seat in ["9", "-1", "x", "2"] {
        let answer =
            person.put(&format!("/api/games/{game}/seats/{seat}"), &json!({"who": "apprentice"})).await;
        refused(&answer.expect("it is answered"), 404, "no_such_seat");
    }
    for path in [format!("/api/games/{game}/events?after=x"), "/api/me/games?skip=-1".to_string()] {
        refused(&person.get(&path).await.expect("it is answered"), 400, "bad_request");
    }
    refused(
        &person.get(&format!("/api/games/{game}/at/99")).await.expect("it is answered"),
        404,
        "no_such_entry",
    );
    refused(
        &person.get(&format!("/api/games/{game}/record")).await.expect("it is answered"),
        409,
        "not_over",
    );
}

#[tokio::test]
async fn terms() {
    let server = TestServer::open().await;
    let mut person = server.person().await;
    let plain = sanssouci(2);
    let with = |path: &str, value: Value| {
        let mut terms = plain.clone();
        *terms.pointer_mut(path).expect("the key is there") = value;
        terms
    };
    let mut more = plain.clone();
    more["surprise"] = json!(1);
    let mut clock = plain.clone();
    clock["time"] = json!({"kind": "bank", "seconds": 0, "increment": 1});
    let bad = [
        with("/game", json!("chess")),
        with("/options/players", json!(0)),
        with("/options/players", json!(9)),
        with("/options/players", json!(256)),
        with("/options/edition", json!("third")),
        with("/options", json!([])),
        more,
        clock,
    ];
    for terms in bad {
        let answer = person.post("/api/games", &json!({"terms": terms})).await.expect("it is answered");
        refused(&answer, 400, "bad_request");
    }
    for seats in [json!(["me"]), json!(["me", "me"]), json!(["me", "somebody"]), json!("me")] {
        let answer = person.post("/api/games", &json!({"terms": plain, "seats": seats})).await;
        refused(&answer.expect("it is answered"), 400, "bad_request");
    }
}

#[tokio::test]
async fn other_peoples_seats() {
    let server = TestServer::open().await;
    let (mut host, mut guest, mut other) = (server.person().await, server.person().await, server.person().await);
    let game = open(&mut host, versailles(2), &["me", "open"]).await;
    let path = |rest: &str| format!("/api/games/{game}/{rest}");
    let decision = json!({"action": {"do": "bid", "card": 1}, "after": 1});
    refused(&host.post(&path("decisions"), &decision).await.expect("it is answered"), 409, "not_begun");
    for (method, rest, body) in [
        ("POST", "start", Value::Null),
        ("PUT", "seats/1", json!({"who": "gardener"})),
        ("DELETE", "seats/0", Value::Null),
        ("PUT", "talk", json!({"muted": true})),
    ] {
        let answer = other.send_json(method, &path(rest), &[], &body).await.expect("it is answered");
        refused(&answer, 403, "not_host");
    }
    refused(&other.delete(&format!("/api/games/{game}")).await.expect("it is answered"), 403, "not_host");
    let take = guest.put(&path("seats/0"), &json!({"who": "me"})).await.expect("it is answered");
    refused(&take, 409, "seat_taken");
    crate::test_server::sit(&mut guest, &game, 1).await;
    for rest in ["decisions", "undo"] {
        let body = if rest == "undo" { json!({"after": 3}) } else { decision.clone() };
        refused(&other.post(&path(rest), &body).await.expect("it is answered"), 403, "not_seated");
    }
    for rest in ["leave", "return", "rematch"] {
        refused(&other.post(&path(rest), &Value::Null).await.expect("it is answered"), 403, "not_seated");
    }
    let sit = other.put(&path("seats/1"), &json!({"who": "me"})).await.expect("it is answered");
    refused(&sit, 409, "begun");
}

#[tokio::test]
async fn keys_that_are_none() {
    let server = TestServer::open().await;
    for key in [None, Some("0".repeat(64)), Some("zz".to_string()), Some("' OR 1=1".to_string())] {
        let mut stranger = Client::stranger(server.address).with_key(key);
        let answer =
            stranger.post("/api/games", &json!({"terms": sanssouci(2)})).await.expect("it is answered");
        refused(&answer, 401, "unknown_person");
        refused(&stranger.get("/api/me/games").await.expect("it is answered"), 401, "unknown_person");
        assert_eq!(stranger.get("/api/games").await.expect("it is answered").status, 200, "anybody may look");
        let hello = stranger.post("/api/me", &Value::Null).await.expect("it is answered");
        assert_eq!(hello.status, 201, "a stale key is replaced by a new one");
        let cookie = hello.header("set-cookie");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    }
}

#[tokio::test]
async fn names_and_talk() {
    let server = TestServer::open().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(2), &["me", "open"]).await;
    for name in ["Robert'); DROP TABLE people;--", "<script>alert(1)", "Jörg Ñandú 漢字", ""] {
        let answer = person.put("/api/me", &json!({"name": name})).await.expect("it is answered");
        match name.chars().count() {
            0..=24 => {
                assert_eq!(answer.status, 200);
                let standing = person.get(&format!("/api/games/{game}")).await.expect("it is answered");
                let standing = standing.json().expect("JSON");
                assert_eq!(
                    standing["table"]["seats"][0]["occupant"]["name"], name,
                    "everybody sees the new name"
                );
            }
            _ => refused(&answer, 400, "bad_request"),
        }
    }
    for name in ["\u{202e}evil", "a\u{0}b", "\u{7}"] {
        let answer = person.put("/api/me", &json!({"name": name})).await.expect("it is answered");
        refused(&answer, 400, "bad_request");
    }
    let talk = format!("/api/games/{game}/talk");
    for text in [String::new(), "x".repeat(301), "\u{0}".to_string()] {
        let answer = person.post(&talk, &json!({"text": text})).await.expect("it is answered");
        refused(&answer, 400, "bad_request");
    }
    let mut answers = Vec::new();
    for _ in 0..12 {
        answers.push(person.post(&talk, &json!({"text": "hello"})).await.expect("it is answered"));
    }
    assert_eq!(answers[0].status, 200);
    refused(answers.last().expect("some"), 429, "too_fast");
}

#[tokio::test]
async fn too_much() {
    let limits = Limits {
        games_each: 2,
        streams_each: 2,
        posts_per_second: 2,
        people_per_minute: 3,
        ..Limits::default()
    };
    let server = TestServer::with(Options { limits, ..quick() }).await;
    let mut person = server.person().await;
    let game = open(&mut person, sanssouci(2), &["me", "open"]).await;
    open(&mut person, sanssouci(2), &["me", "open"]).await;
    let third = person.post("/api/games", &json!({"terms": sanssouci(2)})).await.expect("it is answered");
    refused(&third, 429, "too_many_games");
    let path = format!("/api/games/{game}/events");
    let _one = person.watch(&path, None).await.expect("it is answered");
    let two = person.watch(&path, None).await.expect("it is answered");
    assert_eq!(two.status, 200);
    assert_eq!(person.watch(&path, None).await.expect("it is answered").status, 429);
    drop(two);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(
        person.watch(&path, None).await.expect("it is answered").status,
        200,
        "a closed one counts no more"
    );
    let mut last = None;
    for _ in 0..40 {
        last = Some(person.put("/api/me", &json!({"name": "A"})).await.expect("it is answered"));
    }
    refused(&last.expect("some"), 429, "too_fast");
    let mut answers = Vec::new();
    for _ in 0..5 {
        let mut stranger = Client::stranger(server.address);
        answers.push(stranger.post("/api/me", &Value::Null).await.expect("it is answered"));
    }
    refused(answers.last().expect("some"), 429, "too_many_people");
}

/// What is no HTTP, and who sends half a request, gets no further; others are served meanwhile.
#[tokio::test]
async fn no_http_at_all() {
    let limits = Limits { head_time: Duration::from_millis(300), ..Limits::default() };
    let server = TestServer::with(Options { limits, ..quick() }).await;
    for bytes in [&b"\x16\x03\x01garbage\r\n\r\n"[..], b"GET / HTTP/1.1\r\nhost: x\r\n"] {
        let mut stream = TcpStream::connect(server.address).await.expect("it connects");
        stream.write_all(bytes).await.expect("it is sent");
        let mut answer = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
        assert!(ended.is_ok(), "the connection is ended");
        assert!(!answer.starts_with(b"HTTP/1.1 5"), "{}", String::from_utf8_lossy(&answer));
    }
    server.person().await;
}

/// Viewers that never read cost nothing and hold nobody up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn viewers_that_never_read() {
    let limits = Limits { streams_each: 100, ..quick().limits };
    let server = TestServer::with(Options { limits, ..quick() }).await;
    let mut host = server.person().await;
    let game = open(&mut host, sanssouci(2), &["me", "gardener"]).await;
    let mut silent = Vec::new();
    for _ in 0..50 {
        let mut stream = TcpStream::connect(server.address).await.expect("it connects");
        let request = format!("GET /api/games/{game}/events HTTP/1.1\r\nhost: x\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        silent.push(stream);
    }
    let mut rng = game::chance(1, 0);
    let seen = crate::test_server::play(&mut host, &game, |choices| game::below(&mut rng, choices)).await;
    assert_eq!(seen.last().expect("frames")["table"]["phase"], "over");
    let mut late = watch(&host, &game).await;
    assert!(late.next().await.is_ok());
}

/// Every answer says what a browser may do with it.
#[tokio::test]
async fn headers() {
    let server = TestServer::open().await;
    let mut person = server.person().await;
    for path in ["/api/games", "/api/nothing", "/healthz", "/api/openapi.json"] {
        let answer = person.get(path).await.expect("it is answered");
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
        if path.starts_with("/api") {
            assert_eq!(answer.header("cache-control"), "no-store", "{path}");
        }
    }
    let figures = person.get("/metrics").await.expect("it is answered");
    assert!(String::from_utf8_lossy(&figures.body).contains("gloriette_games_in_memory"));
}
