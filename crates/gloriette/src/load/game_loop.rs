//! One table of a load test: two players and some spectators.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use client::{Client, ClientError, Response};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::load::game_stream::{Access, FrameKind, GameStream};
use crate::load::pace::Pace;

/// The clients' observations: when decisions were posted, and when frames arrived.
#[derive(Default)]
pub(super) struct Observed {
    pub(super) posts: Vec<Post>,
    /// Game id, sequence number and time of arrival.
    pub(super) frames: Vec<(Arc<str>, u64, Instant)>,
    /// Requests and streams that failed.
    pub(super) errors: Vec<String>,
    /// How often a request was repeated or a stream opened again, because the server was away.
    pub(super) reconnects: u64,
}

/// A decision that was accepted.
pub(super) struct Post {
    pub(super) game: Arc<str>,
    pub(super) seq: u64,
    /// Its idempotency key, as a number.
    pub(super) key: u64,
    pub(super) at: Instant,
    pub(super) latency: Duration,
}

/// The running clients of one table.
pub(super) struct TableClients {
    clients: Vec<JoinHandle<Observed>>,
    /// The id of the present game.
    game: Arc<watch::Sender<Arc<str>>>,
}

impl TableClients {
    /// Lets another spectator watch.
    pub(super) fn add_spectator(&mut self, address: SocketAddr, pace: Arc<Pace>, access: Access) {
        self.clients.push(tokio::spawn(spectate(address, self.game.subscribe(), pace, access)));
    }

    /// Waits for the clients and returns their observations.
    pub(super) async fn finish(self) -> Observed {
        let mut all = Observed::default();
        for client in self.clients {
            let Ok(Ok(observed)) = tokio::time::timeout(Duration::from_secs(20), client).await else {
                all.errors.push("a client did not stop".into());
                continue;
            };
            all.posts.extend(observed.posts);
            all.frames.extend(observed.frames);
            all.errors.extend(observed.errors);
            all.reconnects += observed.reconnects;
        }
        all
    }
}

/// Starts a table. When its game is over, the same people play the next one. Each client has an
/// address of the server: the host, the guest, then the spectators from the host's on.
pub(super) async fn start(
    address: impl Fn(usize) -> SocketAddr,
    number: usize,
    spectators: usize,
    pace: Arc<Pace>,
    access: Access,
) -> Result<TableClients, ClientError> {
    let mut host = access.stranger(address(0)).with_identity().await?;
    let guest = access.stranger(address(1)).with_identity().await?;
    let (table, _) = watch::channel(open(&mut host, 0, &mut Observed::default()).await?);
    let table = Arc::new(table);
    let mut clients = Vec::new();
    for client in 0..spectators {
        clients.push(tokio::spawn(spectate(
            address(client),
            table.subscribe(),
            pace.clone(),
            access.clone(),
        )));
    }
    let guest = Player { person: guest, number, seat: 1, address: address(1), kind: access.kind };
    let host = Player { person: host, number, seat: 0, address: address(0), kind: access.kind };
    clients.push(tokio::spawn(guest.play(table.clone(), pace.clone())));
    clients.push(tokio::spawn(host.play(table.clone(), pace)));
    Ok(TableClients { clients, game: table })
}

/// The terms of every table: Sanssouci for two players.
pub(super) fn sanssouci_for_two() -> Value {
    let options = json!({"edition": "classic", "players": 2, "rewards": false, "boars": false,
        "choose_sides": true, "choose_stack": false});
    json!({"game": "sanssouci", "options": options})
}

/// Opens the `number`th table of this host.
async fn open(host: &mut Client, number: u64, observed: &mut Observed) -> Result<Arc<str>, ClientError> {
    let new_table = json!({"terms": sanssouci_for_two(), "seats": ["me", "open"]});
    let key = format!("open-{number}");
    let response = send(host, "POST", "/api/games", Some(&key), &new_table.to_string(), observed).await?;
    Ok(response.json()?["id"].as_str().unwrap_or_default().into())
}

/// Sends JSON until the server answers.
async fn send(
    person: &mut Client,
    method: &str,
    path: &str,
    key: Option<&str>,
    body: &str,
    observed: &mut Observed,
) -> Result<Response, ClientError> {
    let mut headers = vec![("content-type", "application/json")];
    headers.extend(key.map(|key| ("idempotency-key", key)));
    let answer = person.send_until_answered(method, path, &headers, Some(body.as_bytes())).await;
    let (response, repeated) = answer?;
    observed.reconnects += u64::from(repeated);
    Ok(response)
}

