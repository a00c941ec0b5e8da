//! All requests that a viewer can send about a game, and the bytes of the responses.

use std::time::Duration;

use client::{Client, Event, Events, PatchedFrames, Response};
use game::{Seat, Viewer};
use memchr::memmem;
use serde_json::{Value, json};

use super::pair::{FollowUp, Pair};
use crate::test_server::TestServer;

/// Requests and the bytes of their responses.
#[derive(Default)]
pub(crate) struct Transcript {
    pub(crate) lines: Vec<(String, Vec<u8>)>,
    /// How many hints were among them.
    pub(crate) hints: usize,
    /// How many frames told only what had changed.
    pub(crate) patches: usize,
}

/// A viewer in one of the two worlds.
struct ViewerSession<'a> {
    server: &'a TestServer,
    pair: &'a Pair,
    world: usize,
    client: Client,
    /// The sequence number of the last entry.
    seq: u64,
    /// Whether entries were added whose timestamps differ between the worlds.
    live: bool,
    transcript: Transcript,
}

/// Sends all requests of a viewer in one world.
pub(crate) async fn send_all(server: &TestServer, pair: &Pair, world: usize) -> Transcript {
    let person = match pair.viewer {
        Viewer::Seat(seat) => Some(&pair.table.people[seat.index()]),
        Viewer::Spectator => Some(&pair.table.spectator).filter(|_| pair.spectator_has_key),
    };
    let client =
        Client::stranger(server.address).with_key(person.map(|person| person.key.reveal().to_string()));
    let transcript = Transcript::default();
    let mut session = ViewerSession { server, pair, world, client, seq: pair.seq(), live: false, transcript };
    session.first_load().await;
    session.streams().await;
    session.look_back().await;
    session.hint().await;
    session.lists().await;
    session.errors().await;
    session.follow().await;
    session.first_load().await;
    session.streams().await;
    session.look_back().await;
    session.hint().await;
    session.lists().await;
    session.transcript
}

/// The requests for the lobby.
pub(crate) async fn lobby(server: &TestServer) -> Transcript {
    let mut transcript = Transcript::default();
    let mut client = Client::stranger(server.address);
    let response = client.get("/api/games").await.expect("a response");
    transcript.lines.push(("GET /api/games".into(), full_bytes(&response)));
    let mut events = client.watch("/api/games/events", None).await.expect("a response");
    transcript.lines.push(("the stream of the lobby".into(), next(&mut events).await));
    transcript
}

