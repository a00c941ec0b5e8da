//! Games between bots, which keep the server's bot threads busy.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use bots::Level;
use client::ClientError;
use serde_json::json;
use tokio::task::JoinHandle;

use crate::load::game_loop::sanssouci_for_two;
use crate::load::game_stream::{Access, GameStream};
use crate::load::pace::Pace;

/// The times of the decisions at one table.
pub(super) type BotDecisions = JoinHandle<Vec<Instant>>;

/// Lets two bots play games until the load test ends.
pub(super) fn start(address: SocketAddr, level: Level, pace: Arc<Pace>, access: Access) -> BotDecisions {
    tokio::spawn(async move {
        let mut decisions = Vec::new();
        while !pace.is_over() {
            if let Err(error) = play_game(address, level, &pace, &access, &mut decisions).await {
                eprintln!("a game between bots failed: {error}");
                break;
            }
        }
        decisions
    })
}

async fn play_game(
    address: SocketAddr,
    level: Level,
    pace: &Pace,
    access: &Access,
    decisions: &mut Vec<Instant>,
) -> Result<(), ClientError> {
    let mut host = access.stranger(address);
    host.send_until_answered("POST", "/api/me", &[], None).await?;
    let new_table = json!({"terms": sanssouci_for_two(), "seats": [level.name(), level.name()]}).to_string();
    let headers = [("content-type", "application/json"), ("idempotency-key", "open")];
    let opened = host.send_until_answered("POST", "/api/games", &headers, Some(new_table.as_bytes())).await?;
    let opened = opened.0.json()?;
    let game = opened["id"].as_str().unwrap_or_default();
    let (mut stream, mut reconnects) = (GameStream::new(host, game, access.kind), 0);
    loop {
        let (_, frame) = tokio::select! {
            event = stream.next(&mut reconnects) => event?,
            () = pace.over() => return Ok(()),
        };
        decisions.push(Instant::now());
        if frame["table"]["phase"] == "over" {
            return Ok(());
        }
    }
}
