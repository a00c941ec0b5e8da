//! A server for tests: the real one, on a free port, with a store of its own.
//!
//! The store is a SQLite file, or, if `GLORIETTE_TEST_POSTGRES` names a server, a database on that: `./test` runs the same
//! tests with both.

#![allow(dead_code, unreachable_pub, reason = "every test uses its part of it")]

mod database;

use std::net::SocketAddr;

use client::{Client, Event, Events};
use game::Game;
use serde_json::{Value, json};
use server::api::Api;
use server::store::Store;
use server::tables::Tables;
use server::{Limits, Options};
use table::Games;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server and its store.
pub struct TestServer {
    pub address: SocketAddr,
    pub tables: Tables,
    pub url: String,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<()>>,
    _folder: TempDir,
}

/// All games there are.
pub fn games() -> Games {
    let sanssouci = sanssouci::Position::data(|_| None).expect("the built-in data are right");
    let versailles = versailles::Position::data(|_| None).expect("the built-in data are right");
    Games::default().with::<sanssouci::Position>(sanssouci).with::<versailles::Position>(versailles)
}

/// A server that lets tests be as quick as they can.
pub fn quick() -> Options {
    let limits = Limits { posts_per_second: 10_000, people_per_minute: 100_000, ..Limits::default() };
    Options { limits, ..Options::default() }
}

/// A new, empty store.
pub async fn new_store(folder: &TempDir) -> String {
    match std::env::var("GLORIETTE_TEST_POSTGRES") {
        Err(_) => Store::sqlite(&folder.path().join("server.db")),
        Ok(admin) => database::new_database(&admin).await,
    }
}

impl TestServer {
    pub async fn open() -> TestServer {
        TestServer::with(quick()).await
    }

    pub async fn with(options: Options) -> TestServer {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let url = new_store(&folder).await;
        TestServer::on(url, folder, options).await
    }

    /// Another server on the same store.
    pub async fn beside(other: &TestServer) -> TestServer {
        let folder = tempfile::tempdir().expect("a folder can be made");
        TestServer::on(other.url.clone(), folder, quick()).await
    }

    async fn on(url: String, folder: TempDir, options: Options) -> TestServer {
        let store = Store::open(&url).await.expect("the store opens");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let tables = Tables::open(store, games(), options.tables);
        let api = Api::new(tables.clone(), options);
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(async move {
            let stopped = async move { drop(stopped.await) };
            server::serve(listener, api, axum::Router::new(), stopped).await.expect("it serves");
        });
        TestServer { address, tables, url, stop: Some(stop), serving: Some(serving), _folder: folder }
    }

    /// Stops as an operator would, and starts again on the same store, at another port.
    pub async fn restart(mut self) -> TestServer {
        self.stop().await;
        let TestServer { url, _folder, .. } = self;
        TestServer::on(url, _folder, quick()).await
    }

    /// Stops as an operator would.
    pub async fn stop(&mut self) {
        drop(self.stop.take());
        if let Some(serving) = self.serving.take() {
            serving.await.expect("it stops well");
        }
    }

    /// Somebody new.
    pub async fn person(&self) -> Client {
        Client::hello(self.address).await.expect("hello is answered")
    }
}

/// Options of the plain game.
pub fn sanssouci(players: u8) -> Value {
    json!({"game": "sanssouci", "options": {"edition": "classic", "players": players, "rewards": false,
        "boars": false, "choose_sides": true, "choose_stack": false}})
}

/// Options of Versailles.
pub fn versailles(players: u8) -> Value {
    json!({"game": "versailles", "options": {"players": players}})
}

/// Opens a table with these terms and seats.
pub async fn open(host: &mut Client, terms: Value, seats: &[&str]) -> String {
    let opening = json!({"terms": terms, "seats": seats});
    let answer = host.post("/api/games", &opening).await.expect("it is answered");
    assert_eq!(answer.status, 201, "{:?}", answer.body);
    answer.json().expect("JSON")["id"].as_str().expect("an id").to_string()
}

/// Sits down.
pub async fn sit(person: &mut Client, game: &str, seat: usize) {
    let answer = person.put(&format!("/api/games/{game}/seats/{seat}"), &json!({"who": "me"})).await;
    let answer = answer.expect("it is answered");
    assert_eq!(answer.status, 200, "{:?}", answer.body);
}

/// The frame that an event carries.
pub fn frame(event: &Event) -> Value {
    serde_json::from_str(&event.data).expect("a frame is JSON")
}

/// Watches a game from how it stands.
pub async fn watch(person: &Client, game: &str) -> Events {
    let events = person.watch(&format!("/api/games/{game}/events"), None).await.expect("it is answered");
    assert_eq!(events.status, 200);
    events
}

/// Plays a person's part of a game to its end, deciding by `choose` among so many; gives all frames that were seen.
pub async fn play(person: &mut Client, game: &str, mut choose: impl FnMut(usize) -> usize) -> Vec<Value> {
    let mut events = watch(person, game).await;
    let mut seen = Vec::new();
    let mut view = Value::Null;
    loop {
        let event = tokio::time::timeout(std::time::Duration::from_secs(60), events.next()).await;
        let frame = frame(&event.expect("the game goes on").expect("the stream goes on"));
        if !frame["view"].is_null() {
            view = frame["view"].clone();
        }
        let over = frame["table"]["phase"] == "over";
        let table = &frame["table"];
        let mine = table["to_act"].as_array().is_some_and(|seats| seats.contains(&table["you"]));
        let changed = !frame["view"].is_null();
        let seq = frame["seq"].clone();
        seen.push(frame);
        if over {
            return seen;
        }
        if mine && changed {
            let legal = view["legal"].as_array().expect("legal decisions");
            let action = &legal[choose(legal.len())];
            let decision = json!({"action": action, "after": seq});
            let answer = person.post(&format!("/api/games/{game}/decisions"), &decision).await;
            let answer = answer.expect("it is answered");
            assert!([200, 409].contains(&answer.status.as_u16()), "{:?}", answer.body);
        }
    }
}
