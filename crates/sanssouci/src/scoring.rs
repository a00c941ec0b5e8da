//! Every point value of the game, the final scoring and the winners.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Colour, Fields, Garden, Motif, Points, Row};

// During the game.

/// A noble scores the number of the row on which it ends its move.
pub(crate) const fn noble(row: Row) -> u8 {
    row.number()
}

/// Rewards: the three motif bonuses, for a tile placed with its motif up.
pub(crate) const MOTIF_BONUSES: [u8; 3] = [1, 2, 3];
/// Rewards: the gardener bonus, for a tile placed as a gardener.
pub(crate) const GARDENER_BONUS: u8 = 3;
/// Rewards: the two penalties, for any tile. A penalty never takes the score below 0.
pub(crate) const PENALTIES: [u8; 2] = [2, 3];

/// Boars: placing a tile on the boar's field.
pub(crate) const BOAR_FOUND: u8 = 1;
/// Boars: in addition, if the boar has no free field to flee to and leaves the garden.
pub(crate) const BOAR_LEFT: u8 = 3;

// At the end.

/// A full row 2 to 6 scores 10 minus its number.
pub(crate) const fn full_row(row: Row) -> u8 {
    10 - row.number()
}

/// A full column.
pub(crate) const FULL_COLUMN: u8 = 5;

/// A mission scores the number of the row on which its noble stands; nothing on the terrace.
pub(crate) fn mission(garden: &Garden, mission: Motif) -> i32 {
    garden.noble(mission).map_or(0, |row| i32::from(row.number()))
}

/// Boars: a boar that is still in the garden costs this for each free field of its area.
///
/// It is deducted last and never takes the total below 0.
pub(crate) const BOAR_PENALTY_PER_FIELD: i32 = 1;

/// The points of one seat at the end, item by item.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// Points for the moves of nobles.
    pub nobles: i32,
    /// Points of the Rewards board, penalties included.
    pub rewards: i32,
    /// Points for placing tiles on the boar.
    pub boars: i32,
    /// Points for full rows: 10 minus the number of each.
    pub rows: i32,
    /// Points for full columns: 5 each.
    pub columns: i32,
    /// Points for the two missions: the rows on which their nobles stand.
    pub missions: i32,
    /// The cost of a boar that is still in the garden: 0 or negative.
    pub boar_penalty: i32,
    /// The sum of all items.
    pub total: i32,
    /// The number of gardeners in the garden, which breaks ties.
    pub gardeners: i32,
}

/// The result of a game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// The score of every seat.
    #[serde(deserialize_with = "game::objects::<4, _, _>")]
    pub scores: Vec<Score>,
    /// The winners; several share the victory.
    #[serde(deserialize_with = "game::at_most::<4, _, _>")]
    pub winners: Vec<Seat>,
}

impl Score {
    /// Scores a garden as if the game ended now.
    ///
    /// Pass no missions if they are unknown.
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
        let missions: i32 = missions.into_iter().map(|motif| mission(garden, motif)).sum();
        let before_boar = garden.points().total() + rows + columns + missions;
        let boar_penalty = -before_boar.min(BOAR_PENALTY_PER_FIELD * garden.boar_area().len() as i32);
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

    /// The sort key for the ranking: points first, then gardeners.
    pub fn rank(&self) -> (i32, i32) {
        (self.total, self.gardeners)
    }
}

impl Outcome {
    /// Finds the winners: most points, then most gardeners; seats that are still tied share the
    /// victory.
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

/// A full row or column of a garden, with its points at the end.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "line", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are described by their names")]
pub enum Line {
    /// A full row 2 to 6.
    Row { row: Row, points: u8 },
    /// A full column.
    Column { column: Motif, points: u8 },
}

impl Line {
    /// The points of a full column.
    pub const COLUMN: u8 = FULL_COLUMN;

    /// The points of a full row 2 to 6.
    #[inline]
    pub const fn of_row(row: Row) -> u8 {
        full_row(row)
    }

    /// The full rows and columns of a garden.
    pub fn full(garden: &Garden) -> impl Iterator<Item = Line> {
        Line::rows(garden).chain(Line::columns(garden))
    }

    /// The full rows 2 to 6. Row 1 is always full and scores nothing.
    #[inline]
    pub(crate) fn rows(garden: &Garden) -> impl Iterator<Item = Line> {
        let rows = Colour::ALL.into_iter().map(Colour::row);
        let full = rows.filter(|&row| (Fields::row(row) & garden.free()).is_empty());
        full.map(|row| Line::Row { row, points: full_row(row) })
    }

    /// The full columns.
    #[inline]
    pub(crate) fn columns(garden: &Garden) -> impl Iterator<Item = Line> {
        let full = |motif: &Motif| (Fields::column(*motif) & garden.free()).is_empty();
        Motif::ALL.into_iter().filter(full).map(|column| Line::Column { column, points: FULL_COLUMN })
    }

    /// The points at the end.
    #[inline]
    pub fn points(self) -> i32 {
        let (Line::Row { points, .. } | Line::Column { points, .. }) = self;
        i32::from(points)
    }
}