/// Watches one game after another.
async fn spectate(
    address: SocketAddr,
    mut table: watch::Receiver<Arc<str>>,
    pace: Arc<Pace>,
    access: Access,
) -> Observed {
    let mut observed = Observed::default();
    let mut over = pin!(pace.over());
    while !pace.is_over() {
        let game = table.borrow_and_update().clone();
        let mut stream = GameStream::new(access.stranger(address), &game, access.kind);
        loop {
            tokio::select! {
                // The frames of a game that is over are all read before the next one is watched.
                biased;
                seq = stream.next_id(&mut observed.reconnects) => match seq {
                    Ok(seq) => observed.frames.push((game.clone(), seq, Instant::now())),
                    Err(error) => {
                        observed.errors.push(format!("a stream failed: {error}"));
                        return observed;
                    }
                },
                changed = table.changed() => match changed {
                    Ok(()) => break,
                    Err(_) => return observed,
                },
                () = &mut over => return observed,
            }
        }
    }
    observed
}

/// A person who plays at one of the tables.
struct Player {
    person: Client,
    /// The number of the table.
    number: usize,
    seat: usize,
    address: SocketAddr,
    kind: FrameKind,
}

impl Player {
    /// Plays one game after another. The player in the first seat opens the tables.
    async fn play(mut self, table: Arc<watch::Sender<Arc<str>>>, pace: Arc<Pace>) -> Observed {
        let mut observed = Observed::default();
        let mut rng = game::chance(self.number as u64, self.seat as u64);
        let mut tables = table.subscribe();
        for round in 1.. {
            let game = tables.borrow_and_update().clone();
            let played = async {
                if self.seat == 1 {
                    let path = format!("/api/games/{game}/seats/1");
                    send(&mut self.person, "PUT", &path, None, r#"{"who":"me"}"#, &mut observed).await?;
                }
                self.play_game(&game, &pace, &mut rng, &mut observed).await?;
                if self.seat == 0 && !pace.is_over() {
                    table.send_replace(open(&mut self.person, round, &mut observed).await?);
                }
                Ok::<(), ClientError>(())
            };
            if let Err(error) = played.await {
                observed.errors.push(error.to_string());
                break;
            }
            if pace.is_over() || (self.seat == 1 && tables.changed().await.is_err()) {
                break;
            }
        }
        observed
    }

    async fn play_game(
        &mut self,
        game: &Arc<str>,
        pace: &Pace,
        rng: &mut impl rand_core::Rng,
        observed: &mut Observed,
    ) -> Result<(), ClientError> {
        let path = format!("/api/games/{game}/decisions");
        let mut stream = GameStream::new(self.person.again(self.address), game, self.kind);
        let mut over = pin!(pace.over());
        loop {
            let (seq, frame) = tokio::select! {
                event = stream.next(&mut observed.reconnects) => event?,
                () = &mut over => return Ok(()),
            };
            observed.frames.push((game.clone(), seq, Instant::now()));
            if frame["table"]["phase"] == "over" {
                return Ok(());
            }
            let legal = frame.pointer("/view/legal").and_then(Value::as_array);
            let Some(legal) = legal.filter(|legal| !legal.is_empty()) else { continue };
            let action = &legal[game::below(rng, legal.len())];
            let body = format!("{{\"action\":{action},\"after\":{seq}}}");
            pace.wait_for_slot(self.number).await;
            let (at, key) = (Instant::now(), rng.next_u64());
            let key_text = format!("{key:016x}");
            let response = send(&mut self.person, "POST", &path, Some(&key_text), &body, observed).await?;
            match response.status.as_u16() {
                200 => {
                    let (seq, latency) = (response.json()?["seq"].as_u64().unwrap_or(0), at.elapsed());
                    observed.posts.push(Post { game: game.clone(), seq, key, at, latency });
                }
                // The decision is stale, because the other seat decided at the same time.
                409 | 422 => {}
                status => {
                    observed.errors.push(format!("{status}: {}", String::from_utf8_lossy(&response.body)));
                }
            }
        }
    }
}