impl ViewerSession<'_> {
    fn path(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.pair.table.id)
    }

    fn note(&mut self, what: impl Into<String>, bytes: Vec<u8>) {
        let hashes = &self.pair.worlds[self.world].hashes;
        let mut bytes = hashes.iter().fold(bytes, |bytes, hash| mask(bytes, hash.as_bytes()));
        if self.live {
            mask_long_numbers(&mut bytes);
        }
        self.transcript.lines.push((what.into(), bytes));
    }

    async fn get(&mut self, path: &str) -> u16 {
        let response = self.client.get(path).await.expect("a response");
        self.note(format!("GET {path}"), full_bytes(&response));
        response.status.as_u16()
    }

    async fn send(&mut self, method: &str, path: &str, body: &Value) -> Response {
        let path = self.path(path);
        let response = self.client.send_json(method, &path, &[], body).await.expect("a response");
        self.note(format!("{method} {path} {body}"), full_bytes(&response));
        response
    }

    /// Sends a request that must be refused.
    async fn send_refused(&mut self, method: &str, path: &str, body: &Value) {
        let response = self.send(method, path, body).await;
        assert!(
            response.status.is_client_error(),
            "{}: {method} {path} {body}: {response:?}",
            self.pair.label
        );
    }

    async fn first_load(&mut self) {
        let path = self.path("");
        self.get(&path).await;
    }

    /// Reads frames from a stream that resumes after an entry or begins with the present state.
    async fn stream(&mut self, query: &str, after: Option<u64>, frames: u64) -> Events {
        let path = self.path(&format!("/events{query}"));
        let after = after.map(|after| after.to_string());
        let mut events = self.client.watch(&path, after.as_deref()).await.expect("a response");
        let label = format!("GET {path} after {after:?}");
        self.note(label.clone(), head(events.status.as_u16(), &events.headers));
        for number in 1..=frames {
            let raw = next(&mut events).await;
            self.note(format!("{label}, frame {number} of {frames}"), raw);
        }
        events
    }

    async fn streams(&mut self) {
        let seq = self.seq;
        self.stream("", None, 1).await;
        self.stream("", Some(1), seq - 1).await;
        self.stream("", Some(seq + 1000), 1).await;
        self.stream(&format!("?after={}", seq - 1), None, 1).await;
        for after in self.pair.samples.clone() {
            self.stream("", Some(after), seq - after).await;
        }
    }

    async fn look_back(&mut self) {
        let (seq, started) = (self.seq, self.pair.table.started());
        let samples = self.pair.samples.iter().copied();
        for at in [0, 1, started, seq, seq + 1].into_iter().chain(samples) {
            let path = self.path(&format!("/at/{at}"));
            self.get(&path).await;
        }
        for rest in ["/at/x", "/log"] {
            let path = self.path(rest);
            self.get(&path).await;
        }
        // Nothing is shown face up before the end.
        for rest in [format!("/at/{seq}"), "/log".to_string()] {
            let path = self.path(&format!("{rest}?reveal=true"));
            assert_eq!(self.get(&path).await, 409, "{}: {path}", self.pair.label);
        }
    }

    async fn hint(&mut self) {
        let path = self.path("/hint");
        if self.get(&path).await == 200 {
            self.transcript.hints += 1;
        }
    }

    async fn lists(&mut self) {
        self.get("/api/me/games").await;
        self.get("/api/me/statistics").await;
        for rest in ["/record", "/analysis"] {
            let path = self.path(rest);
            self.get(&path).await;
        }
    }

    async fn errors(&mut self) {
        let seq = self.pair.seq();
        for action in self.pair.illegal_actions.clone() {
            self.send_refused("POST", "/decisions", &json!({"action": action, "after": seq})).await;
            // Stale, too early, and in the name of another seat.
            self.send_refused("POST", "/decisions", &json!({"action": action, "after": 1})).await;
            self.send_refused("POST", "/decisions", &json!({"action": action, "after": seq + 7})).await;
            let mut named = action.clone();
            for seat in 0..self.pair.table.people.len() {
                named["seat"] = json!(seat);
                self.send_refused("POST", "/decisions", &json!({"action": named, "after": seq})).await;
            }
        }
        for action in [
            json!(null),
            json!("play:a:t1"),
            json!(17),
            json!({"do": "peek"}),
            json!({"do": "bid", "card": 99}),
        ] {
            self.send_refused("POST", "/decisions", &json!({"action": action, "after": seq})).await;
        }
        self.send_refused("POST", "/decisions", &json!({"action": {"do": "stay"}})).await;
        self.send_refused("POST", "/undo", &json!({"after": 0})).await;
        if !self.pair.undoable {
            self.send_refused("POST", "/undo", &json!({"after": seq})).await;
        }
        self.send_refused("POST", "/undo", &json!({"before": seq})).await;
        self.send_refused("POST", "/start", &json!(null)).await;
        self.send_refused("POST", "/analysis", &json!(null)).await;
        self.send_refused("POST", "/rematch", &json!(null)).await;
        self.send_refused("POST", "/repeat", &json!({})).await;
        self.send_refused("POST", "/repeat", &json!({"from": seq})).await;
        self.send_refused("POST", "/return/x", &json!(null)).await;
        self.send_refused("PUT", "/seats/0", &json!({"who": "me"})).await;
        self.send_refused("PUT", "/seats/1", &json!({"who": "gardener"})).await;
        self.send_refused("DELETE", "/seats/0", &json!(null)).await;
        self.send_refused("DELETE", "", &json!(null)).await;
        let path = self.path("/decisions");
        let response = self.client.send("POST", &path, &[], Some(b"{".to_vec())).await.expect("a response");
        self.note("not JSON", full_bytes(&response));
    }

    /// Watches the follow-ups.
    async fn follow(&mut self) {
        let mut events = self.stream("", Some(self.seq), 0).await;
        let patches = self.path(&format!("/events?patches=true&after={}", self.seq));
        let mut patches = self.client.watch(&patches, None).await.expect("a response");
        let mut patched = PatchedFrames::default();
        self.live = true;
        for step in &self.pair.follow_ups {
            let (seat, path, body) = match step {
                FollowUp::Act(seat, actions) => {
                    (*seat, "/decisions", json!({"action": actions[self.world], "after": self.seq}))
                }
                FollowUp::Undo(seat) => (*seat, "/undo", json!({"after": self.seq})),
            };
            let label = format!("{}: {path} of seat {seat}", self.pair.label);
            let response = self.person(seat).post(&self.path(path), &body).await.expect("a response");
            assert_eq!(response.status, 200, "{label}: {response:?}");
            // Only the player who decides sees the response.
            if self.pair.viewer == Viewer::Seat(seat) {
                self.note(label.clone(), full_bytes(&response));
            }
            self.seq += 1;
            let frame = next_event(&mut events).await;
            let patch = next_event(&mut patches).await;
            // The first ones are whole.
            self.transcript.patches += usize::from(patch.event == "patch");
            assert_same_frame(&label, &frame, &patch, &mut patched);
            self.note(format!("the frame after {label}"), frame.raw);
            self.note(format!("the {} after {label}", patch.event), without_clocks(&patch));
        }
        // If the server sent a frame too many, it would arrive instead of this chat line.
        let response = self.person(Seat::FIRST).post(&self.path("/talk"), &json!({"text": "Well?"})).await;
        self.note("talk", full_bytes(&response.expect("a response")));
        let muted = !self.transcript.lines.last().is_some_and(|(_, bytes)| bytes.starts_with(b"200"));
        if !muted {
            self.seq += 1;
            let raw = next(&mut events).await;
            self.note("the frame after talk", raw);
        }
    }

    fn person(&self, seat: Seat) -> Client {
        let key = self.pair.table.people[seat.index()].key.reveal().to_string();
        Client::stranger(self.server.address).with_key(Some(key))
    }
}

