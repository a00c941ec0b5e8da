//! How some seats fared, over deals.

use game::{Game, Seats};

use crate::arena::estimate::mean;
use crate::arena::{Estimate, FinishedGame, SeatResult};

/// How some seats fared: those of an entrant, those that began, those with a certain board. A deal is one observation: the
/// mean over its games, and in a game the mean over the seats.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results {
    games: u64,
    shares: Vec<f64>,
    points: Vec<f64>,
    margins: Vec<f64>,
}

impl Results {
    /// One more deal, all its games; `seats` says which seats of a game count. Games and deals with none do not.
    pub fn add<G: Game>(&mut self, deal: &[FinishedGame<G>], seats: impl Fn(&FinishedGame<G>) -> Seats) {
        let games: Vec<SeatResult> =
            deal.iter().filter_map(|played| middle(&finishes_of(played, seats(played)))).collect();
        if let Some(SeatResult { win_share, points, margin }) = middle(&games) {
            self.games += games.len() as u64;
            self.shares.push(win_share);
            self.points.push(points);
            self.margins.push(margin);
        }
    }

    /// How many games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many deals.
    pub fn deals(&self) -> usize {
        self.shares.len()
    }

    /// The share of wins, deal by deal.
    pub fn shares(&self) -> &[f64] {
        &self.shares
    }

    /// The share of wins a seat.
    pub fn win_share(&self) -> Estimate {
        Estimate::of_shares(&self.shares)
    }

    /// The points.
    pub fn points(&self) -> Estimate {
        Estimate::of(&self.points)
    }

    /// The points less those of the best other seat.
    pub fn margin(&self) -> Estimate {
        Estimate::of(&self.margins)
    }
}

fn finishes_of<G: Game>(played: &FinishedGame<G>, seats: Seats) -> Vec<SeatResult> {
    seats.iter().filter_map(|seat| played.seat_results.get(seat.index()).copied()).collect()
}

/// The mean of several finishes; nothing of none.
fn middle(seat_results: &[SeatResult]) -> Option<SeatResult> {
    let of = |item: fn(&SeatResult) -> f64| mean(&seat_results.iter().map(item).collect::<Vec<f64>>());
    (!seat_results.is_empty()).then(|| SeatResult {
        win_share: of(|result| result.win_share),
        points: of(|result| result.points),
        margin: of(|result| result.margin),
    })
}
