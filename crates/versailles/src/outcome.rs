//! The result of a game.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Middle, Score};

/// The result of a game: the points of every seat, and the winners.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// The points of every seat after the first half.
    #[serde(deserialize_with = "game::objects::<5, _, _>")]
    pub middle: Vec<Middle>,
    /// The points of every seat at the end.
    #[serde(deserialize_with = "game::objects::<5, _, _>")]
    pub scores: Vec<Score>,
    /// The winners; several share the victory.
    #[serde(deserialize_with = "game::at_most::<5, _, _>")]
    pub winners: Vec<Seat>,
}

impl game::Outcome for Outcome {
    fn totals(&self) -> Vec<i32> {
        self.scores.iter().map(|score| i32::from(score.total)).collect()
    }

    fn winners(&self) -> &[Seat] {
        &self.winners
    }
}

/// Most points win, then the largest single area; seats that are still tied share the victory.
pub(crate) fn winners(scores: &[Score]) -> Vec<Seat> {
    let rank = |score: &Score| (score.total, score.largest);
    let first = scores.iter().map(rank).max();
    Seat::all(scores.len())
        .zip(scores)
        .filter(|(_, score)| Some(rank(score)) == first)
        .map(|(seat, _)| seat)
        .collect()
}
