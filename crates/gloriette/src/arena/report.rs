//! The results of a tournament.

use std::time::Duration;

use bots::Skill;
use bots::arena::{BudgetSpec, FinishedGame, Pairing, Results, Sprt, Standings, Verdict};
use game::{InputError, Seats};

use crate::arena::Rest;
use crate::arena::side_results::SideResults;

/// The results of a tournament so far.
pub(super) struct Report<G: Skill> {
    pub(super) options: G::Options,
    data: G::Data,
    pub(super) players: usize,
    pub(super) seatings: usize,
    pub(super) seed: u64,
    pub(super) budget: Option<BudgetSpec>,
    /// The number of deals that were requested.
    pub(super) planned: u64,
    /// The number of deals that were played in all seatings.
    pub(super) deals: u64,
    pub(super) standings: Standings,
    /// The results of the starting seat.
    pub(super) first: Results,
    pub(super) side_results: Option<SideResults>,
    pub(super) sprt: Option<(Sprt, Verdict)>,
    pub(super) interrupted: bool,
    pub(super) threads: usize,
    pub(super) time: Duration,
}

impl<G: Skill> Report<G> {
    /// An empty report. Fails if an option does not fit the number of bots.
    pub(super) fn new(
        rest: &Rest,
        options: G::Options,
        data: G::Data,
        pairing: &Pairing,
    ) -> Result<Report<G>, InputError> {
        let standings = Standings::new(pairing);
        let sprt = rest.sprt()?;
        let bots = pairing.entrants().len();
        if sprt.is_some() && bots != 2 {
            return Err(InputError::new("--sprt", format_args!("compares two bots, but there are {bots}")));
        }
        if rest.by_side && bots != 1 {
            return Err(InputError::new(
                "--by-side",
                format_args!("needs one bot in all seats, but there are {bots}"),
            ));
        }
        Ok(Report {
            options,
            data,
            players: pairing.players(),
            seatings: pairing.seatings().len(),
            seed: rest.seed,
            budget: rest.budget()?,
            planned: rest.deals,
            deals: 0,
            standings,
            first: Results::default(),
            side_results: rest.by_side.then(SideResults::default),
            sprt: sprt.map(|sprt| (sprt, Verdict { llr: 0.0, decided: None })),
            interrupted: false,
            threads: 1,
            time: Duration::ZERO,
        })
    }

    /// Adds all games of one deal.
    pub(super) fn add(&mut self, deal: &[FinishedGame<G>]) {
        self.deals += 1;
        self.standings.add(deal);
        let starting_seat = |game: &FinishedGame<G>| game.record.start().ok()?.starting_seat();
        self.first.add(deal, |game| starting_seat(game).map_or(Seats::NONE, Seats::only));
        if let Some(side_results) = &mut self.side_results {
            side_results.add(deal, &self.data);
        }
        if let Some((sprt, verdict)) = &mut self.sprt {
            let bot = &self.standings.bots()[0];
            *verdict = sprt.judge(bot.results.shares(), bot.seats, bot.players);
        }
    }

    /// Whether an SPRT was requested and is decided.
    pub(super) fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|(_, verdict)| verdict.decided.is_some())
    }

    /// The first bot's share of wins, for the progress bar.
    pub(super) fn progress_message(&self) -> String {
        let bot = &self.standings.bots()[0];
        format!("{} wins {:.1} %", bot.entrant, 100.0 * bot.results.win_share().mean)
    }
}
