//! The worker that analyses finished games in the background.
//!
//! Results are stored per decision, so an interrupted analysis resumes.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use futures_util::StreamExt as _;
use table::{AnalysedDecision, AnalysisTask, GameId, analysis_tasks};

use crate::store::Write;
use crate::tables::live_table::State;
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

/// Analyses waiting games, one after the other, while this process holds the supervisor's lease.
pub(super) struct AnalysisWorker {
    tables: Tables,
    has_lease: Arc<AtomicBool>,
    is_running: Arc<AtomicBool>,
}

impl AnalysisWorker {
    pub(super) fn new(tables: Tables) -> AnalysisWorker {
        AnalysisWorker { tables, has_lease: Arc::default(), is_running: Arc::default() }
    }

    /// Starts the worker if this process holds the lease; stops it otherwise.
    pub(super) fn set_lease(&self, has_lease: bool) {
        self.has_lease.store(has_lease, Relaxed);
        if !has_lease || self.is_running.swap(true, Relaxed) {
            return;
        }
        let (tables, has_lease) = (self.tables.clone(), self.has_lease.clone());
        let is_running = self.is_running.clone();
        tokio::spawn(async move {
            if let Err(error) = analyse_waiting(&tables, &has_lease).await
                && !*tables.stopping().borrow()
            {
                tracing::warn!(%error, "the analysis of finished games failed");
            }
            is_running.store(false, Relaxed);
        });
    }
}

async fn analyse_waiting(tables: &Tables, has_lease: &AtomicBool) -> Result<(), TableError> {
    while has_lease.load(Relaxed) {
        let waiting = tables.store().waiting_analyses().await?;
        metrics::gauge!("gloriette_analyses_waiting").set(waiting as f64);
        let Some(game) = tables.store().next_analysis().await? else { return Ok(()) };
        let tasks = |state: &State| analysis_tasks(game, &state.log.entries()?, &tables.0.games);
        let tasks = tables.read(game, tasks).await;
        let tasks = match tasks {
            Ok(Ok(tasks)) => tasks,
            // Trying again will not help, and other games wait.
            Ok(Err(error)) => skip(game, &error),
            Err(TableError::Command(error)) => skip(game, &error),
            Err(error) => return Err(error),
        };
        if !analyse_game(tables, game, tasks, has_lease).await? {
            return Ok(());
        }
        tables.store().write(Write::FinishAnalysis { game }).await?;
    }
    Ok(())
}

fn skip(game: GameId, error: &dyn std::fmt::Display) -> Vec<AnalysisTask> {
    tracing::error!(%game, %error, "a game cannot be analysed");
    Vec::new()
}

/// Analyses the decisions of a game that have no result yet. Returns whether all have one.
async fn analyse_game(
    tables: &Tables,
    game: GameId,
    tasks: Vec<AnalysisTask>,
    has_lease: &AtomicBool,
) -> Result<bool, TableError> {
    let stored = tables.store().analysed_decisions(game).await?;
    let done: HashSet<u64> = stored.iter().map(|decision| decision.seq).collect();
    let todo = tasks.into_iter().filter(|task| !done.contains(&task.seq));
    let runs = futures_util::stream::iter(todo).map(async |AnalysisTask { seq, seat, job }| {
        if !has_lease.load(Relaxed) {
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
