//! Final scoring.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Garden, Line, Motif, Points};

/// What one seat scored, item by item.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// For the rows that nobles ended on, during the game.
    pub nobles: i32,
    /// What the marks of the Rewards board gave or took in all.
    pub rewards: i32,
    /// For laying tiles on the boar.
    pub boars: i32,
    /// For full rows: 10 less the row's value.
    pub rows: i32,
    /// For full columns: 5 each.
    pub columns: i32,
    /// For the two missions: the row that the noble stands on.
    pub missions: i32,
    /// What a boar that is still there costs: 0 or negative.
    pub boar_penalty: i32,
    /// The sum of all that.
    pub total: i32,
    /// Gardeners in the garden; more of them win a tie.
    pub gardeners: i32,
}

/// How a game ended.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Every seat's score.
    #[serde(deserialize_with = "game::objects::<4, _, _>")]
    pub scores: Vec<Score>,
    /// Who won; several share it.
    #[serde(deserialize_with = "game::at_most::<4, _, _>")]
    pub winners: Vec<Seat>,
}

impl Score {
    /// Scores a garden as it is at the end, with these missions: two, or none where nobody may know them.
    ///
    /// ```
    /// use sanssouci::{Fields, Garden, Motif, Score};
    ///
    /// let untouched = Score::of(&Garden::new(Fields::NONE), [Motif::Stairs, Motif::Vine]);
    /// assert_eq!(untouched.total, 0);
    /// ```
    pub fn of(garden: &Garden, missions: impl IntoIterator<Item = Motif>) -> Score {
        let Points { nobles, rewards, boars } = garden.points();
        let rows: i32 = Line::rows(garden).map(Line::points).sum();
        let columns: i32 = Line::columns(garden).map(Line::points).sum();
        let missions: i32 = missions.into_iter().map(|mission| mission_points(garden, mission)).sum();
        let before_boar = garden.points().total() + rows + columns + missions;
        let boar_penalty = -before_boar.min(garden.boar_area().len() as i32);
        Score {
            nobles: i32::from(nobles),
            rewards: i32::from(rewards),
            boars: i32::from(boars),
            rows,
            columns,
            missions,
            boar_penalty,
            total: before_boar + boar_penalty,
            gardeners: garden.gardeners().len() as i32,
        }
    }

    /// By what winners are found: points first, then gardeners.
    pub fn rank(&self) -> (i32, i32) {
        (self.total, self.gardeners)
    }
}

/// A mission gives the row its noble stands on; nothing on the terrace.
pub(crate) fn mission_points(garden: &Garden, mission: Motif) -> i32 {
    garden.noble(mission).map_or(0, |row| i32::from(row.points()))
}

impl Outcome {
    /// Most points win; then more gardeners; then the victory is shared.
    pub fn of(scores: Vec<Score>) -> Outcome {
        let best = scores.iter().map(Score::rank).max();
        let winners =
            Seat::all(scores.len()).filter(|seat| Some(scores[seat.index()].rank()) == best).collect();
        Outcome { scores, winners }
    }
}

impl game::Outcome for Outcome {
    fn totals(&self) -> Vec<i32> {
        self.scores.iter().map(|score| score.total).collect()
    }

    fn winners(&self) -> &[Seat] {
        &self.winners
    }
}
