//! A finished game, looked at decision by decision.

use game::{InputError, Seat, margin};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::games::{Games, Study, Studying};
use crate::id::GameId;
use crate::sitting::entry::{Entry, Logged};
use crate::sitting::hint::seed;
use crate::sitting::sitting::Sitting;

/// A decision of a finished game that is to be studied.
pub(crate) struct Question {
    pub(crate) seq: u64,
    pub(crate) seat: Seat,
    pub(crate) studying: Studying,
}

/// Every decision of a log that there was a choice for, and that was not taken back.
pub(crate) fn questions(id: GameId, log: &[Logged], games: &Games) -> Result<Vec<Question>, InputError> {
    let Some((first, rest)) = log.split_first() else { return Ok(Vec::new()) };
    let mut sitting = Sitting::open(id, first.clone(), games)?;
    let mut decisions: Vec<(Seat, Option<Question>)> = Vec::new();
    for next in rest {
        match &next.entry {
            Entry::Acted { seat, action } => {
                let (seq, seat) = (next.seq, *seat);
                let dice = seed(&format!("{id} {seq}"));
                let studying = sitting.game().and_then(|game| game.study(seat, action, dice));
                decisions.push((seat, studying.map(|studying| Question { seq, seat, studying })));
            }
            Entry::Undone { seat } => {
                // Others may have decided since, at the same time: theirs stay.
                if let Some(last) = decisions.iter().rposition(|(by, _)| by == seat) {
                    decisions.remove(last);
                }
            }
            _ => {}
        }
        sitting.follow(next)?;
    }
    Ok(decisions.into_iter().filter_map(|(_, question)| question).collect())
}

/// A decision that was studied.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Studied {
    /// The number of its entry in the log.
    pub seq: u64,
    /// Who decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What was decided, and what could have been.
    #[serde(flatten)]
    pub study: Study,
}

/// How far an analysis has come.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Progress {
    /// Nobody has asked for it.
    None,
    /// It is being made, or waits for its turn.
    Running,
    /// It is finished.
    Done,
}

/// A finished game, looked at decision by decision.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    /// How far it has come.
    pub state: Progress,
    /// How many decisions were studied.
    pub done: u64,
    /// How many there are.
    pub of: u64,
    /// Those that were studied, in the order of the log.
    pub decisions: Vec<Moment>,
    /// The decisions at which most was lost, three at the most, in the order of the log: their numbers.
    pub turning_points: Vec<u64>,
    /// By how many points every seat was ahead of the best of the others at the end: where the curve ends.
    pub end: Vec<i32>,
}

/// A decision that was studied, and how things looked after it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// The decision.
    #[serde(flatten)]
    pub studied: Studied,
    /// The curve: by how many points every seat expected to be ahead at the end when it last had decided; nothing before
    /// its first decision.
    pub margins: Vec<Option<f64>>,
}

/// How many moments are named.
const TURNING_POINTS: usize = 3;

impl Analysis {
    /// What was studied of a game that ended with these totals. `studied` is in the order of the log.
    pub(crate) fn new(state: Progress, of: u64, studied: Vec<Studied>, totals: &[i32]) -> Analysis {
        let turning_points = turning_points(&studied);
        let mut margins = vec![None; totals.len()];
        let done = studied.len() as u64;
        let moment = |studied: Studied| {
            if let Some(own) = margins.get_mut(studied.seat.index()) {
                *own = Some(studied.study.margin);
            }
            Moment { studied, margins: margins.clone() }
        };
        let decisions = studied.into_iter().map(moment).collect();
        let end = Seat::all(totals.len()).map(|seat| margin(totals, seat)).collect();
        Analysis { state, done, of, decisions, turning_points, end }
    }
}

/// The decisions at which most was lost; of those that a seat made in a row only one.
fn turning_points(studied: &[Studied]) -> Vec<u64> {
    let mut rows: Vec<&Studied> = Vec::new();
    let mut last = None;
    for one in studied {
        match rows.last_mut() {
            Some(worst) if last == Some(one.seat) => {
                if one.study.loss > worst.study.loss {
                    *worst = one;
                }
            }
            _ => rows.push(one),
        }
        last = Some(one.seat);
    }
    rows.retain(|one| one.study.loss > 0.0);
    rows.sort_by(|a, b| b.study.loss.total_cmp(&a.study.loss));
    let mut named: Vec<u64> = rows.iter().take(TURNING_POINTS).map(|one| one.seq).collect();
    named.sort_unstable();
    named
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn studied(seq: u64, seat: usize, loss: f64) -> Studied {
        let study = Study {
            played: json!(null),
            best: json!(null),
            best_turn: Vec::new(),
            points: 50.0,
            margin: 5.0 - loss,
            best_points: 50.0,
            best_margin: 5.0,
            loss,
        };
        Studied { seq, seat: Seat::new(seat).expect("a seat"), study }
    }

    #[test]
    fn the_three_worst_turns_are_named() {
        let all = [(3, 0, 1.0), (4, 0, 2.0), (5, 1, 0.0), (6, 0, 4.0), (7, 0, 3.5), (8, 1, 1.5)];
        let all = all.map(|(seq, seat, loss)| studied(seq, seat, loss));
        assert_eq!(turning_points(&all), [4, 6, 8]);
        assert_eq!(turning_points(&[studied(3, 0, 0.0)]), [0; 0], "nothing was lost");
    }

    #[test]
    fn the_curve_keeps_what_each_seat_expected_last() {
        let all = vec![studied(3, 0, 1.0), studied(5, 1, 2.0)];
        let analysis = Analysis::new(Progress::Running, 4, all, &[60, 48]);
        assert_eq!((analysis.done, analysis.of), (2, 4));
        assert_eq!(analysis.decisions[0].margins, [Some(4.0), None]);
        assert_eq!(analysis.decisions[1].margins, [Some(4.0), Some(3.0)]);
        assert_eq!(analysis.end, [12, -12]);
    }
}
