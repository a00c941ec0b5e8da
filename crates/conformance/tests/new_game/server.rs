//! The game over HTTP: a person plays against a bot, asks for a hint, and gets record and analysis.

use client::Client;
use serde_json::{Value, json};
use server::api::Api;
use server::store::Store;
use server::tables::Tables;
use server::{Options, serve};
use table::Games;
use tokio::net::TcpListener;

use crate::rules::CoinTicTacToe;

#[tokio::test]
async fn a_person_plays_the_game_against_a_bot() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(&Store::sqlite(&folder.path().join("games.db"))).await.expect("a new store");
    let options = Options::default();
    let tables = Tables::open(store, Games::default().with::<CoinTicTacToe>(()), options.tables);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let page = axum::Router::new();
    tokio::spawn(serve(listener, Api::new(tables, options), page, std::future::pending()));

    let mut anna = Client::hello(address).await.expect("an identity");
    let new_table = json!({
        "terms": {"game": "coin-tic-tac-toe", "options": {"players": 2}},
        "seats": ["me", "gardener"],
    });
    let opened = anna.post("/api/games", &new_table).await.expect("an answer").json().expect("JSON");
    let game = format!("/api/games/{}", opened["id"].as_str().expect("an id"));

    let frame = loop {
        let frame = get(&mut anna, &game).await;
        if frame["table"]["phase"] == "over" {
            break frame;
        }
        let Some(action) = frame["view"]["legal"].get(0) else { continue };
        let hint = get(&mut anna, &format!("{game}/hint")).await;
        assert!(hint["choices"][0]["action"]["cell"].is_u64(), "{hint}");
        let decision = json!({"action": action, "after": frame["seq"]});
        anna.post(&format!("{game}/decisions"), &decision).await.expect("an answer");
    };

    assert_eq!(frame["view"]["legal"], json!([]));
    let record = get(&mut anna, &format!("{game}/record")).await;
    let games = Games::default().with::<CoinTicTacToe>(());
    let replayed = games.replay(&record.to_string()).expect("the record follows the rules");
    assert_eq!(replayed.frames.len(), record["actions"].as_array().expect("a list").len() + 1);
    anna.post(&format!("{game}/analysis"), &Value::Null).await.expect("an answer");
    loop {
        let analysis = get(&mut anna, &format!("{game}/analysis")).await;
        if analysis["state"] == "done" {
            assert!(analysis["of"].as_u64() > Some(0), "{analysis}");
            break;
        }
    }
}

async fn get(client: &mut Client, path: &str) -> Value {
    client.get(path).await.expect("an answer").json().expect("JSON")
}
