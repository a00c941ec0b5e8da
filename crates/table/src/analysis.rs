//! Analysis of a finished game: what the strongest bot would have decided.

use bots::{Observation, Skill, Suggestion};
use game::{InputError, Seat, margin};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::games::Games;
use crate::hints::{actions_to_json, round_to_tenths, seed_from_text};
use crate::id::GameId;
use crate::log::{Change, LogEntry};
use crate::table::Table;
use crate::thinking_limit::ThinkingLimit;

/// The number of simulations per analysed decision, in each of its two searches, unless the server
/// has another number.
pub const ANALYSIS_SIMULATIONS: u64 = 600;

/// The number of turning points that an analysis names.
const TURNING_POINTS: usize = 3;

/// The search behind one analysed decision, to be run elsewhere. It contains only what the seat
/// could know at that moment.
pub type AnalysisJob = Box<dyn FnOnce(&ThinkingLimit) -> Option<DecisionAnalysis> + Send>;

/// A decision of a finished game that is to be analysed.
pub struct AnalysisTask {
    /// The sequence number of the decision.
    pub seq: u64,
    /// The seat that decided.
    pub seat: Seat,
    /// The search.
    pub job: AnalysisJob,
}

/// The decisions of a log that had an alternative and were not taken back.
pub fn analysis_tasks(id: GameId, log: &[LogEntry], games: &Games) -> Result<Vec<AnalysisTask>, InputError> {
    let Some((first, rest)) = log.split_first() else { return Ok(Vec::new()) };
    let mut table = Table::from_first_entry(id, first.clone(), games)?;
    let mut decisions: Vec<(Seat, Option<AnalysisTask>)> = Vec::new();
    for next in rest {
        match &next.change {
            Change::Acted { seat, action } => {
                let (seq, seat) = (next.seq, *seat);
                let seed = seed_from_text(&format!("{id} {seq}"));
                // Decisions of another game are not analysed again.
                let game = table.game().filter(|_| !table.is_repeated(seq));
                let job = game.and_then(|game| game.analysis_search(seat, action, seed));
                decisions.push((seat, job.map(|job| AnalysisTask { seq, seat, job })));
            }
            Change::Undone { seat, .. } => {
                // Others may have decided at the same time; their decisions stay.
                if let Some(last) = decisions.iter().rposition(|(by, _)| by == seat) {
                    decisions.remove(last);
                }
            }
            _ => {}
        }
        table.follow(next)?;
    }
    Ok(decisions.into_iter().filter_map(|(_, task)| task).collect())
}

/// A decision and what the strongest bot would have decided with the same knowledge.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecisionAnalysis {
    /// The decision.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub played: Value,
    /// The decision of the strongest bot.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub best: Value,
    /// That decision and the ones that follow it up to the end of the turn.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub best_turn: Vec<Value>,
    /// The seat's expected final points after the decision.
    pub points: f64,
    /// The expected final margin over the best opponent after the decision.
    pub margin: f64,
    /// The expected points after the best decision.
    pub best_points: f64,
    /// The expected margin after the best decision.
    pub best_margin: f64,
    /// The loss of margin; 0 if there is none.
    pub loss: f64,
}

/// An analysed decision with its place in the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnalysedDecision {
    /// The sequence number of the decision.
    pub seq: u64,
    /// The seat that decided.
    pub seat: Seat,
    /// The analysis.
    #[serde(flatten)]
    pub analysis: DecisionAnalysis,
}

/// The progress of an analysis.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Progress {
    /// Nobody has requested it.
    None,
    /// It is running or waits for its turn.
    Running,
    /// It is complete.
    Done,
}

/// The analysis of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    /// The progress.
    pub state: Progress,
    /// The number of analysed decisions.
    pub done: u64,
    /// The number of decisions to analyse.
    pub of: u64,
    /// The analysed decisions, in the order of the log.
    pub decisions: Vec<AnalysisStep>,
    /// The sequence numbers of the at most three decisions that lost most, in the order of the log.
    pub turning_points: Vec<u64>,
    /// Every seat's final margin over its best opponent: the end of the curve.
    pub end: Vec<i32>,
}

