//! Everything that a viewer can ask of the server about a game, and the bytes that come back.

use std::time::Duration;

use client::{Answer, Client, Events};
use game::{Seat, Viewer};
use serde_json::{Value, json};

use super::pair::{Pair, FollowUp};
use crate::test_server::TestServer;

/// What was asked, and what came back.
#[derive(Default)]
pub(crate) struct Transcript {
    pub(crate) lines: Vec<(String, Vec<u8>)>,
    /// How many hints were given.
    pub(crate) hints: usize,
}

/// A viewer of one of the two games.
struct ViewerSession<'a> {
    server: &'a TestServer,
    pair: &'a Pair,
    world: usize,
    client: Client,
    /// How far the log has come.
    seq: u64,
    /// Whether something has happened by now, at an instant that is another in the other world.
    live: bool,
    transcript: Transcript,
}

/// Asks everything.
pub(crate) async fn run(server: &TestServer, pair: &Pair, world: usize) -> Transcript {
    let human = match pair.viewer {
        Viewer::Seat(seat) => Some(&pair.table.people[seat.index()]),
        Viewer::Spectator => Some(&pair.table.spectator).filter(|_| pair.known),
    };
    let client = Client::stranger(server.address).with_key(human.map(|human| human.key.reveal().to_string()));
    let transcript = Transcript::default();
    let mut asking = ViewerSession { server, pair, world, client, seq: pair.seq(), live: false, transcript };
    asking.first_load().await;
    asking.streams().await;
    asking.look_back().await;
    asking.hint().await;
    asking.lists().await;
    asking.errors().await;
    asking.watch_on().await;
    asking.first_load().await;
    asking.streams().await;
    asking.look_back().await;
    asking.hint().await;
    asking.lists().await;
    asking.transcript
}

/// Everybody's lists of games.
pub(crate) async fn lobby(server: &TestServer) -> Transcript {
    let mut transcript = Transcript::default();
    let mut client = Client::stranger(server.address);
    let answer = client.get("/api/games").await.expect("it is answered");
    transcript.lines.push(("GET /api/games".into(), whole(&answer)));
    let mut events = client.watch("/api/games/events", None).await.expect("it is answered");
    transcript.lines.push(("the lobby's stream".into(), next(&mut events).await));
    transcript
}

