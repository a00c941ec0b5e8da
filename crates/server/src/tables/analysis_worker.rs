//! Looks at finished games, decision by decision, when bots and people want nothing.
//!
//! The process that looks after bots does it. Every decision is kept as soon as it is studied, so whoever comes after a
//! process that died goes on where it was.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use futures_util::StreamExt as _;

use crate::id::GameId;
use crate::sitting::{Analysis, CommandError, Phase, Progress, Question, Studied};
use crate::store::{StoreError, Wanted, Write};
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;
use crate::timestamp::Timestamp;

/// How many analyses may wait.
const MOST_WAITING: u64 = 100;

impl Tables {
    /// The analysis of a game that is over, as far as it has come.
    pub(crate) async fn analysis(&self, game: GameId) -> Result<Analysis, TableError> {
        let totals = self.look(game, |state| totals(state)).await??;
        let asked = self.store().analysis(game).await?;
        let studied = self.store().studied(game).await?;
        let state = match asked {
            None => Progress::None,
            Some(Wanted { finished: false, .. }) => Progress::Running,
            Some(Wanted { finished: true, .. }) => Progress::Done,
        };
        Ok(Analysis::new(state, asked.map_or(0, |asked| asked.decisions), studied, &totals))
    }

    /// Asks for the analysis of a game that is over; who asks again changes nothing.
    pub(crate) async fn analyse(&self, game: GameId) -> Result<Analysis, TableError> {
        let decisions =
            self.look(game, |state| totals(state).map(|_| state.questions(&self.0.games))).await??;
        let decisions = decisions.map_err(StoreError::from)?.len() as u64;
        if self.store().analysis(game).await?.is_none() {
            if self.store().unfinished_analyses().await? >= MOST_WAITING {
                return Err(CommandError::TooManyAnalyses.into());
            }
            let asked = Wanted { at: Timestamp::now(), decisions, finished: decisions == 0 };
            self.store().write(Write::Ask { game, asked }).await?;
        }
        self.analysis(game).await
    }
}

/// Every seat's points at the end.
fn totals(state: &super::live_table::State) -> Result<Vec<i32>, CommandError> {
    let over = state.sitting.phase() == Phase::Over;
    let result = state.sitting.game().filter(|_| over).and_then(|game| game.result());
    Ok(result.ok_or(CommandError::NotOver)?.0)
}

/// Studies what is waiting, one game after the other.
pub(super) struct AnalysisWorker {
    tables: Tables,
    /// Whether this process is the one that does it.
    in_charge: Arc<AtomicBool>,
    at_work: Arc<AtomicBool>,
}

impl AnalysisWorker {
    pub(super) fn new(tables: Tables) -> AnalysisWorker {
        AnalysisWorker { tables, in_charge: Arc::default(), at_work: Arc::default() }
    }

    /// Goes on with what is waiting, or leaves it to another process.
    pub(super) fn go_on(&self, in_charge: bool) {
        self.in_charge.store(in_charge, Relaxed);
        if !in_charge || self.at_work.swap(true, Relaxed) {
            return;
        }
        let (tables, in_charge, at_work) =
            (self.tables.clone(), self.in_charge.clone(), self.at_work.clone());
        tokio::spawn(async move {
            if let Err(trouble) = work(&tables, &in_charge).await
                && !*tables.stopping().borrow()
            {
                tracing::warn!(%trouble, "finished games cannot be analysed");
            }
            at_work.store(false, Relaxed);
        });
    }
}

async fn work(tables: &Tables, in_charge: &AtomicBool) -> Result<(), TableError> {
    while in_charge.load(Relaxed) {
        let waiting = tables.store().unfinished_analyses().await?;
        metrics::gauge!("gloriette_analyses_waiting").set(waiting as f64);
        let Some(game) = tables.store().next_analysis().await? else { return Ok(()) };
        let asked = tables.look(game, |state| state.questions(&tables.0.games)).await;
        let questions = match asked {
            Ok(Ok(questions)) => questions,
            // Nobody will ever be able to: others need not wait for it.
            Ok(Err(fault)) => give_up(game, &fault),
            Err(TableError::CommandError(denied)) => give_up(game, &denied),
            Err(trouble) => return Err(trouble),
        };
        if !study(tables, game, questions, in_charge).await? {
            return Ok(());
        }
        tables.store().write(Write::Analysed { game }).await?;
    }
    Ok(())
}

fn give_up(game: GameId, why: &dyn std::fmt::Display) -> Vec<Question> {
    tracing::error!(%game, %why, "a game cannot be analysed");
    Vec::new()
}

/// Studies what is left of a game; whether all of it was.
async fn study(
    tables: &Tables,
    game: GameId,
    questions: Vec<Question>,
    in_charge: &AtomicBool,
) -> Result<bool, TableError> {
    let known: HashSet<u64> = tables.store().studied(game).await?.iter().map(|studied| studied.seq).collect();
    let left = questions.into_iter().filter(|question| !known.contains(&question.seq));
    let studies = futures_util::stream::iter(left).map(async |Question { seq, seat, studying }| {
        if !in_charge.load(Relaxed) {
            return Ok(false);
        }
        let Some(study) = tables.0.bots.study(studying).await else { return Ok(false) };
        if let Some(study) = study {
            let studied = Studied { seq, seat, study };
            tables.store().write(Write::Study { game, studied }).await?;
        }
        Ok(true)
    });
    let mut studies = std::pin::pin!(studies.buffer_unordered(tables.0.bots.count()));
    let mut all = true;
    while let Some(done) = studies.next().await {
        let done: Result<bool, TableError> = done;
        all &= done?;
    }
    Ok(all)
}
