//! How some seats fared, over deals.

use game::{Game, Seats};

use crate::arena::estimate::mean;
use crate::arena::{Estimate, Finish, Played};

/// How some seats fared: those of an entrant, those that began, those with a certain board. A deal is one observation: the
/// mean over its games, and in a game the mean over the seats.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    games: u64,
    shares: Vec<f64>,
    points: Vec<f64>,
    margins: Vec<f64>,
}

impl Tally {
    /// One more deal, all its games; `seats` says which seats of a game count. Games and deals with none do not.
    pub fn add<G: Game>(&mut self, deal: &[Played<G>], seats: impl Fn(&Played<G>) -> Seats) {
        let games: Vec<Finish> =
            deal.iter().filter_map(|played| middle(&finishes_of(played, seats(played)))).collect();
        if let Some(Finish { win_share, points, margin }) = middle(&games) {
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

fn finishes_of<G: Game>(played: &Played<G>, seats: Seats) -> Vec<Finish> {
    seats.iter().filter_map(|seat| played.finishes.get(seat.index()).copied()).collect()
}

/// The mean of several finishes; nothing of none.
fn middle(finishes: &[Finish]) -> Option<Finish> {
    let of = |item: fn(&Finish) -> f64| mean(&finishes.iter().map(item).collect::<Vec<f64>>());
    (!finishes.is_empty()).then(|| Finish {
        win_share: of(|finish| finish.win_share),
        points: of(|finish| finish.points),
        margin: of(|finish| finish.margin),
    })
}