/// The bytes of the next event.
async fn next(events: &mut Events) -> Vec<u8> {
    next_event(events).await.raw
}

async fn next_event(events: &mut Events) -> Event {
    let event = tokio::time::timeout(Duration::from_secs(30), events.next()).await;
    event.expect("a frame arrives in time").expect("the stream is open")
}

/// A patch completes the frame before to the same frame that others get whole.
fn assert_same_frame(label: &str, whole: &Event, patch: &Event, patched: &mut PatchedFrames) {
    assert_eq!(patch.id, whole.id, "{label}");
    let completed = patched.read(patch).expect("a valid patch").expect("a frame");
    let mut whole: Value = serde_json::from_str(&whole.data).expect("JSON");
    if completed.get("view").is_none() {
        whole.as_object_mut().expect("an object").remove("view");
    }
    assert_eq!(completed, whole, "{label}");
}

/// A patch without its changes of clocks. It has one only if time has passed.
fn without_clocks(patch: &Event) -> Vec<u8> {
    let mut data: Value = serde_json::from_str(&patch.data).expect("JSON");
    let is_clock = |operation: &Value| operation["path"].as_str().is_some_and(|path| path.contains("/clock"));
    match data.get_mut("patch").and_then(Value::as_array_mut) {
        Some(operations) => operations.retain(|operation| !is_clock(operation)),
        None => return patch.raw.clone(),
    }
    data.to_string().into_bytes()
}

/// The status and all headers but the date.
fn head(status: u16, headers: &hyper::HeaderMap) -> Vec<u8> {
    let mut lines: Vec<Vec<u8>> = headers
        .iter()
        .filter(|(name, _)| *name != "date")
        .map(|(name, value)| [name.as_str().as_bytes(), b": ", value.as_bytes(), b"\n"].concat())
        .collect();
    lines.sort();
    [format!("{status}\n").into_bytes(), lines.concat(), b"\n".to_vec()].concat()
}

fn full_bytes(response: &Response) -> Vec<u8> {
    [head(response.status.as_u16(), &response.headers), response.body.to_vec()].concat()
}

/// Masks the hashes of the deal and of the secret, the only things that may differ.
fn mask(mut bytes: Vec<u8>, hash: &[u8]) -> Vec<u8> {
    let places: Vec<usize> = memmem::find_iter(&bytes, hash).collect();
    for place in places {
        bytes[place..][..hash.len()].fill(b'#');
    }
    bytes
}

/// Masks timestamps and remaining times, because the games continue at different times.
fn mask_long_numbers(bytes: &mut [u8]) {
    const LONG: usize = 10;
    // A long number covers one of these places. Looking at every byte takes long in a test build.
    for place in (0..bytes.len()).step_by(LONG) {
        if !bytes[place].is_ascii_digit() {
            continue;
        }
        let before = bytes[..place].iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let after = bytes[place..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if before + after >= LONG {
            bytes[place - before..place + after].fill(b'#');
        }
    }
}
