//! What the arena has found out.

use std::time::Duration;

use bots::Skill;
use bots::arena::{BudgetSpec, FinishedGame, Pairing, Results, Sprt, Standings, Verdict};
use game::{InputError, Seats};

use crate::arena::Rest;
use crate::arena::by_side::BySide;

/// What the arena has found out so far.
pub(super) struct Report<G: Skill> {
    pub(super) options: G::Options,
    data: G::Data,
    pub(super) players: usize,
    pub(super) seatings: usize,
    pub(super) seed: u64,
    pub(super) budget: Option<BudgetSpec>,
    /// How many deals there were to be.
    pub(super) planned: u64,
    /// How many deals were played whole.
    pub(super) deals: u64,
    pub(super) standings: Standings,
    /// How those fared who began.
    pub(super) first: Results,
    pub(super) by_side: Option<BySide>,
    pub(super) sprt: Option<(Sprt, Verdict)>,
    pub(super) interrupted: bool,
    pub(super) threads: usize,
    pub(super) time: Duration,
}

impl<G: Skill> Report<G> {
    /// An empty one, if what is asked for can be answered.
    pub(super) fn new(
        rest: &Rest,
        options: G::Options,
        data: G::Data,
        lineup: &Pairing,
    ) -> Result<Report<G>, InputError> {
        let standings = Standings::new(lineup);
        let sprt = rest.sprt()?;
        let bots = lineup.entrants().len();
        if sprt.is_some() && bots != 2 {
            return Err(InputError::new(
                "--sprt",
                format_args!("it compares two bots, and there are {bots}"),
            ));
        }
        if rest.by_side && bots != 1 {
            return Err(InputError::new(
                "--by-side",
                format_args!("it takes one bot in all seats, not {bots}"),
            ));
        }
        Ok(Report {
            options,
            data,
            players: lineup.players(),
            seatings: lineup.seatings().len(),
            seed: rest.seed,
            budget: rest.budget()?,
            planned: rest.deals,
            deals: 0,
            standings,
            first: Results::default(),
            by_side: rest.by_side.then(BySide::default),
            sprt: sprt.map(|sprt| (sprt, Verdict { llr: 0.0, decided: None })),
            interrupted: false,
            threads: 1,
            time: Duration::ZERO,
        })
    }

    /// One more deal, all its games.
    pub(super) fn add(&mut self, deal: &[FinishedGame<G>]) {
        self.deals += 1;
        self.standings.add(deal);
        let beginner = |played: &FinishedGame<G>| played.record.start().ok()?.starting_seat();
        self.first.add(deal, |played| beginner(played).map_or(Seats::NONE, Seats::only));
        if let Some(by_side) = &mut self.by_side {
            by_side.add(deal, &self.data);
        }
        if let Some((sprt, verdict)) = &mut self.sprt {
            let bot = &self.standings.bots()[0];
            *verdict = sprt.judge(bot.results.shares(), bot.seats, bot.players);
        }
    }

    /// Whether there is a test, and it is decided.
    pub(super) fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|(_, verdict)| verdict.decided.is_some())
    }

    /// How the first bot stands, for those who wait.
    pub(super) fn leader(&self) -> String {
        let bot = &self.standings.bots()[0];
        format!("{} wins {:.1} %", bot.entrant, 100.0 * bot.results.win_share().mean)
    }
}
