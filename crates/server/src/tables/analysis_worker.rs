//! The worker that analyses finished games in the background.
//!
//! Results are stored per decision, so an interrupted analysis resumes, perhaps in another process.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use futures_util::StreamExt as _;
use table::{AnalysedDecision, AnalysisTask, GameId, analysis_tasks};

use crate::store::{Work, Write};
use crate::tables::live_table::State;
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

/// Analyses waiting games that this process claims, one after the other.
pub(super) struct AnalysisWorker {
    tables: Tables,
    is_running: Arc<AtomicBool>,
}

/// How often the claim of the game in work is renewed.
const RENEWAL: Duration = Duration::from_millis(500);

impl AnalysisWorker {
    pub(super) fn new(tables: Tables) -> AnalysisWorker {
        AnalysisWorker { tables, is_running: Arc::default() }
    }

    /// Starts the worker if it does not run.
    pub(super) fn start(&self) {
        if self.is_running.swap(true, Relaxed) {
            return;
        }
        let (tables, is_running) = (self.tables.clone(), self.is_running.clone());
        self.tables.machine().spawn(async move {
            if let Err(error) = analyse_waiting(&tables).await
                && !*tables.stopping().borrow()
            {
                tracing::warn!(%error, "the analysis of finished games failed");
            }
            is_running.store(false, Relaxed);
        });
    }
}

async fn analyse_waiting(tables: &Tables) -> Result<(), TableError> {
    let store = tables.store();
    loop {
        metrics::gauge!("gloriette_analyses_waiting").set(store.waiting_analyses().await? as f64);
        let claimed = store.claim(Work::Analyses, store.now(), 1).await?;
        let Some(game) = claimed.first().and_then(|claimed| claimed.id.parse().ok()) else { return Ok(()) };
        let tasks = |state: &State| analysis_tasks(game, &state.log.entries()?, &tables.0.games);
        let tasks = tables.read(game, tasks).await;
        let tasks = match tasks {
            Ok(Ok(tasks)) => tasks,
            // Trying again will not help, and other games wait.
            Ok(Err(error)) => skip(game, &error),
            Err(TableError::Command(error)) => skip(game, &error),
            Err(error) => return Err(error),
        };
        let is_complete = tokio::select! {
            biased;
            is_complete = analyse_game(tables, game, tasks) => is_complete?,
            renewed = keep_claim(tables) => renewed?,
        };
        if !is_complete {
            return Ok(());
        }
        store.write(Write::FinishAnalysis { game }).await?;
    }
}

/// Renews the claim of the game in work for ever.
async fn keep_claim(tables: &Tables) -> Result<bool, TableError> {
    let store = tables.store();
    loop {
        tokio::time::sleep(RENEWAL).await;
        store.renew_claims(Work::Analyses).await?;
    }
}

fn skip(game: GameId, error: &dyn std::fmt::Display) -> Vec<AnalysisTask> {
    tracing::error!(%game, %error, "a game cannot be analysed");
    Vec::new()
}

/// Analyses the decisions of a game that have no result yet. Returns whether all have one.
async fn analyse_game(tables: &Tables, game: GameId, tasks: Vec<AnalysisTask>) -> Result<bool, TableError> {
    let stored = tables.store().analysed_decisions(game).await?;
    let done: HashSet<u64> = stored.iter().map(|decision| decision.seq).collect();
    let todo = tasks.into_iter().filter(|task| !done.contains(&task.seq));
    let runs = futures_util::stream::iter(todo).map(async |AnalysisTask { seq, seat, job }| {
        if !tables.store().holds_claim(Work::Analyses, &game.to_string()) {
            return Ok(false);
        }
        let Some(result) = tables.0.bots.run_analysis(job).await else { return Ok(false) };
        if let Some(analysis) = result {
            let decision = AnalysedDecision { seq, seat, analysis };
            tables.store().write(Write::AnalysedDecision { game, decision }).await?;
        }
        Ok::<bool, TableError>(true)
    });
    let mut runs = std::pin::pin!(runs.buffer_unordered(tables.0.bots.threads()));
    let mut is_complete = true;
    while let Some(run) = runs.next().await {
        is_complete &= run?;
    }
    Ok(is_complete)
}
