//! A game of two people with clocks, which must show the right time.

use std::time::{Duration, Instant};

use client::Client;
use serde_json::{Value, json};

use super::{Process, sanssouci};

/// The time bank of each player, in milliseconds.
const BANK: i64 = 600_000;
/// How much a clock may be wrong after each outage or wrong time, in milliseconds.
const TOLERANCE: i64 = 1000;

/// A game of two people with clocks, and how long the first turn has taken.
pub struct TimedGame {
    players: Vec<Client>,
    id: String,
    started: Instant,
    /// How much of the time since then was an outage.
    outage: Duration,
    /// How many outages there were.
    outages: i64,
}

impl TimedGame {
    pub async fn start(server: &Process) -> TimedGame {
        let mut host = Client::hello(server.address).await.expect("a response");
        let mut guest = Client::hello(server.address).await.expect("a response");
        let mut terms = sanssouci();
        // So that one player decides at a time.
        terms["options"]["choose_sides"] = json!(false);
        terms["time"] = json!({"kind": "bank", "seconds": BANK / 1000, "increment": 0});
        let opened = host.post("/api/games", &json!({"terms": terms, "seats": ["me", "open"]})).await;
        let id = opened.expect("a response").json().expect("JSON")["id"].as_str().expect("an id").to_string();
        let sit = guest.put(&format!("/api/games/{id}/seats/1"), &json!({"who": "me"})).await;
        assert_eq!(sit.expect("a response").status, 200);
        let players = vec![host, guest];
        TimedGame { players, id, started: Instant::now(), outage: Duration::ZERO, outages: 0 }
    }

    /// There was an outage from `since` until now.
    pub fn note_outage(&mut self, since: Instant) {
        self.outage += since.elapsed();
        self.outages += 1;
    }

    /// Continues with another process.
    pub fn reconnect(&mut self, server: &Process) {
        self.players = self.players.iter().map(|player| player.again(server.address)).collect();
    }

    async fn state(&mut self, seat: usize) -> Value {
        let state = self.players[seat].get(&format!("/api/games/{}", self.id)).await;
        state.expect("a response").json().expect("JSON")
    }

    /// Finishes the first turn. The clock of its player must show the time that the turn took
    /// without the outages.
    pub async fn assert_clock_is_right(&mut self) {
        let seat = self.state(0).await["table"]["to_act"][0].as_u64().expect("a seat") as usize;
        loop {
            let state = self.state(seat).await;
            if state["table"]["to_act"][0] != seat {
                break;
            }
            let decision = json!({"action": state["view"]["legal"][0], "after": state["seq"]});
            let path = format!("/api/games/{}/decisions", self.id);
            let response = self.players[seat].post(&path, &decision).await.expect("a response");
            assert_eq!(response.status, 200, "{:?}", response.body);
        }
        let used = (self.started.elapsed() - self.outage).as_millis() as i64;
        let state = self.state(seat).await;
        let clock = &state["table"]["seats"][seat]["clock"];
        assert_eq!(clock["running_since"], Value::Null);
        let error = clock["left"].as_i64().expect("a number") - (BANK - used);
        println!("the clock is wrong by {error} ms");
        assert!(
            error.abs() <= TOLERANCE * self.outages.max(1),
            "{error} ms after a turn of {used} ms; {state}"
        );
        let other = &state["table"]["seats"][1 - seat]["clock"];
        assert_eq!(other["left"], BANK, "a clock that does not run gains nothing");
        let path = format!("/api/games/{}/log", self.id);
        let log = self.players[seat].get(&path).await.expect("a response").json().expect("JSON");
        assert!(!log.to_string().contains("out_of_time"), "nobody ran out of time");
    }
}
