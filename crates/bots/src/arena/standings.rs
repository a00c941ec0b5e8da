//! How the entrants stand.

use crate::Skill;
use crate::arena::{Allowance, Effort, Entrant, Estimate, Lineup, Played, Tally, elo_of};

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
    pub allowance: Option<Allowance>,
    /// How many seats it has.
    pub seats: usize,
    /// How many play.
    pub players: usize,
    /// How it fared.
    pub tally: Tally,
    /// What its decisions cost.
    pub effort: Effort,
}

impl Standings {
    /// Before the first deal.
    pub fn new(lineup: &Lineup) -> Standings {
        let bots = lineup.entrants().iter().enumerate().map(|(number, &(entrant, allowance))| Standing {
            entrant,
            allowance,
            seats: lineup.seats_of(number),
            players: lineup.players(),
            tally: Tally::default(),
            effort: Effort::default(),
        });
        Standings { bots: bots.collect() }
    }

    /// One more deal, all its games.
    pub fn add<G: Skill>(&mut self, deal: &[Played<G>]) {
        for (number, bot) in self.bots.iter_mut().enumerate() {
            bot.tally.add(deal, |played| played.seats_of(number));
            for played in deal {
                for seat in played.seats_of(number).iter() {
                    bot.effort.add(&played.efforts[seat.index()]);
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
        elo_of(0.0, self.seats, self.players)?;
        let scale = |share| elo_of(share, self.seats, self.players).unwrap_or(0.0);
        Some(self.tally.win_share().map(scale))
    }
}
