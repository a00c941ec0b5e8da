//! How a game ended.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Middle, Score};

/// How a game ended: everybody's points, and who won.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Every seat's points after the first half.
    #[serde(deserialize_with = "game::objects::<5, _, _>")]
    pub middle: Vec<Middle>,
    /// Every seat's points at the end.
    #[serde(deserialize_with = "game::objects::<5, _, _>")]
    pub scores: Vec<Score>,
    /// Who won; several share it.
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
