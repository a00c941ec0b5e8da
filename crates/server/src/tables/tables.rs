//! The collection of tables in memory, and the way of a command.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::{ANALYSIS_SIMULATIONS, Command, CommandError, GameId, Games, HINT_SIMULATIONS, PersonId};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

use crate::limits::IDLE_TABLE_TIMEOUT;
use crate::machine::Machine;
use crate::revocations::Revocations;
use crate::store::Store;
use crate::tables::bot_pool::BotPool;
use crate::tables::finish_on_drop::FinishOnDrop;
use crate::tables::live_table::{LiveTable, State};
use crate::tables::lobby::Lobby;
use crate::tables::table_error::TableError;
use crate::tables::{process_sync, supervisor};

/// The tables that are being played or watched. Clones are cheap and share everything.
#[derive(Clone)]
pub struct Tables(pub(super) Arc<Inner>);

/// How often, during the time that a table may be idle, tables are looked at for eviction.
const EVICTIONS_PER_IDLE: u32 = 12;

/// Options for bots and memory.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct TablesOptions {
    /// The number of threads on which bots think.
    pub bot_threads: usize,
    /// The number of simulations of a hint.
    pub hint_simulations: u64,
    /// The number of simulations per analysed decision, in each of its two searches.
    pub analysis_simulations: u64,
    /// How long a table that nobody uses stays in memory.
    pub idle: Duration,
}

pub(super) struct Inner {
    pub(super) store: Store,
    pub(super) games: Games,
    live: Mutex<HashMap<GameId, Arc<LiveTable>>>,
    pub(super) lobby: Lobby,
    pub(super) bots: BotPool,
    /// Pairs people who want the same game, one after the other.
    pub(super) quick_games: tokio::sync::Mutex<()>,
    /// Tables that this process has changed and that may need its supervisor.
    pub(super) changed: mpsc::UnboundedSender<GameId>,
    /// Becomes true when the server shuts down.
    pub(super) stopping: watch::Sender<bool>,
    /// News of revoked keys.
    revocations: Revocations,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

/// The result of a command.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Committed {
    /// The sequence number of the command's first entry, or of the last entry if it wrote none.
    pub seq: u64,
    /// Whether an earlier request with the same idempotency key had written the entry.
    pub repeated: bool,
    /// Whether it wrote anything.
    pub has_written: bool,
}

impl Default for TablesOptions {
    fn default() -> TablesOptions {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        TablesOptions {
            bot_threads: cores.saturating_sub(1).max(1),
            hint_simulations: HINT_SIMULATIONS,
            analysis_simulations: ANALYSIS_SIMULATIONS,
            idle: IDLE_TABLE_TIMEOUT,
        }
    }
}

