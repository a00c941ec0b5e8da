//! How the entrants stand.

use crate::Skill;
use crate::arena::{
    BudgetSpec, Entrant, Estimate, FinishedGame, Pairing, Results, SearchStats, elo_from_share,
};

/// How the entrants of a lineup stand.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    bots: Vec<Standing>,
}

/// How one entrant stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Who it is.
    pub entrant: Entrant,
    /// How long it thinks about a turn; nothing, if it does not think.
    pub budget: Option<BudgetSpec>,
    /// How many seats it has.
    pub seats: usize,
    /// How many play.
    pub players: usize,
    /// How it fared.
    pub results: Results,
    /// What its decisions cost.
    pub search_stats: SearchStats,
}

impl Standings {
    /// Before the first deal.
    pub fn new(pairing: &Pairing) -> Standings {
        let bots = pairing.entrants().iter().enumerate().map(|(number, &(entrant, budget))| Standing {
            entrant,
            budget,
            seats: pairing.seats_of(number),
            players: pairing.players(),
            results: Results::default(),
            search_stats: SearchStats::default(),
        });
        Standings { bots: bots.collect() }
    }

    /// One more deal, all its games.
    pub fn add<G: Skill>(&mut self, deal: &[FinishedGame<G>]) {
        for (number, bot) in self.bots.iter_mut().enumerate() {
            bot.results.add(deal, |played| played.seats_of(number));
            for played in deal {
                for seat in played.seats_of(number).iter() {
                    bot.search_stats.add(&played.search_stats[seat.index()]);
                }
            }
        }
    }

    /// How each of them stands, in the order in which they were named.
    pub fn bots(&self) -> &[Standing] {
        &self.bots
    }
}

impl Standing {
    /// How much stronger it is than the others, in Elo points; nothing where it plays against itself alone.
    pub fn elo(&self) -> Option<Estimate> {
        elo_from_share(0.0, self.seats, self.players)?;
        let scale = |share| elo_from_share(share, self.seats, self.players).unwrap_or(0.0);
        Some(self.results.win_share().map(scale))
    }
}
