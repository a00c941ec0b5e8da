//! A database of version 0.1.0 opens, sends the same bytes, and its games continue.
//!
//! `fixtures/README.md` says how the fixture was made.

use std::io::Read as _;
use std::path::Path;

use client::Client;
use flate2::read::GzDecoder;
use serde::Deserialize;
use serde_json::{Value, json};
use server::archive;
use server::store::Store;
use sqlx::{AssertSqlSafe, Connection as _};

use crate::test_server::{
    TestServer, decide, games, new_store, play_randomly, post, sit, state, temporary_folder, test_options,
};

/// The statements of 0.1.0, with values and the number of rows that each affects or returns, in
/// this order on an empty database.
const STATEMENTS: &str = include_str!("../fixtures/0.1.0.statements.json");
/// The names of the fixture's games are in `make_0_1_0.py`.
const KEYS_AND_GAMES: &str = include_str!("../fixtures/0.1.0.json");
const DATABASE: &[u8] = include_bytes!("../fixtures/0.1.0.db.gz");
const ANSWERS: &[u8] = include_bytes!("../fixtures/0.1.0.answers.jsonl.gz");

/// A request to 0.1.0 and the body of its response.
#[derive(Deserialize)]
struct SavedAnswer {
    /// The name of the person who sent the request.
    viewer: Option<String>,
    method: String,
    path: String,
    /// The body of the request.
    request: Option<String>,
    body: String,
}

/// A server of the present version with the games of 0.1.0.
struct Fixture {
    server: TestServer,
    keys_and_games: Value,
}

impl Fixture {
    async fn open() -> Fixture {
        let folder = temporary_folder();
        let file = folder.path().join("0.1.0.db");
        std::fs::write(&file, decompress(DATABASE)).expect("the database is copied");
        let url = match std::env::var("GLORIETTE_TEST_POSTGRES") {
            Err(_) => Store::sqlite(&file),
            Ok(_) => moved_to_a_new_store(&file, folder.path()).await,
        };
        let server = TestServer::on_store(url, folder, test_options()).await;
        Fixture { server, keys_and_games: serde_json::from_str(KEYS_AND_GAMES).expect("JSON") }
    }

    fn game(&self, name: &str) -> &str {
        self.keys_and_games["games"][name].as_str().expect("a game of the fixture")
    }

    fn client(&self, person: Option<&str>) -> Client {
        let key = |name| self.keys_and_games["keys"][name].as_str().expect("a key").to_string();
        self.server.stranger().with_key(person.map(key))
    }
}

fn decompress(bytes: &[u8]) -> Vec<u8> {
    let mut data = Vec::new();
    GzDecoder::new(bytes).read_to_end(&mut data).expect("valid gzip");
    data
}

/// Exports the database and imports it into a new store, whose URL it returns.
async fn moved_to_a_new_store(file: &Path, folder: &Path) -> String {
    let old = Store::open(&Store::sqlite(file)).await.expect("the database opens");
    let mut lines = Vec::new();
    let export = archive::export(&old, |line| {
        lines.push(Ok(serde_json::to_string(line)?));
        Ok(())
    });
    export.await.expect("the export succeeds");
    let url = new_store(folder).await;
    let new = Store::open(&url).await.expect("the store opens");
    archive::import(&new, &games(), lines.into_iter()).await.expect("the import succeeds");
    url
}

#[tokio::test]
async fn every_game_of_0_1_0_replays() {
    let fixture = Fixture::open().await;
    let number = fixture.keys_and_games["games"].as_object().expect("games").len() as u64;
    let checked = archive::check(fixture.server.tables.store(), &games()).await;
    assert_eq!(checked.expect("the store answers"), (number, Vec::new()));
}

/// 0.1.0 showed the market of Sanssouci while garden sides are chosen. Now it is laid out later.
fn without_early_market(body: String) -> String {
    let Ok(mut answer) = serde_json::from_str::<Value>(&body) else { return body };
    if let Some(view) = answer.get_mut("view") {
        empty_early_market(view);
    }
    for frame in answer.get_mut("frames").and_then(Value::as_array_mut).into_iter().flatten() {
        empty_early_market(&mut frame["view"]);
    }
    answer.to_string()
}