/// An analysed decision with the curve of margins up to it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnalysisStep {
    /// The decision.
    #[serde(flatten)]
    pub decision: AnalysedDecision,
    /// Every seat's expected final margin after its last decision; `null` before its first.
    pub margins: Vec<Option<f64>>,
}

impl Analysis {
    /// The analysis of a game with these final totals. `decisions` are in the order of the log.
    pub fn new(state: Progress, of: u64, decisions: Vec<AnalysedDecision>, totals: &[i32]) -> Analysis {
        let turning_points = turning_points(&decisions);
        let mut margins = vec![None; totals.len()];
        let done = decisions.len() as u64;
        let step = |decision: AnalysedDecision| {
            if let Some(own) = margins.get_mut(decision.seat.index()) {
                *own = Some(decision.analysis.margin);
            }
            AnalysisStep { decision, margins: margins.clone() }
        };
        let decisions = decisions.into_iter().map(step).collect();
        let end = Seat::all(totals.len()).map(|seat| margin(totals, seat)).collect();
        Analysis { state, done, of, decisions, turning_points, end }
    }
}

/// The decisions that lost most; at most one of those that a seat made in a row.
fn turning_points(decisions: &[AnalysedDecision]) -> Vec<u64> {
    let mut worst_of_rows: Vec<&AnalysedDecision> = Vec::new();
    let mut last = None;
    for decision in decisions {
        match worst_of_rows.last_mut() {
            Some(worst) if last == Some(decision.seat) => {
                if decision.analysis.loss > worst.analysis.loss {
                    *worst = decision;
                }
            }
            _ => worst_of_rows.push(decision),
        }
        last = Some(decision.seat);
    }
    worst_of_rows.retain(|decision| decision.analysis.loss > 0.0);
    worst_of_rows.sort_by(|a, b| b.analysis.loss.total_cmp(&a.analysis.loss));
    let mut seqs: Vec<u64> = worst_of_rows.iter().take(TURNING_POINTS).map(|one| one.seq).collect();
    seqs.sort_unstable();
    seqs
}

/// The seed of the second search of a decision, which always differs from that of the first. With
/// other random numbers, a turn that looked best by luck loses its advantage.
const fn second_seed(seed: u64) -> u64 {
    seed ^ 0x9e37_79b9_7f4a_7c15
}

/// Analyses one decision, given what its seat saw.
pub(crate) fn analyse_decision<G: Skill>(
    seen: &Observation<G>,
    played: G::Action,
    limit: &ThinkingLimit,
    seed: u64,
) -> Option<DecisionAnalysis> {
    let suggested = limit.find_best(seen, seed)?;
    let compared = limit.rank_with(seen, played, second_seed(seed))?;
    compare_decision(played, &suggested, &compared)
}

/// Compares a decision with the suggested one, by their values in the second search.
fn compare_decision<G: Skill>(
    played: G::Action,
    suggested: &Suggestion<G>,
    compared: &Suggestion<G>,
) -> Option<DecisionAnalysis> {
    let turn = &suggested.ranked.first()?.turn;
    let best = compared.ranked.iter().find(|ranked| ranked.turn == *turn).or(compared.ranked.first())?;
    // Several turns may begin with the played decision; the first in the ranking is the best.
    let own = compared.ranked.iter().find(|ranked| ranked.turn.first() == Some(&played))?;
    let own = if played == suggested.decision { best } else { own };
    Some(DecisionAnalysis {
        played: actions_to_json::<G>(&[played]).pop()?,
        best: actions_to_json::<G>(&[suggested.decision]).pop()?,
        best_turn: actions_to_json::<G>(turn),
        points: round_to_tenths(own.points),
        margin: round_to_tenths(own.margin),
        best_points: round_to_tenths(best.points),
        best_margin: round_to_tenths(best.margin),
        loss: round_to_tenths((best.margin - own.margin).max(0.0)),
    })
}

#[cfg(test)]
mod tests {
    use bots::Ranked;
    use sanssouci::{Action, Position};
    use serde_json::json;

    use super::*;

