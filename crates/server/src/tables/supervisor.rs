//! The supervisor: lets bots decide, ends turns whose time is up, closes expired tables.
//!
//! Of all processes on a store, the one with the lease does it (`heartbeat.rs`). Two supervisors at
//! the same time do no harm, because a log accepts every sequence number only once.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::Level;
use game::Seat;
use table::{BotJob, Command, GameId};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::watch;

use crate::random;
use crate::store::Write;
use crate::tables::analysis_worker::AnalysisWorker;
use crate::tables::heartbeat::Heart;
use crate::tables::live_table::State;
use crate::tables::rename::RenameWorker;
use crate::tables::shutdown::stopped;
use crate::tables::table_error::TableError;
use crate::tables::tables::{Committed, Tables};

/// How often due tables are looked up.
const INTERVAL: Duration = Duration::from_millis(500);
/// How many due tables are handled at once.
const BATCH: u32 = 1000;
/// How often expired device links are deleted.
const LINK_INTERVAL: Duration = Duration::from_secs(60);

/// Runs the supervisor until the server shuts down.
pub(super) async fn run(tables: Tables, changes: UnboundedReceiver<GameId>) {
    let supervisor = Supervisor {
        tables: tables.clone(),
        thinking: Arc::default(),
        analysis_worker: AnalysisWorker::new(tables.clone()),
        rename_worker: RenameWorker::new(tables.clone()),
    };
    let mut stopping = tables.stopping();
    let heart = Heart::new(tables);
    tokio::select! {
        () = heart.run() => {}
        () = supervisor.supervise(heart.lease(), changes) => {}
        () = stopped(&mut stopping) => {}
    }
    heart.stop().await;
}

struct Supervisor {
    tables: Tables,
    /// Seats for which a bot is thinking already.
    thinking: Arc<Mutex<HashSet<(GameId, Seat)>>>,
    analysis_worker: AnalysisWorker,
    rename_worker: RenameWorker,
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
    /// Supervises while this process has the lease.
    async fn supervise(&self, mut lease: watch::Receiver<bool>, mut changes: UnboundedReceiver<GameId>) {
        let mut interval = tokio::time::interval(INTERVAL);
        let mut link_interval = tokio::time::interval(LINK_INTERVAL);
        loop {
            let has_lease = *lease.borrow_and_update();
            tokio::select! {
                Ok(()) = lease.changed() => {
                    let has_lease = *lease.borrow();
                    self.tick(has_lease).await;
                }
                _ = interval.tick() => self.tick(has_lease).await,
                _ = link_interval.tick(), if has_lease => self.prune_links().await,
                Some(game) = changes.recv() => {
                    if has_lease {
                        self.handle(game).await;
                    }
                }
            }
        }
    }

    async fn tick(&self, has_lease: bool) {
        self.analysis_worker.set_lease(has_lease);
        if has_lease {
            self.rename_worker.start();
            self.handle_due().await;
        }
    }

    async fn prune_links(&self) {
        let write = Write::PruneLinks { at: self.tables.store().now() };
        if let Err(error) = self.tables.store().write(write).await {
            tracing::warn!(%error, "cannot delete expired device links");
        }
    }

    async fn handle_due(&self) {
        match self.tables.store().due(self.tables.store().now(), BATCH).await {
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
        let now = self.tables.store().now();
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
