//! Turns of bots, hints and analyses.
//!
//! They work on an exported table and keep nothing, so that a page can run them in a worker of
//! their own and end that worker at any time.

use std::sync::atomic::AtomicBool;

use bots::Budget;
use game::InputError;
use serde::Serialize;
use serde_json::Value;
use table::{
    ANALYSIS_SIMULATIONS, AnalysedDecision, CommandError, Games, HINT_SIMULATIONS, HintChoice, ThinkingLimit,
    analysis_tasks,
};

use crate::requests::{Analyse, Hint, Limit, Think};
use crate::table_file;

/// The turn of a bot.
#[derive(Serialize)]
pub(crate) struct BotTurn {
    actions: Vec<Value>,
}

/// A hint, as the server's API gives it.
#[derive(Serialize)]
pub(crate) struct HintAnswer {
    seq: u64,
    choices: Vec<HintChoice>,
}

/// One step of an analysis.
#[derive(Serialize)]
pub(crate) struct AnalysisStep {
    /// The number of decisions to analyse.
    of: usize,
    /// The result for the decision that was asked for; `null` if there is none.
    decision: Option<AnalysedDecision>,
}

/// The turn of a bot. `clock` returns milliseconds.
pub(crate) fn think(request: Think, games: &Games, clock: fn() -> f64) -> Result<BotTurn, CommandError> {
    let Think { table, seat, level, seed, limit } = request;
    let local = table_file::read(&table, games).map_err(|error| error.inside("table"))?;
    let game = local.table().game().ok_or(CommandError::NotStarted)?;
    let search = game.bot_search(seat, level, seed).ok_or(CommandError::NotToAct)?;
    let actions = match limit {
        Limit::Simulations(simulations) => search(&Budget::simulations(simulations)),
        Limit::Level => {
            let (start, time) = (clock(), level.time().as_secs_f64() * 1000.0);
            let used_share = || if time > 0.0 { (clock() - start) / time } else { 1.0 };
            search(&Budget::clock(&used_share))
        }
    };
    Ok(BotTurn { actions })
}

/// A hint for a person.
pub(crate) fn hint(request: Hint, games: &Games) -> Result<HintAnswer, CommandError> {
    let Hint { table, person, simulations } = request;
    let local = table_file::read(&table, games).map_err(|error| error.inside("table"))?;
    let job = local.table().hint_job(person)?;
    let limit = limit(simulations.unwrap_or(HINT_SIMULATIONS));
    Ok(HintAnswer { seq: local.table().seq(), choices: job(&limit) })
}

/// The analysis of one decision of a finished game.
pub(crate) fn analyse(request: Analyse, games: &Games) -> Result<AnalysisStep, CommandError> {
    let Analyse { table, task, simulations } = request;
    let local = table_file::read(&table, games).map_err(|error| error.inside("table"))?;
    local.table().final_totals()?;
    let tasks = analysis_tasks(local.id(), local.log(), games)?;
    let of = tasks.len();
    if task > of {
        return Err(InputError::new("task", format_args!("there are {of}")).into());
    }
    let limit = limit(simulations.unwrap_or(ANALYSIS_SIMULATIONS));
    let decision = tasks.into_iter().nth(task).and_then(|task| {
        let analysis = (task.job)(&limit)?;
        Some(AnalysedDecision { seq: task.seq, seat: task.seat, analysis })
    });
    Ok(AnalysisStep { of, decision })
}

/// The engine is stopped from outside, so its searches are never cancelled.
fn limit(simulations: u64) -> ThinkingLimit<'static> {
    static NEVER: AtomicBool = AtomicBool::new(false);
    ThinkingLimit { simulations, cancelled: &NEVER }
}
