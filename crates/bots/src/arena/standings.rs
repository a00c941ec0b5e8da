//! The standings of a tournament.

use crate::Skill;
use crate::arena::{
    BudgetSpec, Entrant, Estimate, FinishedGame, Pairing, Results, SearchStats, elo_from_share,
};

/// The standings of all entrants of a pairing.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    bots: Vec<Standing>,
}

/// The standing of one entrant.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The entrant.
    pub entrant: Entrant,
    /// Its budget per turn; `None` if it does not search.
    pub budget: Option<BudgetSpec>,
    /// The number of its seats.
    pub seats: usize,
    /// The number of players.
    pub players: usize,
    /// Its results.
    pub results: Results,
    /// The cost of its decisions.
    pub search_stats: SearchStats,
}

impl Standings {
    /// Empty standings, before the first deal.
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

    /// Adds a deal with all its games.
    pub fn add<G: Skill>(&mut self, deal: &[FinishedGame<G>]) {
        for (number, bot) in self.bots.iter_mut().enumerate() {
            bot.results.add(deal, |game| game.seats_of(number));
            for game in deal {
                for seat in game.seats_of(number).iter() {
                    bot.search_stats.add(&game.search_stats[seat.index()]);
                }
            }
        }
    }

    /// The standings in the order of the pairing.
    pub fn bots(&self) -> &[Standing] {
        &self.bots
    }
}

impl Standing {
    /// The Elo difference to the others; `None` if it plays only against itself.
    pub fn elo(&self) -> Option<Estimate> {
        elo_from_share(0.0, self.seats, self.players)?;
        let scale = |share| elo_from_share(share, self.seats, self.players).unwrap_or(0.0);
        Some(self.results.win_share().map(scale))
    }
}
