//! Rows and columns that are full.

use serde::Serialize;

use crate::{Colour, Fields, Garden, Motif, Row};

/// A full row or column of a garden, and what it gives at the end.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "line", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Line {
    /// A full row 2 to 6: 10 less its value.
    Row { row: Row, points: u8 },
    /// A full column: 5.
    Column { column: Motif, points: u8 },
}

impl Line {
    /// What a full column gives.
    pub const COLUMN: u8 = 5;

    /// What a full row 2 to 6 gives: 10 less its value.
    #[inline]
    pub const fn of_row(row: Row) -> u8 {
        10 - row.points()
    }

    /// The full rows and columns of a garden.
    pub fn full(garden: &Garden) -> impl Iterator<Item = Line> {
        Line::rows(garden).chain(Line::columns(garden))
    }

    /// The full rows; the palace's own gives nothing.
    #[inline]
    pub(crate) fn rows(garden: &Garden) -> impl Iterator<Item = Line> {
        let rows = Colour::ALL.into_iter().map(Colour::row);
        let full = rows.filter(|&row| (Fields::row(row) & garden.free()).is_empty());
        full.map(|row| Line::Row { row, points: Line::of_row(row) })
    }

    /// The full columns.
    #[inline]
    pub(crate) fn columns(garden: &Garden) -> impl Iterator<Item = Line> {
        let full = |motif: &Motif| (Fields::column(*motif) & garden.free()).is_empty();
        Motif::ALL.into_iter().filter(full).map(|column| Line::Column { column, points: Line::COLUMN })
    }

    /// What it gives at the end.
    #[inline]
    pub fn points(self) -> i32 {
        let (Line::Row { points, .. } | Line::Column { points, .. }) = self;
        i32::from(points)
    }
}
