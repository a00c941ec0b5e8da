//! Looks at finished games, decision by decision, when bots and people want nothing.
//!
//! The process that looks after bots does it. Every decision is kept as soon as it is studied, so whoever comes after a
//! process that died goes on where it was.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use futures_util::StreamExt as _;

use crate::hall::answer::Trouble;
use crate::hall::hall::Hall;
use crate::id::GameId;
use crate::sitting::{Analysis, Denied, Phase, Progress, Question, Studied};
use crate::store::{StoreError, Wanted, Write};
use crate::timestamp::Timestamp;

/// How many analyses may wait.
const MOST_WAITING: u64 = 100;

impl Hall {
    /// The analysis of a game that is over, as far as it has come.
    pub(crate) async fn analysis(&self, game: GameId) -> Result<Analysis, Trouble> {
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
    pub(crate) async fn analyse(&self, game: GameId) -> Result<Analysis, Trouble> {
        let decisions =
            self.look(game, |state| totals(state).map(|_| state.questions(&self.0.games))).await??;
        let decisions = decisions.map_err(StoreError::from)?.len() as u64;
        if self.store().analysis(game).await?.is_none() {
            if self.store().unfinished_analyses().await? >= MOST_WAITING {
                return Err(Denied::TooManyAnalyses.into());
            }
            let asked = Wanted { at: Timestamp::now(), decisions, finished: decisions == 0 };
            self.store().write(Write::Ask { game, asked }).await?;
        }
        self.analysis(game).await
    }
}

/// Every seat's points at the end.
fn totals(state: &super::live::State) -> Result<Vec<i32>, Denied> {
    let over = state.sitting.phase() == Phase::Over;
    let result = state.sitting.game().filter(|_| over).and_then(|game| game.result());
    Ok(result.ok_or(Denied::NotOver)?.0)
}

/// Studies what is waiting, one game after the other.
pub(super) struct Analyst {
    hall: Hall,
    /// Whether this process is the one that does it.
    in_charge: Arc<AtomicBool>,
    at_work: Arc<AtomicBool>,
}

impl Analyst {
    pub(super) fn new(hall: Hall) -> Analyst {
        Analyst { hall, in_charge: Arc::default(), at_work: Arc::default() }
    }

    /// Goes on with what is waiting, or leaves it to another process.
    pub(super) fn go_on(&self, in_charge: bool) {
        self.in_charge.store(in_charge, Relaxed);
        if !in_charge || self.at_work.swap(true, Relaxed) {
            return;
        }
        let (hall, in_charge, at_work) = (self.hall.clone(), self.in_charge.clone(), self.at_work.clone());
        tokio::spawn(async move {
            if let Err(trouble) = work(&hall, &in_charge).await
                && !*hall.stopping().borrow()
            {
                tracing::warn!(%trouble, "finished games cannot be analysed");
            }
            at_work.store(false, Relaxed);
        });
    }
}

async fn work(hall: &Hall, in_charge: &AtomicBool) -> Result<(), Trouble> {
    while in_charge.load(Relaxed) {
        let waiting = hall.store().unfinished_analyses().await?;
        metrics::gauge!("gloriette_analyses_waiting").set(waiting as f64);
        let Some(game) = hall.store().next_analysis().await? else { return Ok(()) };
        let asked = hall.look(game, |state| state.questions(&hall.0.games)).await;
        let questions = match asked {
            Ok(Ok(questions)) => questions,
            // Nobody will ever be able to: others need not wait for it.
            Ok(Err(fault)) => give_up(game, &fault),
            Err(Trouble::Denied(denied)) => give_up(game, &denied),
            Err(trouble) => return Err(trouble),
        };
        if !study(hall, game, questions, in_charge).await? {
            return Ok(());
        }
        hall.store().write(Write::Analysed { game }).await?;
    }
    Ok(())
}

fn give_up(game: GameId, why: &dyn std::fmt::Display) -> Vec<Question> {
    tracing::error!(%game, %why, "a game cannot be analysed");
    Vec::new()
}

/// Studies what is left of a game; whether all of it was.
async fn study(
    hall: &Hall,
    game: GameId,
    questions: Vec<Question>,
    in_charge: &AtomicBool,
) -> Result<bool, Trouble> {
    let known: HashSet<u64> = hall.store().studied(game).await?.iter().map(|studied| studied.seq).collect();
    let left = questions.into_iter().filter(|question| !known.contains(&question.seq));
    let studies = futures_util::stream::iter(left).map(async |Question { seq, seat, studying }| {
        if !in_charge.load(Relaxed) {
            return Ok(false);
        }
        let Some(study) = hall.0.thinkers.study(studying).await else { return Ok(false) };
        if let Some(study) = study {
            let studied = Studied { seq, seat, study };
            hall.store().write(Write::Study { game, studied }).await?;
        }
        Ok(true)
    });
    let mut studies = std::pin::pin!(studies.buffer_unordered(hall.0.thinkers.count()));
    let mut all = true;
    while let Some(done) = studies.next().await {
        let done: Result<bool, Trouble> = done;
        all &= done?;
    }
    Ok(all)
}
