//! Invalid requests get a 4xx status with a code and a message, never a 5xx.

use std::time::Duration;

use client::Response;
use serde_json::{Value, json};
use server::{Limits, Options};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::rename::wait_for_name;
use crate::test_server::{TestServer, open, sanssouci, sit, test_options, versailles};

/// Checks the status and code of an error, and that its message is one line.
pub(crate) fn assert_refused(response: &Response, status: u16, code: &str) {
    let error = response.json().unwrap_or_else(|_| panic!("an error is JSON: {:?}", response.body));
    assert_eq!((response.status.as_u16(), error["code"].as_str()), (status, Some(code)), "{error}");
    let message = error["message"].as_str().expect("a message");
    assert!(!message.is_empty() && !message.contains('\n'), "{message:?}");
}

#[tokio::test]
async fn invalid_bodies_are_refused() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(2), &["me", "gardener"]).await;
    let path = format!("/api/games/{game}/decisions");
    let json_type = [("content-type", "application/json")];

    for body in
        ["", "{", "[]", "null", "{\"action\": 1}", "{\"action\": {}, \"after\": -1}", "\u{0}", "{} {}"]
    {
        let response = person.send("POST", &path, &json_type, Some(body.into())).await.expect("a response");
        assert_refused(&response, 400, "bad_request");
    }
    let deep = "[".repeat(100_000);
    let response =
        person.send("POST", &path, &json_type, Some(deep[..60_000].into())).await.expect("a response");
    assert_refused(&response, 400, "bad_request");
    let huge = vec![b' '; 1 << 20];
    let response = person.send("POST", &path, &json_type, Some(huge)).await.expect("a response");
    assert_refused(&response, 413, "too_large");
    let text = [("content-type", "text/plain")];
    let response = person.send("POST", &path, &text, Some(b"{}".to_vec())).await.expect("a response");
    assert_refused(&response, 415, "not_json");
    let response = person.send("POST", &path, &[], Some(b"{}".to_vec())).await.expect("a response");
    assert_refused(&response, 415, "not_json");

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
        assert_refused(&person.post(&path, &decision(action)).await.expect("a response"), 400, "bad_request");
    }
    // No log has so many entries.
    let key = [("idempotency-key", "undone")];
    let undo = path.replace("decisions", "undo");
    for (path, mut request) in [(&path, decision(json!({"do": "bid", "card": 1}))), (&undo, json!({}))] {
        request["after"] = json!(i64::MAX as u64 + 1);
        let response = person.send_json("POST", path, &key, &request).await.expect("a response");
        assert_refused(&response, 400, "bad_request");
    }
    for key in ["", "ä", &"x".repeat(65), "a b"] {
        let response =
            person.send_json("POST", &path, &[("idempotency-key", key)], &decision(json!({}))).await;
        assert_refused(&response.expect("a response"), 400, "bad_request");
    }
}

#[tokio::test]
async fn unknown_paths_and_methods_are_refused() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let unknown = "0".repeat(32);
    for id in [unknown.as_str(), "1", "..%2f..", "%00", "' OR 1=1 --%20", "ABCDEF"] {
        let id = id.replace(' ', "%20");
        assert_refused(
            &person.get(&format!("/api/games/{id}")).await.expect("a response"),
            404,
            "no_such_game",
        );
        assert_refused(
            &person.get(&format!("/api/games/{id}/events")).await.expect("a response"),
            404,
            "no_such_game",
        );
        assert_refused(
            &person.get(&format!("/api/games/{id}/record")).await.expect("a response"),
            404,
            "no_such_game",
        );
        let decision = json!({"action": {}, "after": 1});
        let response =
            person.post(&format!("/api/games/{id}/decisions"), &decision).await.expect("a response");
        assert_refused(&response, 404, "no_such_game");
    }
    assert_eq!(server.tables.in_memory(), 0, "unknown games are not kept in memory");
    assert_refused(&person.get("/api/nothing").await.expect("a response"), 404, "no_such_route");
    assert_refused(&person.delete("/api/me").await.expect("a response"), 405, "no_such_method");
    let game = open(&mut person, sanssouci(2), &["me", "open"]).await;
    for seat in ["9", "-1", "x", "2"] {
        let response =
            person.put(&format!("/api/games/{game}/seats/{seat}"), &json!({"who": "apprentice"})).await;
        assert_refused(&response.expect("a response"), 404, "no_such_seat");
    }
    for path in [format!("/api/games/{game}/events?after=x"), "/api/me/games?skip=-1".to_string()] {
        assert_refused(&person.get(&path).await.expect("a response"), 400, "bad_request");
    }
    assert_refused(
        &person.get(&format!("/api/games/{game}/at/99")).await.expect("a response"),
        404,
        "no_such_entry",
    );
    assert_refused(
        &person.get(&format!("/api/games/{game}/record")).await.expect("a response"),
        409,
        "not_over",
    );
}

#[tokio::test]
async fn invalid_terms_are_refused() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let plain = sanssouci(2);
    let with = |path: &str, value: Value| {
        let mut terms = plain.clone();
        *terms.pointer_mut(path).expect("the key exists") = value;
        terms
    };
    let mut unknown_field = plain.clone();
    unknown_field["surprise"] = json!(1);
    let mut clock = plain.clone();
    clock["time"] = json!({"kind": "bank", "seconds": 0, "increment": 1});
    let bad = [
        with("/game", json!("chess")),
        with("/options/players", json!(0)),
        with("/options/players", json!(9)),
        with("/options/players", json!(256)),
        with("/options/edition", json!("third")),
        with("/options", json!([])),
        unknown_field,
        clock,
    ];
    for terms in bad {
        let response = person.post("/api/games", &json!({"terms": terms})).await.expect("a response");
        assert_refused(&response, 400, "bad_request");
    }
    for seats in [json!(["me"]), json!(["me", "me"]), json!(["me", "somebody"]), json!("me")] {
        let response = person.post("/api/games", &json!({"terms": plain, "seats": seats})).await;
        assert_refused(&response.expect("a response"), 400, "bad_request");
    }
}

