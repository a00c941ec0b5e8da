//! A person's results, by game and options.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::id::PersonId;
use crate::local_game::LocalResult;
use crate::seats::Occupant;
use crate::summary::Summary;

/// A person's results with one game and one set of options.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// The game.
    pub game: String,
    /// Its options.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// Whether these games were played on the person's own device. They prove nothing.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub offline: bool,
    /// The number of finished games.
    pub games: u64,
    /// The number of wins; a shared win counts for every winner.
    pub wins: u64,
    /// The mean total; games that the person resigned do not count.
    pub mean: f64,
    /// The best total; 0 if the person resigned every game.
    pub best: i32,
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    sum: i64,
    /// The games that the person played to the end; the others have no points of theirs.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    scored: u64,
}

impl Tally {
    fn count(&mut self, points: i32, won: bool, resigned: bool) {
        self.games += 1;
        self.wins += u64::from(won);
        if !resigned {
            self.best = if self.scored == 0 { points } else { self.best.max(points) };
            self.scored += 1;
            self.sum += i64::from(points);
            self.mean = (10.0 * self.sum as f64 / self.scored as f64).round() / 10.0;
        }
    }
}

/// A person's results, by game and options; the most played first.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Statistics {
    /// One tally per game and options.
    pub kinds: Vec<Tally>,
}

impl Statistics {
    /// Counts a finished game if the person played in it. Repeated deals do not count, because the
    /// person may have known the cards. A game that they resigned is a loss without points.
    pub fn count(&mut self, summary: &Summary, person: PersonId) {
        if summary.repeats.is_some() {
            return;
        }
        let is_person =
            |occupant: &Option<Occupant>| occupant.as_ref().and_then(Occupant::person) == Some(person);
        let Some(seat) = summary.seats.iter().position(is_person) else { return };
        let Some(&points) = summary.totals.as_ref().and_then(|totals| totals.get(seat)) else { return };
        let won = summary.winners.iter().flatten().any(|winner| winner.index() == seat);
        let resigned = summary.resigned.iter().any(|other| other.index() == seat);
        let tally = self.tally(&summary.terms.game, &summary.terms.options, false);
        tally.count(points, won, resigned);
        self.sort();
    }

    /// Counts a game on the person's own device, apart from those on the server.
    pub fn count_local(&mut self, result: &LocalResult) {
        let LocalResult { game, options, points, won, resigned } = result;
        self.tally(game, options, true).count(*points, *won, *resigned);
        self.sort();
    }

    fn sort(&mut self) {
        self.kinds.sort_by_key(|tally| std::cmp::Reverse(tally.games));
    }

    fn tally(&mut self, game: &str, options: &Value, offline: bool) -> &mut Tally {
        // JSON objects are equal whatever the order of their keys.
        let is_same =
            |tally: &Tally| tally.game == game && tally.options == *options && tally.offline == offline;
        let known = self.kinds.iter().position(is_same);
        let index = known.unwrap_or_else(|| {
            let (game, options) = (game.to_string(), options.clone());
            self.kinds.push(Tally {
                game,
                options,
                offline,
                games: 0,
                wins: 0,
                mean: 0.0,
                best: 0,
                sum: 0,
                scored: 0,
            });
            self.kinds.len() - 1
        });
        &mut self.kinds[index]
    }
}

fn is_false(value: &bool) -> bool {
    !*value
}
