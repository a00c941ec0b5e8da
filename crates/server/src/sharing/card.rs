//! The content of a preview.

use bots::Level;
use table::{Occupant, Phase, Summary};

/// What a preview says about a table. It is made from the summary of lists, which contains nothing
/// that a rule hides.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct ShareCard {
    /// The game by its name in records.
    pub(crate) game: String,
    /// The game's title.
    pub(crate) title: &'static str,
    /// What is going on.
    pub(crate) state: CardState,
    /// One row per seat.
    pub(crate) rows: Vec<CardRow>,
}

#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) enum CardState {
    /// Seats are free.
    Open,
    /// The game is being played.
    Running,
    /// The game is over.
    Over,
    /// The table was closed.
    Closed,
}

#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct CardRow {
    /// The name of the player; `None` if the seat is free.
    pub(crate) name: Option<String>,
    /// The total, once the game is over.
    pub(crate) points: Option<i32>,
    pub(crate) winner: bool,
}

impl ShareCard {
    pub(crate) fn new(summary: &Summary, title: &'static str) -> ShareCard {
        let points = |seat: usize| summary.totals.as_ref().and_then(|totals| totals.get(seat).copied());
        let wins = |seat: usize| summary.winners.iter().flatten().any(|winner| winner.index() == seat);
        let rows = summary.seats.iter().enumerate().map(|(seat, occupant)| CardRow {
            name: occupant.as_ref().map(|occupant| player_name(occupant, seat)),
            points: points(seat),
            winner: wins(seat),
        });
        ShareCard {
            game: summary.terms.game.clone(),
            title,
            state: match summary.phase {
                Phase::Open => CardState::Open,
                Phase::Running => CardState::Running,
                Phase::Over => CardState::Over,
                Phase::Closed => CardState::Closed,
            },
            rows: rows.collect(),
        }
    }
}

/// The name of a player as the page writes it in English.
fn player_name(occupant: &Occupant, seat: usize) -> String {
    match occupant {
        Occupant::Bot { level } => format!("{} (bot)", bot_name(*level)),
        Occupant::Person { name, .. } | Occupant::Invited { name, .. } if name.is_empty() => {
            format!("Player {}", seat + 1)
        }
        Occupant::Person { name, .. } | Occupant::Invited { name, .. } => name.clone(),
    }
}

/// The names are the same in all languages of the page.
fn bot_name(level: Level) -> &'static str {
    match level {
        Level::Apprentice => "Lotte",
        Level::Gardener => "Merian",
        Level::Architect => "Repton",
        Level::LeNotre => "Le Nôtre",
    }
}
