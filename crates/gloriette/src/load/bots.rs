//! Games of bots alone, beside those of people: they keep every thinker busy.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use bots::Level;
use client::{Client, ClientError};
use serde::Deserialize;
use serde_json::json;
use tokio::task::JoinHandle;

use crate::load::game_loop::{Pace, sanssouci_for_two};

/// When the bots of one table decided.
pub(super) type Decided = JoinHandle<Vec<Instant>>;

#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(borrow)]
    table: Table<'a>,
}

#[derive(Deserialize)]
struct Table<'a> {
    phase: &'a str,
}

/// Lets two bots play one game after the other.
pub(super) fn begin(address: SocketAddr, level: Level, pace: Arc<Pace>) -> Decided {
    tokio::spawn(async move {
        let mut decided = Vec::new();
        while !pace.is_over() {
            if let Err(error) = one_game(address, level, &pace, &mut decided).await {
                eprintln!("a game of bots broke off: {error}");
                break;
            }
        }
        decided
    })
}

async fn one_game(
    address: SocketAddr,
    level: Level,
    pace: &Pace,
    decided: &mut Vec<Instant>,
) -> Result<(), ClientError> {
    let mut host = Client::hello(address).await?;
    let opening = json!({"terms": sanssouci_for_two(), "seats": [level.name(), level.name()]});
    let opened = host.post("/api/games", &opening).await?.json()?;
    let game = opened["id"].as_str().unwrap_or_default();
    let mut events = host.watch(&format!("/api/games/{game}/events"), None).await?;
    loop {
        let event = tokio::select! {
            event = events.next() => event?,
            () = pace.over() => return Ok(()),
        };
        decided.push(Instant::now());
        let frame: Frame<'_> = serde_json::from_str(&event.data)?;
        if frame.table.phase == "over" {
            return Ok(());
        }
    }
}
