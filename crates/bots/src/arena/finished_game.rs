//! A game that was played.

use game::{Game, Outcome, Record, Seat, Seats, margin};

use crate::arena::SearchStats;

/// A game that was played in the arena, to its end.
#[derive(Clone, Debug)]
pub struct FinishedGame<G: Game> {
    /// Which deal it was.
    pub deal: u64,
    /// Which entrant of the lineup sat where.
    pub seating: Vec<usize>,
    /// The game.
    pub record: Record<G>,
    /// How it ended for every seat.
    pub seat_results: Vec<SeatResult>,
    /// What every seat's decisions cost.
    pub search_stats: Vec<SearchStats>,
}

impl<G: Game> FinishedGame<G> {
    /// The seats of an entrant.
    pub fn seats_of(&self, entrant: usize) -> Seats {
        Seat::all(self.seating.len()).filter(|seat| self.seating[seat.index()] == entrant).collect()
    }
}

/// How a game ended for a seat.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SeatResult {
    /// 1 for a win, 0 for none; who shares a win gets a share.
    pub win_share: f64,
    /// The points.
    pub points: f64,
    /// The points less those of the best other seat.
    pub margin: f64,
}

impl SeatResult {
    /// How it ended for every seat.
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
    fn a_shared_win_is_shared() {
        let score = Score::of(&Garden::new(Fields::NONE), [Motif::Stairs, Motif::Vine]);
        let outcome = sanssouci::Outcome::of([70, 90, 90].map(|total| Score { total, ..score }).to_vec());
        let seat_results = SeatResult::of(&outcome);
        assert_eq!(seat_results.iter().map(|result| result.win_share).collect::<Vec<_>>(), [0.0, 0.5, 0.5]);
        assert_eq!(seat_results.iter().map(|result| result.margin).collect::<Vec<_>>(), [-20.0, 0.0, 0.0]);
    }
}
