//! The results of some seats over many deals.

use game::{Game, Seats};

use crate::arena::estimate::mean;
use crate::arena::{Estimate, FinishedGame, SeatResult};

/// The results of some seats: those of an entrant, those that begin, or those with a certain board.
///
/// A deal is one observation: the mean over its games, and within a game the mean over the seats.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results {
    games: u64,
    shares: Vec<f64>,
    points: Vec<f64>,
    margins: Vec<f64>,
}

impl Results {
    /// Adds a deal with all its games. `seats` selects the seats of a game. Games and deals without
    /// selected seats do not count.
    pub fn add<G: Game>(&mut self, deal: &[FinishedGame<G>], seats: impl Fn(&FinishedGame<G>) -> Seats) {
        let games: Vec<SeatResult> =
            deal.iter().filter_map(|game| mean_result(&results_of(game, seats(game)))).collect();
        if let Some(SeatResult { win_share, points, margin }) = mean_result(&games) {
            self.games += games.len() as u64;
            self.shares.push(win_share);
            self.points.push(points);
            self.margins.push(margin);
        }
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The number of deals.
    pub fn deals(&self) -> usize {
        self.shares.len()
    }

    /// The win share of every deal.
    pub fn shares(&self) -> &[f64] {
        &self.shares
    }

    /// The win share per seat.
    pub fn win_share(&self) -> Estimate {
        Estimate::of_shares(&self.shares)
    }

    /// The mean points.
    pub fn points(&self) -> Estimate {
        Estimate::of(&self.points)
    }

    /// The mean lead over the best other seat, in points.
    pub fn margin(&self) -> Estimate {
        Estimate::of(&self.margins)
    }
}

fn results_of<G: Game>(game: &FinishedGame<G>, seats: Seats) -> Vec<SeatResult> {
    seats.iter().filter_map(|seat| game.seat_results.get(seat.index()).copied()).collect()
}

/// The mean of several results; `None` if there are none.
fn mean_result(seat_results: &[SeatResult]) -> Option<SeatResult> {
    let of = |item: fn(&SeatResult) -> f64| mean(&seat_results.iter().map(item).collect::<Vec<f64>>());
    (!seat_results.is_empty()).then(|| SeatResult {
        win_share: of(|result| result.win_share),
        points: of(|result| result.points),
        margin: of(|result| result.margin),
    })
}