impl Tables {
    /// Starts the background tasks: supervisor, process sync, lobby and eviction.
    pub fn open(store: Store, games: Games, options: TablesOptions) -> Tables {
        let (changed, changes) = mpsc::unbounded_channel();
        let machine = store.machine().clone();
        let tables = Tables(Arc::new(Inner {
            store,
            games,
            live: Mutex::default(),
            lobby: Lobby::new(),
            bots: BotPool::new(&options, machine.clone()),
            quick_games: tokio::sync::Mutex::default(),
            changed,
            stopping: watch::Sender::new(false),
            revocations: Revocations::default(),
            tasks: Mutex::default(),
        }));
        let tasks = vec![
            machine.spawn(supervisor::run(tables.clone(), changes)),
            machine.spawn(process_sync::run(tables.clone())),
            machine.spawn(tables.clone().evict_idle(options.idle)),
            machine.spawn(Lobby::run(tables.clone())),
        ];
        *tables.0.tasks.lock().unwrap_or_else(PoisonError::into_inner) = tasks;
        tables
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    pub(super) fn machine(&self) -> &Machine {
        self.0.store.machine()
    }

    /// The games that can be played.
    pub fn games(&self) -> &Games {
        &self.0.games
    }

    /// Submits a command to a table and waits until its entries are committed.
    pub async fn submit(
        &self,
        game: GameId,
        command: Command,
        key: Option<String>,
    ) -> Result<Committed, TableError> {
        let tables = self.clone();
        // It is finished even if the client disconnects.
        let work = FinishOnDrop::new(self.machine().clone(), async move {
            let live = tables.live(game);
            let result = match tables.compensate_first(&live).await {
                Ok(()) => live.commit(&tables.0.store, &tables.0.games, command, key).await,
                Err(error) => Err(error),
            };
            drop(live);
            match &result {
                Ok(committed) if committed.has_written => tables.notify_changed(game),
                Ok(_) => {}
                Err(TableError::Command(CommandError::NoSuchGame)) => tables.evict(game),
                // The time of the person has run out, perhaps unnoticed until now. The supervisor
                // writes the takeover, because it knows whether the server was down meanwhile.
                Err(TableError::Command(CommandError::TakenOver)) => drop(tables.0.changed.send(game)),
                Err(_) => {}
            }
            result
        });
        work.await.unwrap_or(Err(TableError::Stopping))
    }

    /// Reads the present state of a table.
    pub(crate) async fn read<T>(
        &self,
        game: GameId,
        with: impl FnOnce(&State) -> T,
    ) -> Result<T, TableError> {
        let live = self.live(game);
        let result = live.read(&self.0.store, &self.0.games, with).await;
        drop(live);
        if matches!(result, Err(TableError::Command(CommandError::NoSuchGame))) {
            self.evict(game);
        }
        result
    }

    /// Reads the state of a table that is in memory, which may lack the latest entries of other
    /// processes. It is for work that cannot do harm with an old state.
    pub(super) async fn read_cached<T>(
        &self,
        game: GameId,
        with: impl FnOnce(&State) -> T,
    ) -> Result<T, TableError> {
        let live = self.live(game);
        let result = live.read_cached(&self.0.store, &self.0.games, with).await;
        drop(live);
        if matches!(result, Err(TableError::Command(CommandError::NoSuchGame))) {
            self.evict(game);
        }
        result
    }

    /// The present frame of a table for a person.
    pub async fn current_frame(
        &self,
        game: GameId,
        person: Option<PersonId>,
    ) -> Result<table::Frame, TableError> {
        self.read(game, |state| state.current_frame(person)).await
    }

    /// The record of a finished game.
    pub(crate) async fn record(&self, game: GameId) -> Result<String, TableError> {
        let record = self.read(game, |state| state.table.record()).await?;
        Ok(record.ok_or(CommandError::NotOver)?)
    }

    /// The number of tables in memory.
    pub fn in_memory(&self) -> usize {
        self.live_tables().len()
    }

    /// The number of tables whose log is in memory. The others are only watched.
    pub fn loaded(&self) -> usize {
        self.all_live().iter().filter(|live| live.is_loaded()).count()
    }

    /// Shuts down: no new work begins, streams end, bots answer at once.
    pub async fn close(&self) {
        self.0.stopping.send_replace(true);
        self.0.bots.stop();
        let tasks = std::mem::take(&mut *self.0.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        for task in tasks {
            let _ = task.await;
        }
        self.0.store.close().await;
    }

    /// A receiver that becomes true when the server shuts down.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// News of revoked keys, from this and other processes.
    pub(crate) fn revocations(&self) -> &Revocations {
        &self.0.revocations
    }

    /// Tells the lobby and the supervisor that this process has written to a table.
    pub(super) fn notify_changed(&self, game: GameId) {
        self.0.lobby.notify_changed();
        // Nobody receives it during the shutdown.
        let _ = self.0.changed.send(game);
    }

    pub(super) fn live(&self, game: GameId) -> Arc<LiveTable> {
        self.live_tables().entry(game).or_insert_with(|| Arc::new(LiveTable::new(game))).clone()
    }

    pub(super) fn live_if_in_memory(&self, game: GameId) -> Option<Arc<LiveTable>> {
        self.live_tables().get(&game).cloned()
    }

    /// All of them in the order of their ids, so that a simulation can be repeated.
    pub(super) fn all_live(&self) -> Vec<Arc<LiveTable>> {
        let mut all: Vec<_> = self.live_tables().values().cloned().collect();
        all.sort_unstable_by_key(|live| live.id);
        all
    }

    fn evict(&self, game: GameId) {
        let mut live = self.live_tables();
        if live.get(&game).is_some_and(|live| Arc::strong_count(live) == 1) {
            live.remove(&game);
        }
    }

    /// Evicts tables that nobody uses; the store has them.
    async fn evict_idle(self, idle: Duration) {
        let mut stopping = self.stopping();
        loop {
            tokio::select! {
                biased;
                _ = stopping.changed() => return,
                _ = tokio::time::sleep(idle / EVICTIONS_PER_IDLE) => {}
            }
            self.evict_unused(idle);
            self.all_live().iter().for_each(|live| live.free_memory(idle / EVICTIONS_PER_IDLE, idle));
        }
    }

    /// A game that is over goes at once: hardly anybody returns to it.
    fn evict_unused(&self, idle: Duration) {
        let short = idle / EVICTIONS_PER_IDLE;
        let is_unused = |live: &Arc<LiveTable>| {
            let max = if live.is_finished() { short } else { idle };
            Arc::strong_count(live) == 1 && live.idle() >= max
        };
        let mut live = self.live_tables();
        let unused: Vec<_> = live.extract_if(|_, live| is_unused(live)).collect();
        if live.capacity() > 4 * live.len().max(64) {
            live.shrink_to_fit();
        }
        metrics::gauge!("gloriette_games_in_memory").set(live.len() as f64);
        drop(live);
        // Without the lock, because this frees every log.
        drop(unused);
    }

    fn live_tables(&self) -> MutexGuard<'_, HashMap<GameId, Arc<LiveTable>>> {
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