#[tokio::test]
async fn people_cannot_act_for_others_or_for_the_host() {
    let server = TestServer::start().await;
    let (mut host, mut guest, mut other) =
        (server.person().await, server.person().await, server.person().await);
    let game = open(&mut host, versailles(2), &["me", "open"]).await;
    let path = |rest: &str| format!("/api/games/{game}/{rest}");
    let decision = json!({"action": {"do": "bid", "card": 1}, "after": 1});
    assert_refused(&host.post(&path("decisions"), &decision).await.expect("a response"), 409, "not_begun");
    for (method, rest, body) in [
        ("POST", "start", Value::Null),
        ("PUT", "seats/1", json!({"who": "gardener"})),
        ("DELETE", "seats/0", Value::Null),
        ("PUT", "talk", json!({"muted": true})),
    ] {
        let response = other.send_json(method, &path(rest), &[], &body).await.expect("a response");
        assert_refused(&response, 403, "not_host");
    }
    assert_refused(&other.delete(&format!("/api/games/{game}")).await.expect("a response"), 403, "not_host");
    let take = guest.put(&path("seats/0"), &json!({"who": "me"})).await.expect("a response");
    assert_refused(&take, 409, "seat_taken");
    sit(&mut guest, &game, 1).await;
    for rest in ["decisions", "undo"] {
        let body = if rest == "undo" { json!({"after": 3}) } else { decision.clone() };
        assert_refused(&other.post(&path(rest), &body).await.expect("a response"), 403, "not_seated");
    }
    for rest in ["leave", "return", "rematch"] {
        assert_refused(&other.post(&path(rest), &Value::Null).await.expect("a response"), 403, "not_seated");
    }
    let sit = other.put(&path("seats/1"), &json!({"who": "me"})).await.expect("a response");
    assert_refused(&sit, 409, "begun");
}

#[tokio::test]
async fn invalid_keys_are_refused_and_replaced() {
    let server = TestServer::start().await;
    for key in [None, Some("0".repeat(64)), Some("zz".to_string()), Some("' OR 1=1".to_string())] {
        let mut stranger = server.stranger().with_key(key);
        let response =
            stranger.post("/api/games", &json!({"terms": sanssouci(2)})).await.expect("a response");
        assert_refused(&response, 401, "unknown_person");
        assert_refused(&stranger.get("/api/me/games").await.expect("a response"), 401, "unknown_person");
        assert_eq!(
            stranger.get("/api/games").await.expect("a response").status,
            200,
            "the lobby needs no key"
        );
        let hello = stranger.post("/api/me", &Value::Null).await.expect("a response");
        assert_eq!(hello.status, 201, "an invalid key is replaced");
        let cookie = hello.header("set-cookie");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    }
}

#[tokio::test]
async fn invalid_names_and_chat_are_refused() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(2), &["me", "open"]).await;
    for name in ["Robert'); DROP TABLE people;--", "<script>alert(1)", "Jörg Ñandú 漢字", ""] {
        let response = person.put("/api/me", &json!({"name": name})).await.expect("a response");
        match name.chars().count() {
            0..=24 => {
                assert_eq!(response.status, 200);
                wait_for_name(&mut person, &game, name).await;
            }
            _ => assert_refused(&response, 400, "bad_request"),
        }
    }
    for name in ["\u{202e}evil", "a\u{0}b", "\u{7}", "\u{3164}", "\u{2800}", "A\u{200d}na", "\u{fe0f}"] {
        let response = person.put("/api/me", &json!({"name": name})).await.expect("a response");
        assert_refused(&response, 400, "bad_request");
    }
    let talk = format!("/api/games/{game}/talk");
    for text in [String::new(), "x".repeat(301), "\u{0}".to_string()] {
        let response = person.post(&talk, &json!({"text": text})).await.expect("a response");
        assert_refused(&response, 400, "bad_request");
    }
    let mut responses = Vec::new();
    for _ in 0..12 {
        responses.push(person.post(&talk, &json!({"text": "hello"})).await.expect("a response"));
    }
    assert_eq!(responses[0].status, 200);
    assert_refused(responses.last().expect("a response"), 429, "too_fast");
}

#[tokio::test]
async fn connections_without_a_complete_request_are_closed() {
    let limits = Limits { head_timeout: Duration::from_millis(300), ..Limits::default() };
    let server = TestServer::with_options(Options { limits, ..test_options() }).await;
    for bytes in [&b"\x16\x03\x01garbage\r\n\r\n"[..], b"GET / HTTP/1.1\r\nhost: x\r\n"] {
        let mut stream = TcpStream::connect(server.address).await.expect("a connection");
        stream.write_all(bytes).await.expect("the bytes are sent");
        let mut response = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut response)).await;
        assert!(ended.is_ok(), "the server closes the connection");
        assert!(!response.starts_with(b"HTTP/1.1 5"), "{}", String::from_utf8_lossy(&response));
    }
    server.person().await;
}
