//! The supervisor: lets bots decide, ends turns whose time is up, closes expired tables.
//!
//! Of all processes on a store, the one with the lease does it. It renews the lease while it
//! lives; when it dies, another process takes over after the lease has expired. Two supervisors at
//! the same time do no harm, because a log accepts every sequence number only once.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::Level;
use game::Seat;
use table::{BotJob, Command, GameId, Timestamp};
use tokio::sync::mpsc::UnboundedReceiver;

use crate::random;
use crate::store::{StoreError, Write, Written};
use crate::tables::analysis_worker::AnalysisWorker;
use crate::tables::live_table::State;
use crate::tables::shutdown::stopped;
use crate::tables::table_error::TableError;
use crate::tables::tables::{Committed, Tables};
use crate::wall_clock::now;

/// The name of the lease in the store. Processes of version 0.1.0 use it, too.
const LEASE: &str = "keeper";
/// How long a lease lasts, in milliseconds.
const LEASE_MILLISECONDS: i64 = 4000;
/// How often the lease is renewed and due tables are looked up.
const INTERVAL: Duration = Duration::from_millis(500);
/// How many due tables are handled at once.
const BATCH: u32 = 1000;
/// A longer gap without a lease, in milliseconds, counts as downtime, in which no clock runs.
const DOWNTIME_MILLISECONDS: i64 = 2 * LEASE_MILLISECONDS;

/// Runs the supervisor until the server shuts down.
pub(super) async fn run(tables: Tables, changes: UnboundedReceiver<GameId>) {
    let supervisor = Supervisor {
        tables: tables.clone(),
        name: hex::encode(random::bytes::<8>()),
        thinking: Arc::default(),
        analysis_worker: AnalysisWorker::new(tables.clone()),
    };
    let mut stopping = tables.stopping();
    tokio::select! {
        () = supervisor.supervise(changes) => {}
        () = stopped(&mut stopping) => {}
    }
    supervisor.release_lease().await;
}

struct Supervisor {
    tables: Tables,
    name: String,
    /// Seats for which a bot is thinking already.
    thinking: Arc<Mutex<HashSet<(GameId, Seat)>>>,
    analysis_worker: AnalysisWorker,
}

/// A seat for which a bot must decide.
struct BotTurn {
    game: GameId,
    seat: Seat,
    level: Level,
    choice_since: u64,
    job: BotJob,
}

impl Supervisor {
    async fn supervise(&self, mut changes: UnboundedReceiver<GameId>) {
        let mut interval = tokio::time::interval(INTERVAL);
        let mut has_lease = false;
        loop {
            tokio::select! {
                _ = interval.tick() => {
                    has_lease = self.renew_lease(has_lease).await;
                    self.analysis_worker.set_lease(has_lease);
                    if has_lease {
                        self.handle_due().await;
                    }
                }
                Some(game) = changes.recv() => {
                    if has_lease {
                        self.handle(game).await;
                    }
                }
            }
        }
    }

    /// Takes or renews the lease. Returns whether this process has it.
    async fn renew_lease(&self, had_lease: bool) -> bool {
        let now = now();
        let last = if had_lease { None } else { self.tables.store().lease(LEASE).await.ok().flatten() };
        match self.write_lease(now, now.after(LEASE_MILLISECONDS)).await {
            Ok(Written::Done) => {
                if !had_lease {
                    tracing::info!("this process runs clocks and bots");
                    self.compensate_downtime(last, now).await;
                }
                true
            }
            Ok(Written::Conflict) => false,
            Err(error) => {
                tracing::warn!(%error, "cannot renew the lease of the supervisor");
                false
            }
        }
    }

    async fn write_lease(&self, now: Timestamp, until: Timestamp) -> Result<Written, StoreError> {
        let holder = self.name.clone();
        // A SQLite file has one process, so a lease that is left over belongs to a dead one.
        let now = if self.tables.store().is_shared() { now } else { Timestamp(i64::MAX) };
        self.tables.store().write(Write::Lease { name: LEASE, holder, now, until }).await
    }

    /// Ends the lease now, so that another process need not wait. Its end also says until when the
    /// clocks ran.
    async fn release_lease(&self) {
        let now = now();
        if let Err(error) = self.write_lease(now, now).await {
            tracing::warn!(%error, "cannot release the lease of the supervisor");
        }
    }

    /// Gives all running clocks back the time in which no process was there.
    async fn compensate_downtime(&self, last: Option<Timestamp>, now: Timestamp) {
        let downtime = last.map(|last| now.since(last));
        let Some(milliseconds) = downtime.filter(|&gap| gap > DOWNTIME_MILLISECONDS) else { return };
        match self.tables.store().games_with_running_clock().await {
            Ok(games) => {
                for game in games {
                    let result = self.tables.submit(game, Command::Pause { milliseconds }, None).await;
                    report(game, result);
                }
            }
            Err(error) => tracing::warn!(%error, "cannot compensate the downtime"),
        }
    }

    async fn handle_due(&self) {
        match self.tables.store().due(now(), BATCH).await {
            Ok(games) => {
                for game in games {
                    self.handle(game).await;
                }
            }
            Err(error) => tracing::warn!(%error, "cannot find due tables"),
        }
    }

    /// Lets the bots of a table think, or passes the time if a clock has run out.
    async fn handle(&self, game: GameId) {
        let now = now();
        let read = |state: &State| {
            let is_due = state.table.due().is_some_and(|due| due <= now);
            (is_due, self.bot_turns(game, state))
        };
        match self.tables.read(game, read).await {
            Ok((is_due, bot_turns)) => {
                if is_due && bot_turns.is_empty() {
                    report(game, self.tables.submit(game, Command::Tick, None).await);
                }
                for bot_turn in bot_turns {
                    tokio::spawn(play_bot_turn(self.tables.clone(), self.thinking.clone(), bot_turn));
                }
            }
            Err(error) => report(game, Err(error)),
        }
    }

    /// The seats for which a bot must decide and does not think yet.
    fn bot_turns(&self, game: GameId, state: &State) -> Vec<BotTurn> {
        let bots = state.table.bots_to_act().into_iter();
        let turns = bots.filter_map(|(seat, level)| {
            let job = state.table.game()?.bot_search(seat, level, random::seed())?;
            let choice_since = state.table.choice_since(seat);
            let is_new = lock(&self.thinking).insert((game, seat));
            is_new.then_some(BotTurn { game, seat, level, choice_since, job })
        });
        turns.collect()
    }
}

async fn play_bot_turn(tables: Tables, thinking: Arc<Mutex<HashSet<(GameId, Seat)>>>, turn: BotTurn) {
    let BotTurn { game, seat, level, choice_since, job } = turn;
    if let Some(actions) = tables.0.bots.run_bot(level, job).await {
        let command = Command::BotAct { seat, choice_since, actions };
        if let Err(error) = tables.submit(game, command, None).await {
            tracing::debug!(%game, %seat, %error, "a bot's decision came too late");
        }
    }
    lock(&thinking).remove(&(game, seat));
    // The seat may have to decide again. Nobody receives it during the shutdown.
    let _ = tables.0.changed.send(game);
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn report(game: GameId, result: Result<Committed, TableError>) {
    if let Err(error) = result {
        tracing::warn!(%game, %error, "the supervisor cannot handle a table");
    }
}
