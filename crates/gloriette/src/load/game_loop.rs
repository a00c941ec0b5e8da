//! One table of a load test: two players and some spectators.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use client::{Client, ClientError};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Schedules the decisions: each table decides once per interval, evenly distributed.
pub(super) struct Pace {
    start: Instant,
    interval: Duration,
    games: u32,
    stopped: watch::Sender<bool>,
}

/// The clients' observations: when decisions were posted, and when frames arrived.
#[derive(Default)]
pub(super) struct Observed {
    pub(super) posts: Vec<Post>,
    /// Game id, sequence number and time of arrival.
    pub(super) frames: Vec<(Arc<str>, u64, Instant)>,
    /// Requests and streams that failed.
    pub(super) errors: Vec<String>,
}

/// A decision that was accepted.
pub(super) struct Post {
    pub(super) game: Arc<str>,
    pub(super) seq: u64,
    pub(super) at: Instant,
    pub(super) latency: Duration,
}

/// The running clients of one table.
pub(super) struct TableClients {
    clients: Vec<JoinHandle<Observed>>,
}

impl Pace {
    pub(super) fn new(rate: u32, games: usize) -> Pace {
        let interval = Duration::from_secs_f64(games as f64 / f64::from(rate.max(1)));
        Pace {
            start: Instant::now(),
            interval,
            games: games.max(1) as u32,
            stopped: watch::Sender::new(false),
        }
    }

    pub(super) fn stop(&self) {
        self.stopped.send_replace(true);
    }

    pub(super) fn is_over(&self) -> bool {
        *self.stopped.borrow()
    }

    /// Waits until [`Pace::stop`] is called.
    pub(super) async fn over(&self) {
        // This cannot fail: `self` owns the sender.
        let _ = self.stopped.subscribe().wait_for(|&stopped| stopped).await;
    }

    /// Waits for the next scheduled decision of a table.
    async fn wait_for_slot(&self, game: usize) {
        let offset = self.interval * (game as u32 % self.games) / self.games;
        let passed = self.start.elapsed().as_secs_f64() - offset.as_secs_f64();
        let next = (passed / self.interval.as_secs_f64()).ceil().max(0.0);
        let at = self.start + offset + self.interval.mul_f64(next);
        tokio::time::sleep_until(at.into()).await;
    }
}

impl TableClients {
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
        }
        all
    }
}

/// Starts a table. When its game is over, the same people play the next one. With several
/// server processes, the clients use different ones.
pub(super) async fn start(
    addresses: &[SocketAddr],
    number: usize,
    spectators: usize,
    pace: Arc<Pace>,
) -> Result<TableClients, ClientError> {
    let address = |client: usize| addresses[(number + client) % addresses.len()];
    let mut host = Client::hello(address(0)).await?;
    let guest = Client::hello(address(1)).await?;
    let (table, _) = watch::channel(open(&mut host).await?);
    let table = Arc::new(table);
    let mut clients = Vec::new();
    for client in 0..spectators {
        clients.push(tokio::spawn(spectate(
            Client::stranger(address(client)),
            table.subscribe(),
            pace.clone(),
        )));
    }
    clients.push(tokio::spawn(play(guest, number, 1, table.clone(), pace.clone())));
    clients.push(tokio::spawn(play(host, number, 0, table, pace)));
    Ok(TableClients { clients })
}

/// The terms of every table: Sanssouci for two players.
pub(super) fn sanssouci_for_two() -> Value {
    let options = json!({"edition": "classic", "players": 2, "rewards": false, "boars": false,
        "choose_sides": true, "choose_stack": false});
    json!({"game": "sanssouci", "options": options})
}

async fn open(host: &mut Client) -> Result<Arc<str>, ClientError> {
    let new_table = json!({"terms": sanssouci_for_two(), "seats": ["me", "open"]});
    let response = host.post("/api/games", &new_table).await?.json()?;
    Ok(response["id"].as_str().unwrap_or_default().into())
}

