//! Looks after games: bots that must decide, clocks that run out, tables that nobody came to.
//!
//! Of all processes on a store, the one that holds the lease does it. The lease is renewed while the process lives; if it
//! dies, another takes it over when it has run out. Even if two did it for a moment, no harm comes of it: the log has room
//! for one entry of each number.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use game::Seat;
use tokio::sync::mpsc::UnboundedReceiver;

use crate::id::GameId;
use crate::random;
use crate::sitting::Command;
use crate::store::{Write, Written};
use crate::tables::analysis_worker::AnalysisWorker;
use crate::tables::stopping::stopped;
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;
use crate::timestamp::Timestamp;

const LEASE: &str = "keeper";
/// How long a lease lasts, in milliseconds.
const LASTS: i64 = 4000;
/// How often it is renewed, and how often it is looked whether something is due.
const PACE: Duration = Duration::from_millis(500);
/// How many games are looked after at once.
const MOST: u32 = 1000;
/// A gap this long, in milliseconds, means that the server was not there, and nobody's clock should have run.
const GAP: i64 = 2 * LASTS;

/// Looks after games until the server stops.
pub(super) async fn supervise(tables: Tables, to_look_after: UnboundedReceiver<GameId>) {
    let keeper = Supervisor {
        tables: tables.clone(),
        name: random::hex::<8>(),
        thinking: Arc::default(),
        analyst: AnalysisWorker::new(tables.clone()),
    };
    let mut stopping = tables.stopping();
    tokio::select! {
        () = keeper.run(to_look_after) => {}
        () = stopped(&mut stopping) => {}
    }
    keeper.give_up().await;
}

struct Supervisor {
    tables: Tables,
    name: String,
    /// Seats for which a bot is thinking already.
    thinking: Arc<Mutex<HashSet<(GameId, Seat)>>>,
    analyst: AnalysisWorker,
}

impl Supervisor {
    async fn run(&self, mut to_look_after: UnboundedReceiver<GameId>) {
        let mut tick = tokio::time::interval(PACE);
        let mut in_charge = false;
        loop {
            tokio::select! {
                _ = tick.tick() => {
                    let was = in_charge;
                    in_charge = self.claim(was).await;
                    self.analyst.go_on(in_charge);
                    if in_charge {
                        self.look_after_what_is_due().await;
                    }
                }
                Some(game) = to_look_after.recv() => {
                    if in_charge {
                        self.look_after(game).await;
                    }
                }
            }
        }
    }

    /// Takes the lease, or renews it.
    async fn claim(&self, had: bool) -> bool {
        let now = Timestamp::now();
        let last = if had { None } else { self.tables.store().lease(LEASE).await.ok().flatten() };
        match self.lease(now, now.after(LASTS)).await {
            Ok(Written::Done) => {
                if !had {
                    tracing::info!("this process looks after clocks and bots");
                    self.give_back_time(last, now).await;
                }
                true
            }
            Ok(Written::Taken) => false,
            Err(error) => {
                tracing::warn!(%error, "the keeper's lease cannot be renewed");
                false
            }
        }
    }

    async fn lease(&self, now: Timestamp, until: Timestamp) -> Result<Written, crate::store::StoreError> {
        let holder = self.name.clone();
        // A SQLite file has one process. If a lease is left over, its holder was killed, and nobody need wait for its end.
        let now = if self.tables.store().is_shared() { now } else { Timestamp(i64::MAX) };
        self.tables.store().write(Write::Lease { name: LEASE, holder, now, until }).await
    }

    /// Lets the lease go, so that another process need not wait for its end. What it says is also until when clocks ran.
    async fn give_up(&self) {
        let now = Timestamp::now();
        if let Err(error) = self.lease(now, now).await {
            tracing::warn!(%error, "the keeper's lease cannot be given up");
        }
    }

    /// Nobody's clock runs while nobody can play.
    async fn give_back_time(&self, last: Option<Timestamp>, now: Timestamp) {
        let Some(milliseconds) = last.map(|last| now.since(last)).filter(|&gap| gap > GAP) else { return };
        match self.tables.store().on_the_clock().await {
            Ok(games) => {
                for game in games {
                    let done = self.tables.command(game, Command::Pause { milliseconds }, None).await;
                    self.report(game, done.map(|_| ()));
                }
            }
            Err(error) => tracing::warn!(%error, "cannot give back the time of the pause"),
        }
    }

    async fn look_after_what_is_due(&self) {
        match self.tables.store().due(Timestamp::now(), MOST).await {
            Ok(games) => {
                for game in games {
                    self.look_after(game).await;
                }
            }
            Err(error) => tracing::warn!(%error, "cannot find out what is due"),
        }
    }

    /// Ends what is over its time, and lets bots think.
    async fn look_after(&self, game: GameId) {
        let now = Timestamp::now();
        let asked = self.tables.look(game, |state| {
            let sitting = &state.sitting;
            let late = sitting.due().is_some_and(|due| due <= now);
            let bots = sitting.bots_to_act().into_iter();
            let thoughts = bots.filter_map(|(seat, level)| {
                let thought = sitting.game()?.thought(seat, level, random::seed())?;
                let free = self.thinking().insert((game, seat));
                free.then_some((seat, level, sitting.asked(seat), thought))
            });
            (late, thoughts.collect::<Vec<_>>())
        });
        match asked.await {
            Ok((late, thoughts)) => {
                if late && thoughts.is_empty() {
                    let done = self.tables.command(game, Command::TimeUp, None).await;
                    self.report(game, done.map(|_| ()));
                }
                for (seat, level, asked, thought) in thoughts {
                    let (tables, thinking) = (self.tables.clone(), self.thinking.clone());
                    tokio::spawn(async move {
                        if let Some(actions) = tables.0.bots.think(level, thought).await {
                            let done =
                                tables.command(game, Command::BotActs { seat, asked, actions }, None).await;
                            if let Err(trouble) = done {
                                tracing::debug!(%game, %seat, %trouble, "a bot's decision is not wanted any more");
                            }
                        }
                        thinking.lock().unwrap_or_else(PoisonError::into_inner).remove(&(game, seat));
                        // It may be this seat's decision again; who stops does not listen any more.
                        let _ = tables.0.to_look_after.send(game);
                    });
                }
            }
            Err(trouble) => self.report(game, Err(trouble)),
        }
    }

    fn thinking(&self) -> std::sync::MutexGuard<'_, HashSet<(GameId, Seat)>> {
        self.thinking.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn report(&self, game: GameId, done: Result<(), TableError>) {
        if let Err(trouble) = done {
            tracing::warn!(%game, %trouble, "a game cannot be looked after");
        }
    }
}
