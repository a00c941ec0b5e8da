//! The supervisor: lets bots decide, ends turns whose time is up, closes expired tables.
//!
//! Every process has one. It works on the tables that it has claimed (`store/claims.rs`): those
//! that a command of this process has made due, at once, and those that nobody works on, twice per
//! second. Two supervisors at the same table do no harm, because a log accepts every sequence
//! number only once.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::Level;
use futures_util::StreamExt as _;
use game::Seat;
use table::{BotJob, Command, GameId};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::watch;

use crate::store::{Claimed, Work, Write};
use crate::tables::analysis_worker::AnalysisWorker;
use crate::tables::heartbeat::Heart;
use crate::tables::live_table::State;
use crate::tables::rename::RenameWorker;
use crate::tables::shutdown::stopped;
use crate::tables::table_error::TableError;
use crate::tables::tables::{Committed, Tables};

/// How often due tables are claimed.
const INTERVAL: Duration = Duration::from_millis(500);
/// How many due tables are claimed at once. There are few, so that processes share the tables of
/// one that was killed.
const BATCH: u32 = 32;
/// How many due tables are handled at once where this process has no other to share them with.
const BATCH_ALONE: u32 = 1000;
/// How many of them are handled at the same time; they share transactions.
const CONCURRENT: usize = 16;
/// How often expired device links are deleted. It is harmless that every process does it.
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
    let heart = Heart::new(tables.clone());
    tokio::select! {
        biased;
        () = stopped(&mut stopping) => {}
        () = heart.run() => {}
        () = supervisor.supervise(heart.is_beating(), changes) => {}
    }
    if let Err(error) = tables.store().release_claims().await {
        tracing::warn!(%error, "cannot release claims; other processes wait until they end");
    }
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

/// What a table needs.
enum Need {
    /// These bots must decide.
    Bots(Vec<BotTurn>),
    /// Somebody's time may have run out.
    Tick,
    Nothing,
}

impl Supervisor {
    /// Supervises while heartbeats succeed: without them, time stands still.
    async fn supervise(&self, mut is_beating: watch::Receiver<bool>, mut changes: UnboundedReceiver<GameId>) {
        let mut interval = tokio::time::interval(INTERVAL);
        let mut link_interval = tokio::time::interval(LINK_INTERVAL);
        loop {
            let works = *is_beating.borrow_and_update();
            tokio::select! {
                biased;
                Ok(()) = is_beating.changed() => {}
                _ = interval.tick(), if works => self.tick().await,
                _ = link_interval.tick(), if works => self.prune_links().await,
                Some(game) = changes.recv() => {
                    if works {
                        self.handle(game).await;
                    }
                }
            }
        }
    }

    async fn tick(&self) {
        self.analysis_worker.start();
        self.rename_worker.start();
        let store = self.tables.store();
        let limit = if store.is_shared() { BATCH } else { BATCH_ALONE };
        loop {
            match store.claim(Work::Tables, store.now(), limit).await {
                Ok(claimed) => {
                    let are_more = store.is_shared() && claimed.len() == limit as usize;
                    self.handle_claimed(claimed).await;
                    if !are_more {
                        return;
                    }
                }
                Err(error) => return tracing::warn!(%error, "cannot find due tables"),
            }
        }
    }

    async fn prune_links(&self) {
        let write = Write::PruneLinks { at: self.tables.store().now() };
        if let Err(error) = self.tables.store().write(write).await {
            tracing::warn!(%error, "cannot delete expired device links");
        }
    }

    async fn handle_claimed(&self, claimed: Vec<Claimed>) {
        let games = claimed.iter().filter_map(|claimed| claimed.id.parse().ok());
        futures_util::stream::iter(games).for_each_concurrent(CONCURRENT, |game| self.handle(game)).await;
    }

    /// Lets the bots of a table think, or passes the time if a clock has run out. Entries that
    /// other processes have written and that are not here yet cannot make it do harm.
    async fn handle(&self, game: GameId) {
        match self.tables.read_cached(game, |state| self.need(game, state)).await {
            Ok(Need::Tick) => report(game, self.tables.submit(game, Command::Tick, None).await),
            Ok(Need::Bots(turns)) => {
                for turn in turns {
                    let play = play_bot_turn(self.tables.clone(), self.thinking.clone(), turn);
                    self.tables.machine().spawn(play);
                }
            }
            Ok(Need::Nothing) => {}
            Err(error) => report(game, Err(error)),
        }
    }

    fn need(&self, game: GameId, state: &State) -> Need {
        let store = self.tables.store();
        let bots = state.table.bots_to_act();
        if bots.is_empty() {
            let is_due = state.table.due().is_some_and(|due| due <= store.now());
            return if is_due { Need::Tick } else { Need::Nothing };
        }
        if !store.holds_claim(Work::Tables, &game.to_string()) {
            return Need::Nothing;
        }
        let turns = bots.into_iter().filter_map(|(seat, level)| {
            let is_new = lock(&self.thinking).insert((game, seat));
            let search = || state.table.game()?.bot_search(seat, level, store.machine().bot_seed());
            let job = is_new.then(search).flatten();
            if is_new && job.is_none() {
                lock(&self.thinking).remove(&(game, seat));
            }
            Some(BotTurn { game, seat, level, choice_since: state.table.choice_since(seat), job: job? })
        });
        let turns: Vec<BotTurn> = turns.collect();
        // While bots think, the time of a person who decides at the same time may run out.
        let is_late = || state.table.clock_due().is_some_and(|due| due <= store.now());
        match turns.is_empty() {
            true if is_late() => Need::Tick,
            true => Need::Nothing,
            false => Need::Bots(turns),
        }
    }
}

async fn play_bot_turn(tables: Tables, thinking: Arc<Mutex<HashSet<(GameId, Seat)>>>, turn: BotTurn) {
    let BotTurn { game, seat, level, choice_since, job } = turn;
    let actions = tables.0.bots.run_bot(level, job).await;
    // A process that was stopped for a while leaves the table to the one that has taken it.
    if let Some(actions) = actions.filter(|_| tables.store().holds_claim(Work::Tables, &game.to_string())) {
        let command = Command::BotAct { seat, choice_since, actions };
        match tables.submit(game, command, None).await {
            Ok(_) => metrics::counter!("gloriette_bot_turns").increment(1),
            Err(error) => tracing::debug!(%game, %seat, %error, "a bot's decision came too late"),
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
