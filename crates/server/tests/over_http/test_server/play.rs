//! Opening tables, sitting down, deciding and watching over HTTP.

use std::time::Duration;

use client::{Client, Event, Events};
use serde_json::{Value, json};

/// How long a test waits for a frame before it fails.
const FRAME_TIMEOUT: Duration = Duration::from_secs(60);

/// Terms of a plain game of Sanssouci.
pub(crate) fn sanssouci(players: u8) -> Value {
    json!({"game": "sanssouci", "options": {"edition": "classic", "players": players, "rewards": false,
        "boars": false, "choose_sides": true, "choose_stack": false}})
}

/// Terms of a game of Versailles.
pub(crate) fn versailles(players: u8) -> Value {
    json!({"game": "versailles", "options": {"players": players}})
}

/// Opens a table with these terms and occupants and returns its id.
pub(crate) async fn open(host: &mut Client, terms: Value, seats: &[&str]) -> String {
    let response = host.post("/api/games", &json!({"terms": terms, "seats": seats})).await;
    let response = response.expect("a response");
    assert_eq!(response.status, 201, "{:?}", response.body);
    response.json().expect("JSON")["id"].as_str().expect("an id").to_string()
}

/// Takes a seat.
pub(crate) async fn sit(person: &mut Client, game: &str, seat: usize) {
    let path = format!("/api/games/{game}/seats/{seat}");
    let response = person.put(&path, &json!({"who": "me"})).await.expect("a response");
    assert_eq!(response.status, 200, "{:?}", response.body);
}

/// The frame that shows a person the present state of a game.
pub(crate) async fn state(person: &mut Client, game: &str) -> Value {
    person.get(&format!("/api/games/{game}")).await.expect("a response").json().expect("JSON")
}

/// Posts to a route of a game and returns the status.
pub(crate) async fn post(person: &mut Client, game: &str, route: &str, body: Value) -> u16 {
    let path = format!("/api/games/{game}/{route}");
    person.post(&path, &body).await.expect("a response").status.as_u16()
}

/// Makes the first legal decision and returns the status.
pub(crate) async fn decide(person: &mut Client, game: &str) -> u16 {
    let now = state(person, game).await;
    let action = now["view"]["legal"][0].clone();
    post(person, game, "decisions", json!({"action": action, "after": now["seq"]})).await
}

/// The frame in an event.
pub(crate) fn frame(event: &Event) -> Value {
    serde_json::from_str(&event.data).expect("a frame is JSON")
}

/// Opens the stream of a game, which begins with its present state.
pub(crate) async fn watch(person: &Client, game: &str) -> Events {
    let events = person.watch(&format!("/api/games/{game}/events"), None).await.expect("a response");
    assert_eq!(events.status, 200);
    events
}

/// Reads frames until one fulfils the condition.
pub(crate) async fn wait_for_frame(events: &mut Events, condition: impl Fn(&Value) -> bool) -> Value {
    let search = async {
        loop {
            let frame = next_frame(events).await;
            if condition(&frame) {
                return frame;
            }
        }
    };
    tokio::time::timeout(FRAME_TIMEOUT, search).await.expect("the frame arrives in time")
}

async fn next_frame(events: &mut Events) -> Value {
    let event = tokio::time::timeout(FRAME_TIMEOUT, events.next()).await;
    frame(&event.expect("a frame arrives in time").expect("the stream is open"))
}

/// Makes a person's decisions at random until the game is over and returns all frames that arrived.
pub(crate) async fn play_randomly(person: &mut Client, game: &str, seed: u64) -> Vec<Value> {
    let mut rng = game::chance(seed, 0);
    let mut events = watch(person, game).await;
    let mut seen = Vec::new();
    loop {
        let frame = next_frame(&mut events).await;
        let table = &frame["table"];
        let over = table["phase"] == "over";
        let to_act = table["to_act"].as_array().is_some_and(|seats| seats.contains(&table["you"]));
        // A frame has a view only if the state of the game changed.
        let decision = (to_act && !over && !frame["view"].is_null()).then(|| {
            let legal = frame["view"]["legal"].as_array().expect("legal actions");
            json!({"action": legal[game::below(&mut rng, legal.len())], "after": frame["seq"]})
        });
        seen.push(frame);
        if over {
            return seen;
        }
        if let Some(decision) = decision {
            let response = person.post(&format!("/api/games/{game}/decisions"), &decision).await;
            let response = response.expect("a response");
            // 409: somebody else acted at the same time, and another frame follows.
            assert!([200, 409].contains(&response.status.as_u16()), "{:?}", response.body);
        }
    }
}