/// Watches one game after another.
async fn spectate(person: Client, mut table: watch::Receiver<Arc<str>>, pace: Arc<Pace>) -> Observed {
    let mut observed = Observed::default();
    let mut over = pin!(pace.over());
    while !pace.is_over() {
        let game = table.borrow_and_update().clone();
        let Ok(mut events) = person.watch(&format!("/api/games/{game}/events"), None).await else {
            observed.errors.push("a stream was refused".into());
            return observed;
        };
        loop {
            tokio::select! {
                // The frames of a game that is over are all read before the next one is watched.
                biased;
                seq = events.next_id() => match seq {
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

/// The parts of a frame that a random player needs.
#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(borrow)]
    table: Table<'a>,
    #[serde(borrow)]
    view: Option<View<'a>>,
}

#[derive(Deserialize)]
struct Table<'a> {
    phase: &'a str,
}

#[derive(Deserialize)]
struct View<'a> {
    #[serde(borrow)]
    legal: Vec<&'a RawValue>,
}

/// Plays one game after another. The player in the first seat opens the tables.
async fn play(
    mut person: Client,
    number: usize,
    seat: usize,
    table: Arc<watch::Sender<Arc<str>>>,
    pace: Arc<Pace>,
) -> Observed {
    let mut observed = Observed::default();
    let mut rng = game::chance(number as u64, seat as u64);
    let mut tables = table.subscribe();
    loop {
        let game = tables.borrow_and_update().clone();
        let round = async {
            if seat == 1 {
                person.put(&format!("/api/games/{game}/seats/1"), &json!({"who": "me"})).await?;
            }
            play_game(&mut person, &game, number, &pace, &mut rng, &mut observed).await?;
            if seat == 0 && !pace.is_over() {
                table.send_replace(open(&mut person).await?);
            }
            Ok::<(), ClientError>(())
        };
        if let Err(error) = round.await {
            observed.errors.push(error.to_string());
            return observed;
        }
        if pace.is_over() || (seat == 1 && tables.changed().await.is_err()) {
            return observed;
        }
    }
}

async fn play_game(
    person: &mut Client,
    game: &Arc<str>,
    number: usize,
    pace: &Pace,
    rng: &mut impl rand_core::Rng,
    observed: &mut Observed,
) -> Result<(), ClientError> {
    let path = format!("/api/games/{game}/decisions");
    let mut events = person.watch(&format!("/api/games/{game}/events"), None).await?;
    let mut over = pin!(pace.over());
    loop {
        let event = tokio::select! {
            event = events.next() => event?,
            () = &mut over => return Ok(()),
        };
        let (seq, at) = (event.seq(), Instant::now());
        observed.frames.push((game.clone(), seq, at));
        let frame: Frame<'_> = serde_json::from_str(&event.data)?;
        if frame.table.phase == "over" {
            return Ok(());
        }
        let Some(view) = frame.view.filter(|view| !view.legal.is_empty()) else { continue };
        let action = view.legal[game::below(rng, view.legal.len())];
        let body = format!("{{\"action\":{action},\"after\":{seq}}}");
        pace.wait_for_slot(number).await;
        let posted = Instant::now();
        let key = format!("{:016x}", rng.next_u64());
        let headers = [("content-type", "application/json"), ("idempotency-key", key.as_str())];
        let response = person.send("POST", &path, &headers, Some(body.into_bytes())).await?;
        match response.status.as_u16() {
            200 => {
                let (seq, latency) = (response.json()?["seq"].as_u64().unwrap_or(0), posted.elapsed());
                observed.posts.push(Post { game: game.clone(), seq, at: posted, latency });
            }
            // The decision is stale, because the other seat decided at the same time.
            409 | 422 => {}
            status => observed.errors.push(format!("{status}: {}", String::from_utf8_lossy(&response.body))),
        }
    }
}
