//! Bodies of requests: slow ones, unwanted ones, and those that nobody reads.

use std::time::Duration;

use server::{Limits, Options};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::openapi::operations_with_body;
use crate::test_server::{TestServer, test_options};

const SOON: Duration = Duration::from_secs(20);

/// A connection on which a test writes and reads bytes.
struct RawConnection(TcpStream);

impl RawConnection {
    async fn open(server: &TestServer) -> RawConnection {
        RawConnection(TcpStream::connect(server.address).await.expect("a connection"))
    }

    async fn send(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).await.expect("the bytes are sent");
    }

    /// The next response: its head and a body with a length.
    async fn response(&mut self) -> String {
        let read = async {
            let mut text = String::new();
            while !text.ends_with("\r\n\r\n") {
                text.push(self.0.read_u8().await.expect("a response").into());
            }
            let length = text.lines().find_map(|line| line.strip_prefix("content-length: "));
            let mut body = vec![0; length.map_or(0, |length| length.parse().expect("a number"))];
            self.0.read_exact(&mut body).await.expect("a body");
            text + &String::from_utf8_lossy(&body)
        };
        timeout(SOON, read).await.expect("the server answers")
    }

    /// Everything until the server closes the connection.
    async fn rest(&mut self) -> String {
        let mut rest = Vec::new();
        // Unread bytes may reset the connection after the response.
        let _ = timeout(SOON, self.0.read_to_end(&mut rest)).await.expect("the server closes the connection");
        String::from_utf8_lossy(&rest).into_owned()
    }
}

fn head(method: &str, path: &str, key: Option<&str>, length: usize, more: &str) -> String {
    let key = key.map(|key| format!("authorization: Bearer {key}\r\n")).unwrap_or_default();
    format!(
        "{method} {path} HTTP/1.1\r\nhost: x\r\n{key}content-type: application/json\r\n\
         content-length: {length}\r\n{more}\r\n"
    )
}

#[tokio::test]
async fn slow_bodies_get_408_and_steady_ones_do_not() {
    let limits = Limits {
        body_timeout: Duration::from_millis(400),
        body_bytes_per_second: 20,
        ..test_options().limits
    };
    let server = TestServer::with_options(Options { limits, ..test_options() }).await;
    let person = server.person().await;

    let mut silent = RawConnection::open(&server).await;
    silent.send(&head("PUT", "/api/me", person.key(), 100, "")).await;
    let refusal = silent.rest().await.to_lowercase();
    assert!(refusal.starts_with("http/1.1 408") && refusal.contains("too_slow"), "{refusal}");
    assert!(refusal.contains("\r\nconnection: close\r\n"), "{refusal}");

    let mut trickle = RawConnection::open(&server).await;
    trickle.send(&head("PUT", "/api/me", person.key(), 100, "")).await;
    let (mut reading, mut writing) = trickle.0.into_split();
    let writer = tokio::spawn(async move {
        while writing.write_all(b" ").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(150)).await;
        }
    });
    let mut refusal = [0; 12];
    timeout(SOON, reading.read_exact(&mut refusal)).await.expect("an answer").expect("a response");
    assert_eq!(&refusal, b"HTTP/1.1 408");
    writer.abort();

    let mut steady = RawConnection::open(&server).await;
    let body = format!("{{\"name\": \"Anna\"{}}}", " ".repeat(66));
    steady.send(&head("PUT", "/api/me", person.key(), body.len(), "")).await;
    for part in body.as_bytes().chunks(10) {
        steady.send(std::str::from_utf8(part).expect("ASCII")).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let response = steady.response().await;
    assert!(response.starts_with("HTTP/1.1 200"), "{response}");
}

/// A client with `expect: 100-continue` sends its body only after the answer 100.
#[tokio::test]
async fn only_requests_with_a_key_are_asked_for_their_body() {
    let server = TestServer::start().await;
    let person = server.person().await;
    let game = "0".repeat(32);
    let expect = "expect: 100-continue\r\n";
    let operations = operations_with_body(&[&game, "1"]);
    assert!(operations.len() > 6, "{operations:?}");
    for (method, path) in operations {
        let mut connection = RawConnection::open(&server).await;
        connection.send(&head(&method, &path, None, 50, expect)).await;
        let response = connection.response().await;
        // A device that redeems a link has no key yet.
        if ["/api/keys", "/api/links"].contains(&path.as_str()) {
            assert!(response.starts_with("HTTP/1.1 100"), "{method} {path}: {response}");
            continue;
        }
        assert!(response.starts_with("HTTP/1.1 401"), "{method} {path}: {response}");
        assert!(response.contains("\r\nconnection: close\r\n"), "{method} {path}: {response}");
        assert_eq!(connection.rest().await, "", "{method} {path}");

        let mut connection = RawConnection::open(&server).await;
        connection.send(&head(&method, &path, person.key(), 50, expect)).await;
        let response = connection.response().await;
        assert!(response.starts_with("HTTP/1.1 100"), "{method} {path}: {response}");
    }
}

#[tokio::test]
async fn a_refusal_says_whether_the_connection_closes() {
    let server = TestServer::start().await;
    let foreign = "sec-fetch-site: cross-site\r\n";
    for (path, more, status) in
        [("/api/games", "", 401), ("/api/me", "", 201), ("/api/me", foreign, 403), ("/api/nothing", "", 404)]
    {
        // The body is there, in one piece or in two, so the connection can be used again.
        let mut connection = RawConnection::open(&server).await;
        for pause in [false, true] {
            for length in [10, 50_000] {
                let body = " ".repeat(length);
                let (first, second) = body.split_at(length / 2);
                connection.send(&(head("POST", path, None, length, more) + first)).await;
                if pause {
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                connection.send(second).await;
                let response = connection.response().await;
                assert!(response.starts_with(&format!("HTTP/1.1 {status}")), "{path}: {response}");
                assert!(!response.contains("connection: close"), "{path}: {response}");
            }
        }
        // The rest of the body does not come, or it is large.
        for length in [1000, 1 << 30] {
            let mut connection = RawConnection::open(&server).await;
            connection.send(&(head("POST", path, None, length, more) + "{")).await;
            let response = connection.response().await;
            assert!(response.starts_with(&format!("HTTP/1.1 {status}")), "{path}: {response}");
            assert!(response.contains("\r\nconnection: close\r\n"), "{path}: {response}");
            assert_eq!(connection.rest().await, "", "{path}");
        }
    }
}
