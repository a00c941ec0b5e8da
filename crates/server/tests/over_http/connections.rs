//! Clients that hold connections: limits per address, idle connections, streams.

use std::time::Duration;

use serde_json::Value;
use server::{Limits, Options};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::bad_input::assert_refused;
use crate::test_server::{TestServer, open, test_options, versailles};

/// Long enough for anything that happens at once, also on a busy machine.
const SOON: Duration = Duration::from_secs(20);

/// Whether the server closes a connection without an answer.
async fn is_closed(stream: &mut TcpStream) -> bool {
    let read = timeout(SOON, stream.read(&mut [0; 1])).await.expect("the server closes the connection");
    read.is_ok_and(|bytes| bytes == 0) || read_failed(stream).await
}

/// A reset connection gives an error at every read.
async fn read_failed(stream: &mut TcpStream) -> bool {
    stream.read(&mut [0; 1]).await.map_or(true, |bytes| bytes == 0)
}

/// 600 clients with a key send the head of a request but not its body.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unfinished_bodies_do_not_stop_a_server_with_few_connections() {
    let limits = Limits { connections: 60, connections_per_address: 30, ..test_options().limits };
    let server = TestServer::with_options(Options { limits, ..test_options() }).await;
    let key = server.person().await.key().expect("a key").to_string();
    let head = format!(
        "POST /api/games HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {key}\r\n\
         content-type: application/json\r\ncontent-length: 1000\r\n\r\n{{"
    );
    let mut held = Vec::new();
    for _ in 0..600 {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind("127.0.0.2:0".parse().expect("an address")).expect("the whole of 127/8 is local");
        let mut stream = socket.connect(server.address).await.expect("a connection");
        // The server may have closed it already.
        let _ = stream.write_all(head.as_bytes()).await;
        held.push(stream);
    }
    let mut person = timeout(SOON, server.person()).await.expect("the server answers others");
    timeout(SOON, open(&mut person, versailles(2), &["me", "gardener"])).await.expect("others can play");
    assert!(is_closed(held.last_mut().expect("connections")).await, "the limit per address is reached");
}

#[tokio::test]
async fn one_address_gets_only_some_of_the_connections() {
    let limits = Limits { connections_per_address: 3, ..test_options().limits };
    let server = TestServer::with_options(Options { limits, ..test_options() }).await;
    let connect = async || TcpStream::connect(server.address).await.expect("a connection");
    let held = [connect().await, connect().await, connect().await];
    assert!(is_closed(&mut connect().await).await, "there are three already");
    drop(held);
    timeout(SOON, async {
        while server.stranger().get("/healthz").await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
    .expect("closed connections do not count");
}

/// All connections come from the proxy, so requests are counted instead.
#[tokio::test]
async fn behind_a_proxy_the_forwarded_address_is_limited() {
    let limits = Limits { connections_per_address: 2, ..test_options().limits };
    let server = TestServer::with_options(Options { limits, trust_proxy: true, ..test_options() }).await;
    let _idle = [(); 4].map(|()| std::net::TcpStream::connect(server.address).expect("a connection"));
    let hello = async |address: &str| {
        let forwarded = [("x-forwarded-for", address)];
        server.stranger().send("POST", "/api/me", &forwarded, None).await.expect("a response")
    };
    let mut streams = Vec::new();
    for address in ["2001:db8::1", "2001:db8::2"] {
        let mut stream = TcpStream::connect(server.address).await.expect("a connection");
        let head = format!("GET /api/games/events HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {address}\r\n\r\n");
        stream.write_all(head.as_bytes()).await.expect("the request is sent");
        assert_eq!(stream.read_u8().await.expect("a response"), b'H');
        streams.push(stream);
    }
    assert_refused(&hello("2001:db8::3").await, 429, "too_many_connections");
    assert_eq!(hello("2001:db8:0:1::1").await.status, 201, "another network");
    assert_eq!(server.stranger().post("/api/me", &Value::Null).await.expect("a response").status, 201);
    drop(streams);
    timeout(SOON, async {
        while hello("2001:db8::3").await.status != 201 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
    .expect("streams that ended do not count");
}

#[tokio::test]
async fn idle_connections_are_closed_but_streams_stay_open() {
    let limits = Limits {
        head_timeout: Duration::from_millis(300),
        body_timeout: Duration::from_millis(300),
        ..test_options().limits
    };
    let server = TestServer::with_options(Options { limits, ..test_options() }).await;
    let mut silent = TcpStream::connect(server.address).await.expect("a connection");
    let mut host = server.person().await;
    let game = open(&mut host, versailles(2), &["me", "open"]).await;
    let mut events = host.watch(&format!("/api/games/{game}/events"), None).await.expect("a response");
    events.next().await.expect("the first frame");
    assert!(is_closed(&mut silent).await, "it never sent anything");

    let mut idle = TcpStream::connect(server.address).await.expect("a connection");
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("the request is sent");
    let mut response = Vec::new();
    timeout(SOON, idle.read_to_end(&mut response)).await.expect("it is closed").expect("a response");
    assert!(response.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&response));

    let talk = format!("/api/games/{game}/talk");
    host.post(&talk, &serde_json::json!({"text": "still there?"})).await.expect("a response");
    timeout(SOON, events.next()).await.expect("the stream is open").expect("a frame");
}

#[tokio::test]
async fn connections_that_nobody_reads_are_closed() {
    let limits = Limits { read_timeout: Duration::from_millis(500), ..test_options().limits };
    let server = TestServer::with_options(Options { limits, ..test_options() }).await;
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    let requests = "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n";
    // The answers fill the buffers of both systems. Then the server stops reading, and we cannot
    // write either until it closes the connection.
    let write = async { while stream.write_all(requests.as_bytes()).await.is_ok() {} };
    timeout(SOON, write).await.expect("the server closes the connection");
}
