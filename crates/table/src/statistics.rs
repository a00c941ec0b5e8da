//! How somebody's games went.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::id::PersonId;
use crate::sitting::occupant::Occupant;
use crate::sitting::summary::Summary;

/// How somebody's games of one kind went: the same game, with the same options.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// Which game.
    pub game: String,
    /// With which options.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// How many games are over.
    pub games: u64,
    /// How many of them were won; a win that several share counts for each of them.
    pub wins: u64,
    /// The mean of the points.
    pub mean: f64,
    /// The most points.
    pub best: i32,
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    sum: i64,
}

/// How somebody's games went, by kind: those played most first.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Statistics {
    /// One for every game and its options.
    pub kinds: Vec<Tally>,
}

impl Statistics {
    /// Counts a game that is over, if the person played.
    pub fn count(&mut self, summary: &Summary, person: PersonId) {
        let own = |occupant: &Option<Occupant>| occupant.as_ref().and_then(Occupant::person) == Some(person);
        let Some(seat) = summary.seats.iter().position(own) else { return };
        let Some(&points) = summary.totals.as_ref().and_then(|totals| totals.get(seat)) else { return };
        let won = summary.winners.iter().flatten().any(|winner| winner.index() == seat);
        let tally = self.tally(&summary.terms.game, &summary.terms.options, points);
        tally.games += 1;
        tally.wins += u64::from(won);
        tally.best = tally.best.max(points);
        tally.sum += i64::from(points);
        tally.mean = (10.0 * tally.sum as f64 / tally.games as f64).round() / 10.0;
        self.kinds.sort_by_key(|tally| std::cmp::Reverse(tally.games));
    }

    fn tally(&mut self, game: &str, options: &Value, points: i32) -> &mut Tally {
        // Keys may stand in any order: what people agreed on is the same.
        let known = self.kinds.iter().position(|tally| tally.game == game && tally.options == *options);
        let place = known.unwrap_or_else(|| {
            let (game, options) = (game.to_string(), options.clone());
            self.kinds.push(Tally { game, options, games: 0, wins: 0, mean: 0.0, best: points, sum: 0 });
            self.kinds.len() - 1
        });
        &mut self.kinds[place]
    }
}