fn empty_early_market(view: &mut Value) {
    if view["phase"] == "gardens" {
        let display = view["display"].as_object_mut().expect("the fields of the market");
        display.values_mut().for_each(|tile| *tile = Value::Null);
    }
}

/// Frames, logs, records, analyses, replays and lists are the same, byte for byte.
#[tokio::test]
async fn viewers_get_the_same_bytes_as_from_0_1_0() {
    let fixture = Fixture::open().await;
    let answers = String::from_utf8(decompress(ANSWERS)).expect("UTF-8");
    let mut compared = 0;
    for line in answers.lines() {
        let saved: SavedAnswer = serde_json::from_str(line).expect("a saved answer");
        let headers: &[(&str, &str)] = match saved.request {
            Some(_) => &[("content-type", "application/json")],
            None => &[],
        };
        let mut client = fixture.client(saved.viewer.as_deref());
        let request = saved.request.map(String::into_bytes);
        let response = client.send(&saved.method, &saved.path, headers, request).await.expect("a response");
        let body = String::from_utf8_lossy(&response.body);
        let expected = without_early_market(saved.body);
        assert_eq!(body, expected, "{:?} {} {}", saved.viewer, saved.method, saved.path);
        compared += 1;
    }
    assert!(compared > 100, "{compared}");
}

#[tokio::test]
async fn a_running_game_of_0_1_0_continues_to_its_end() {
    let fixture = Fixture::open().await;
    let mut anna = fixture.client(Some("Anna"));
    for name in ["sanssouci_running", "taken_over"] {
        let game = fixture.game(name);
        let before = state(&mut anna, game).await;
        assert_eq!(before["table"]["to_act"], json!([before["table"]["you"]]));
        let seen = play_randomly(&mut anna, game, 1).await;
        assert!(seen.last().expect("frames")["view"]["result"]["scores"].is_array());
        let record = anna.get(&format!("/api/games/{game}/record")).await.expect("a response");
        assert_eq!(record.status, 200);
    }
}

/// The log says how long no server ran, and the clock continues from there.
#[tokio::test]
async fn a_running_clock_of_0_1_0_continues() {
    let fixture = Fixture::open().await;
    let mut dora = fixture.client(Some("Dora"));
    let game = fixture.game("clock_running");
    assert_eq!(decide(&mut dora, game).await, 200);
    assert_eq!(state(&mut dora, game).await["table"]["phase"], "running");
}

#[tokio::test]
async fn an_invitation_of_0_1_0_can_be_accepted() {
    let fixture = Fixture::open().await;
    let mut anna = fixture.client(Some("Anna"));
    let game = fixture.game("rematch_open");
    let table = state(&mut anna, game).await["table"].clone();
    let seats = table["seats"].as_array().expect("seats");
    let invited = seats.iter().position(|seat| seat["occupant"]["kind"] == "invited").expect("an invitation");
    sit(&mut anna, game, invited).await;
    assert_eq!(state(&mut anna, game).await["table"]["phase"], "running");
    assert_eq!(post(&mut anna, game, "leave", Value::Null).await, 200);
}

/// During an upgrade, processes of the previous release go on working on the new schema.
#[tokio::test]
async fn statements_of_0_1_0_work_on_the_present_schema() {
    let folder = temporary_folder();
    let url = new_store(folder.path()).await;
    let store = Store::open(&url).await.expect("the store opens");
    store.close().await;
    let mut connection = sqlx::AnyConnection::connect(&url).await.expect("a connection");
    let statements: Vec<(String, Vec<Value>, u64)> = serde_json::from_str(STATEMENTS).expect("JSON");
    for (statement, values, rows) in statements {
        let mut query = sqlx::query(AssertSqlSafe(statement.clone()));
        for value in values {
            query = match (value.as_i64(), value.as_str()) {
                (Some(number), _) => query.bind(number),
                (_, text) => query.bind(text.map(str::to_string)),
            };
        }
        let affected = if statement.starts_with("SELECT") {
            query.fetch_all(&mut connection).await.map(|rows| rows.len() as u64)
        } else {
            query.execute(&mut connection).await.map(|done| done.rows_affected())
        };
        assert_eq!(affected.map_err(|error| error.to_string()), Ok(rows), "{statement}");
    }
}