impl ViewerSession<'_> {
    fn path(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.pair.table.id)
    }

    fn note(&mut self, what: impl Into<String>, bytes: Vec<u8>) {
        let commitment = &self.pair.worlds[self.world].commitment;
        let mut bytes = covered(bytes, commitment.as_bytes());
        if self.live {
            cover_instants(&mut bytes);
        }
        self.transcript.lines.push((what.into(), bytes));
    }

    async fn get(&mut self, path: &str) -> u16 {
        let answer = self.client.get(path).await.expect("it is answered");
        self.note(format!("GET {path}"), whole(&answer));
        answer.status.as_u16()
    }

    async fn send(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let path = self.path(path);
        let answer = self.client.send_json(method, &path, &[], body).await.expect("it is answered");
        self.note(format!("{method} {path} {body}"), whole(&answer));
        answer
    }

    /// Something that must be refused.
    async fn refused(&mut self, method: &str, path: &str, body: &Value) {
        let answer = self.send(method, path, body).await;
        assert!(answer.status.is_client_error(), "{}: {method} {path} {body}: {answer:?}", self.pair.label);
    }

    async fn first_load(&mut self) {
        let path = self.path("");
        self.get(&path).await;
    }

    /// The stream, after an entry or from how things stand: so many frames.
    async fn stream(&mut self, query: &str, after: Option<u64>, frames: u64) -> Events {
        let path = self.path(&format!("/events{query}"));
        let after = after.map(|after| after.to_string());
        let mut events = self.client.watch(&path, after.as_deref()).await.expect("it is answered");
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
        // Nothing is turned up before the end.
        for rest in [format!("/at/{seq}"), "/log".to_string()] {
            let path = self.path(&format!("{rest}?reveal=true"));
            assert_eq!(self.get(&path).await, 409, "{}: {path}", self.pair.label);
        }
    }

    /// What a bot would do in the viewer's place.
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
            self.refused("POST", "/decisions", &json!({"action": action, "after": seq})).await;
            // Too early, too late, and in somebody else's name.
            self.refused("POST", "/decisions", &json!({"action": action, "after": 1})).await;
            self.refused("POST", "/decisions", &json!({"action": action, "after": seq + 7})).await;
            let mut named = action.clone();
            for seat in 0..self.pair.table.people.len() {
                named["seat"] = json!(seat);
                self.refused("POST", "/decisions", &json!({"action": named, "after": seq})).await;
            }
        }
        for action in [
            json!(null),
            json!("play:a:t1"),
            json!(17),
            json!({"do": "peek"}),
            json!({"do": "bid", "card": 99}),
        ] {
            self.refused("POST", "/decisions", &json!({"action": action, "after": seq})).await;
        }
        self.refused("POST", "/decisions", &json!({"action": {"do": "stay"}})).await;
        self.refused("POST", "/undo", &json!({"after": 0})).await;
        if !self.pair.undoable {
            self.refused("POST", "/undo", &json!({"after": seq})).await;
        }
        self.refused("POST", "/undo", &json!({"before": seq})).await;
        self.refused("POST", "/start", &json!(null)).await;
        self.refused("POST", "/analysis", &json!(null)).await;
        self.refused("POST", "/rematch", &json!(null)).await;
        self.refused("POST", "/return/x", &json!(null)).await;
        self.refused("PUT", "/seats/0", &json!({"who": "me"})).await;
        self.refused("PUT", "/seats/1", &json!({"who": "gardener"})).await;
        self.refused("DELETE", "/seats/0", &json!(null)).await;
        self.refused("DELETE", "", &json!(null)).await;
        let path = self.path("/decisions");
        let answer = self.client.send("POST", &path, &[], Some(b"{".to_vec())).await.expect("it is answered");
        self.note("not JSON", whole(&answer));
    }

    /// What happens next, while the viewer watches.
    async fn watch_on(&mut self) {
        let mut events = self.stream("", Some(self.seq), 0).await;
        self.live = true;
        for step in &self.pair.steps {
            let (seat, path, body) = match step {
                FollowUp::Act(seat, actions) => {
                    (*seat, "/decisions", json!({"action": actions[self.world], "after": self.seq}))
                }
                FollowUp::Undo(seat) => (*seat, "/undo", json!({"after": self.seq})),
            };
            let label = format!("{}: {path} of seat {seat}", self.pair.label);
            let answer = self.person(seat).post(&self.path(path), &body).await.expect("it is answered");
            assert_eq!(answer.status, 200, "{label}: {answer:?}");
            // Others do not see what is answered; who decides does.
            if self.pair.viewer == Viewer::Seat(seat) {
                self.note(label.clone(), whole(&answer));
            }
            self.seq += 1;
            let raw = next(&mut events).await;
            self.note(format!("the frame after {label}"), raw);
        }
        // A last word, so that a frame too many would show.
        let answer = self.person(Seat::FIRST).post(&self.path("/talk"), &json!({"text": "Well?"})).await;
        self.note("talk", whole(&answer.expect("it is answered")));
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
    let event = tokio::time::timeout(Duration::from_secs(30), events.next()).await;
    event.expect("a frame comes").expect("the stream goes on").raw
}

/// Status and headers, but for the date.
fn head(status: u16, headers: &hyper::HeaderMap) -> Vec<u8> {
    let mut lines: Vec<Vec<u8>> = headers
        .iter()
        .filter(|(name, _)| *name != "date")
        .map(|(name, value)| [name.as_str().as_bytes(), b": ", value.as_bytes(), b"\n"].concat())
        .collect();
    lines.sort();
    [format!("{status}\n").into_bytes(), lines.concat(), b"\n".to_vec()].concat()
}

fn whole(answer: &Answer) -> Vec<u8> {
    [head(answer.status.as_u16(), &answer.headers), answer.body.to_vec()].concat()
}

/// The commitment is the one thing that may differ: a salted hash. All else around it may not, nor its length.
fn covered(mut bytes: Vec<u8>, commitment: &[u8]) -> Vec<u8> {
    let mut from = 0;
    while let Some(place) = bytes[from..].windows(commitment.len()).position(|window| window == commitment) {
        bytes[from + place..][..commitment.len()].fill(b'#');
        from += place + commitment.len();
    }
    bytes
}

/// Milliseconds since 1970, and what is left on clocks, where the two games go on at different instants.
fn cover_instants(bytes: &mut [u8]) {
    let mut start = 0;
    while start < bytes.len() {
        let digits = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits >= 10 {
            bytes[start..start + digits].fill(b'#');
        }
        start += digits.max(1);
    }
}
