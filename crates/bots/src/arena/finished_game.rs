//! A finished game of a tournament.

use game::{Game, Outcome, Record, Seat, Seats, margin};

use crate::arena::SearchStats;

/// A finished game of a tournament.
#[derive(Clone, Debug)]
pub struct FinishedGame<G: Game> {
    /// The number of the deal.
    pub deal: u64,
    /// The index of the entrant in each seat.
    pub seating: Vec<usize>,
    /// The record of the game.
    pub record: Record<G>,
    /// The results, by seat.
    pub seat_results: Vec<SeatResult>,
    /// The cost of the decisions, by seat.
    pub search_stats: Vec<SearchStats>,
}

impl<G: Game> FinishedGame<G> {
    /// The seats of an entrant.
    pub fn seats_of(&self, entrant: usize) -> Seats {
        Seat::all(self.seating.len()).filter(|seat| self.seating[seat.index()] == entrant).collect()
    }
}

/// The result of one seat.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SeatResult {
    /// 1 for a win, 0 for a loss; winners of a tie share 1 equally.
    pub win_share: f64,
    /// The points.
    pub points: f64,
    /// The lead over the best other seat, in points.
    pub margin: f64,
}

impl SeatResult {
    /// The results, by seat.
    pub(super) fn of(outcome: &impl Outcome) -> Vec<SeatResult> {
        let (totals, winners) = (outcome.totals(), outcome.winners());
        Seat::all(totals.len())
            .map(|seat| {
                let won = winners.contains(&seat);
                SeatResult {
                    win_share: if won { 1.0 / winners.len() as f64 } else { 0.0 },
                    points: f64::from(totals[seat.index()]),
                    margin: f64::from(margin(&totals, seat)),
                }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sanssouci::{Fields, Garden, Motif, Score};

    #[test]
    fn winners_of_a_tie_share_the_win() {
        let score = Score::of(&Garden::new(Fields::NONE), [Motif::Stairs, Motif::Vine]);
        let outcome = sanssouci::Outcome::of([70, 90, 90].map(|total| Score { total, ..score }).to_vec());
        let seat_results = SeatResult::of(&outcome);
        assert_eq!(seat_results.iter().map(|result| result.win_share).collect::<Vec<_>>(), [0.0, 0.5, 0.5]);
        assert_eq!(seat_results.iter().map(|result| result.margin).collect::<Vec<_>>(), [-20.0, 0.0, 0.0]);
    }
}
