//! One game under load: two players, and some who watch.

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

/// When decisions are made: each game has its turn once in an interval, all of them spread evenly over it.
pub(super) struct Pace {
    begun: Instant,
    interval: Duration,
    games: u32,
    stopped: watch::Sender<bool>,
}

/// What was seen of a game: when decisions were posted and when their frames came, by game and number.
#[derive(Default)]
pub(super) struct Seen {
    pub(super) posts: Vec<Post>,
    pub(super) frames: Vec<(Arc<str>, u64, Instant)>,
    /// Requests that were not answered as they should.
    pub(super) errors: Vec<String>,
}

/// A decision that was accepted.
pub(super) struct Post {
    pub(super) game: Arc<str>,
    pub(super) seq: u64,
    pub(super) at: Instant,
    pub(super) answered: Duration,
}

/// A game, and those who take part.
pub(super) struct Played {
    parts: Vec<JoinHandle<Seen>>,
}

impl Pace {
    pub(super) fn new(rate: u32, games: usize) -> Pace {
        let interval = Duration::from_secs_f64(games as f64 / f64::from(rate.max(1)));
        Pace {
            begun: Instant::now(),
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

    /// Waits until it is over.
    pub(super) async fn over(&self) {
        // Whoever waits has hold of it, so it is there to say so.
        let _ = self.stopped.subscribe().wait_for(|&stopped| stopped).await;
    }

    /// Waits for this game's next turn in time.
    async fn wait(&self, game: usize) {
        let offset = self.interval * (game as u32 % self.games) / self.games;
        let passed = self.begun.elapsed().as_secs_f64() - offset.as_secs_f64();
        let next = (passed / self.interval.as_secs_f64()).ceil().max(0.0);
        let at = self.begun + offset + self.interval.mul_f64(next);
        tokio::time::sleep_until(at.into()).await;
    }
}

impl Played {
    /// What all who took part have seen.
    pub(super) async fn end(self) -> Seen {
        let mut all = Seen::default();
        for part in self.parts {
            // Who still waits for a frame has nothing more to tell: nobody decides any more.
            let Ok(Ok(seen)) = tokio::time::timeout(Duration::from_secs(20), part).await else {
                all.errors.push("somebody did not come to an end".into());
                continue;
            };
            all.posts.extend(seen.posts);
            all.frames.extend(seen.frames);
            all.errors.extend(seen.errors);
        }
        all
    }
}

/// Begins a game; when it is over, the same people play the next. Each of them talks to another process, if there are
/// several.
pub(super) async fn begin(
    addresses: &[SocketAddr],
    number: usize,
    spectators: usize,
    pace: Arc<Pace>,
) -> Result<Played, ClientError> {
    let address = |who: usize| addresses[(number + who) % addresses.len()];
    let mut host = Client::hello(address(0)).await?;
    let guest = Client::hello(address(1)).await?;
    let (table, _) = watch::channel(open(&mut host).await?);
    let table = Arc::new(table);
    let mut parts = Vec::new();
    for who in 0..spectators {
        parts.push(tokio::spawn(look_on(Client::stranger(address(who)), table.subscribe(), pace.clone())));
    }
    parts.push(tokio::spawn(play(guest, number, 1, table.clone(), pace.clone())));
    parts.push(tokio::spawn(play(host, number, 0, table, pace)));
    Ok(Played { parts })
}

/// What is played.
pub(super) fn sanssouci_for_two() -> Value {
    let options = json!({"edition": "classic", "players": 2, "rewards": false, "boars": false,
        "choose_sides": true, "choose_stack": false});
    json!({"game": "sanssouci", "options": options})
}

async fn open(host: &mut Client) -> Result<Arc<str>, ClientError> {
    let opening = json!({"terms": sanssouci_for_two(), "seats": ["me", "open"]});
    let answer = host.post("/api/games", &opening).await?.json()?;
    Ok(answer["id"].as_str().unwrap_or_default().into())
}

/// Watches one game after the other.
async fn look_on(person: Client, mut table: watch::Receiver<Arc<str>>, pace: Arc<Pace>) -> Seen {
    let mut seen = Seen::default();
    let mut over = pin!(pace.over());
    while !pace.is_over() {
        let game = table.borrow_and_update().clone();
        let Ok(mut events) = person.watch(&format!("/api/games/{game}/events"), None).await else {
            seen.errors.push("a stream was refused".into());
            return seen;
        };
        loop {
            tokio::select! {
                // The frames of a game that is over are all read before the next one is watched.
                biased;
                seq = events.next_id() => match seq {
                    Ok(seq) => seen.frames.push((game.clone(), seq, Instant::now())),
                    Err(error) => {
                        seen.errors.push(format!("a stream broke off: {error}"));
                        return seen;
                    }
                },
                changed = table.changed() => match changed {
                    Ok(()) => break,
                    Err(_) => return seen,
                },
                () = &mut over => return seen,
            }
        }
    }
    seen
}

/// As much of a frame as a player needs who decides at random.
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

/// Plays one game after the other; the first seat opens each.
async fn play(
    mut person: Client,
    number: usize,
    seat: usize,
    table: Arc<watch::Sender<Arc<str>>>,
    pace: Arc<Pace>,
) -> Seen {
    let mut seen = Seen::default();
    let mut dice = game::chance(number as u64, seat as u64);
    let mut tables = table.subscribe();
    loop {
        let game = tables.borrow_and_update().clone();
        let done = async {
            if seat == 1 {
                person.put(&format!("/api/games/{game}/seats/1"), &json!({"who": "me"})).await?;
            }
            play_one(&mut person, &game, number, &pace, &mut dice, &mut seen).await?;
            if seat == 0 && !pace.is_over() {
                table.send_replace(open(&mut person).await?);
            }
            Ok::<(), ClientError>(())
        };
        if let Err(error) = done.await {
            seen.errors.push(error.to_string());
            return seen;
        }
        if pace.is_over() || (seat == 1 && tables.changed().await.is_err()) {
            return seen;
        }
    }
}

async fn play_one(
    person: &mut Client,
    game: &Arc<str>,
    number: usize,
    pace: &Pace,
    dice: &mut impl rand_core::Rng,
    seen: &mut Seen,
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
        seen.frames.push((game.clone(), seq, at));
        let frame: Frame<'_> = serde_json::from_str(&event.data)?;
        if frame.table.phase == "over" {
            return Ok(());
        }
        let Some(view) = frame.view.filter(|view| !view.legal.is_empty()) else { continue };
        let action = view.legal[game::below(dice, view.legal.len())];
        let body = format!("{{\"action\":{action},\"after\":{seq}}}");
        pace.wait(number).await;
        let posted = Instant::now();
        let key = format!("{:016x}", dice.next_u64());
        let headers = [("content-type", "application/json"), ("idempotency-key", key.as_str())];
        let answer = person.send("POST", &path, &headers, Some(body.into_bytes())).await?;
        match answer.status.as_u16() {
            200 => {
                let (seq, answered) = (answer.json()?["seq"].as_u64().unwrap_or(0), posted.elapsed());
                seen.posts.push(Post { game: game.clone(), seq, at: posted, answered });
            }
            // A frame about what the other seat did at the same time asks for nothing new.
            409 | 422 => {}
            status => seen.errors.push(format!("{status}: {}", String::from_utf8_lossy(&answer.body))),
        }
    }
}