    fn decision(seq: u64, seat: usize, loss: f64) -> AnalysedDecision {
        let analysis = DecisionAnalysis {
            played: json!(null),
            best: json!(null),
            best_turn: Vec::new(),
            points: 50.0,
            margin: 5.0 - loss,
            best_points: 50.0,
            best_margin: 5.0,
            loss,
        };
        AnalysedDecision { seq, seat: Seat::new(seat).expect("a seat"), analysis }
    }

    #[test]
    fn turning_points_are_the_three_worst_turns() {
        let all = [(3, 0, 1.0), (4, 0, 2.0), (5, 1, 0.0), (6, 0, 4.0), (7, 0, 3.5), (8, 1, 1.5)];
        let all = all.map(|(seq, seat, loss)| decision(seq, seat, loss));
        assert_eq!(turning_points(&all), [4, 6, 8]);
        assert_eq!(turning_points(&[decision(3, 0, 0.0)]), [0; 0], "nothing was lost");
        let equal = [decision(3, 0, 2.0), decision(4, 0, 2.0)];
        assert_eq!(turning_points(&equal), [3], "of equal losses in a turn, the first counts");
    }

    #[test]
    fn the_curve_keeps_the_last_expectation_of_each_seat() {
        let all = vec![decision(3, 0, 1.0), decision(5, 1, 2.0)];
        let analysis = Analysis::new(Progress::Running, 4, all, &[60, 48]);
        assert_eq!((analysis.done, analysis.of), (2, 4));
        assert_eq!(analysis.decisions[0].margins, [Some(4.0), None]);
        assert_eq!(analysis.decisions[1].margins, [Some(4.0), Some(3.0)]);
        assert_eq!(analysis.end, [12, -12]);
    }

    /// A ranking of turns in text form, with the margin of each.
    fn ranking(turns: &[(&str, f64)]) -> Suggestion<Position> {
        let ranked = |&(turn, margin): &(&str, f64)| {
            let turn = turn.split(' ').map(|text| text.parse().expect("an action")).collect();
            Ranked { turn, margin, points: 40.0 + margin }
        };
        Suggestion::by_ranking(turns.iter().map(ranked).collect(), 100)
    }

    #[test]
    fn a_decision_is_compared_with_the_turn_that_the_first_search_suggests() {
        let suggested = ranking(&[("play:gt:t1 stay", 9.0), ("play:gt:t2 stay", 8.0)]);
        let compared = ranking(&[
            ("play:gt:t2 noble:c4", 7.0),
            ("play:gt:t1 noble:c4", 6.0),
            ("play:gt:t1 stay", 5.0),
            ("play:gt:t2 stay", 4.0),
            ("stay", 2.5),
        ]);
        let margins = |played: Action| {
            let analysis = compare_decision(played, &suggested, &compared).expect("the decision is compared");
            assert_eq!(analysis.best_points, 40.0 + analysis.best_margin);
            (analysis.margin, analysis.best_margin, analysis.loss)
        };
        assert_eq!(margins(Action::Stay), (2.5, 5.0, 2.5));
        let suggested = suggested.decision;
        assert_eq!(margins(suggested), (5.0, 5.0, 0.0), "the suggested turn stands for its first decision");
        let luckier = compared.decision;
        assert_eq!(margins(luckier), (7.0, 5.0, 0.0), "a better decision loses nothing");
    }

    #[test]
    fn a_suggestion_that_the_second_search_drops_is_replaced_by_its_best_turn() {
        let suggested = ranking(&[("play:gt:t1 stay", 9.0)]);
        let compared = ranking(&[("play:gt:t2 stay", 4.0), ("stay", 1.0)]);
        let analysis =
            compare_decision(Action::Stay, &suggested, &compared).expect("the decision is compared");
        assert_eq!((analysis.best_margin, analysis.margin, analysis.loss), (4.0, 1.0, 3.0));
    }

    #[test]
    fn the_second_search_has_other_random_numbers() {
        for seed in [0, 1, u64::MAX] {
            assert_ne!(second_seed(seed), seed);
        }
        assert_ne!(second_seed(0), second_seed(1), "decisions have different random numbers");
        assert_ne!(
            second_seed(u64::MAX),
            second_seed(u64::MAX - 2),
            "decisions have different random numbers"
        );
    }
}
