//! An entrant that plays one seat of one game.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use game::Seat;

use crate::arena::cheat::Cheat;
use crate::arena::entrant::EntrantKind;
use crate::arena::{BudgetSpec, Entrant, SearchStats};
use crate::{Bot, Observation, Skill};

/// An entrant that plays one seat, with the time and simulations that it has used.
pub(super) struct Player<G: Skill> {
    agent: Agent<G>,
    budget: BudgetSpec,
    search_stats: SearchStats,
}

enum Agent<G: Skill> {
    Bot(Bot<G>),
    Cheat(Cheat<G>),
}

impl<G: Skill> Player<G> {
    pub(super) fn new(entrant: Entrant, budget: Option<BudgetSpec>, seed: u64) -> Player<G> {
        let agent = match entrant.kind() {
            EntrantKind::Level(level) => Agent::Bot(Bot::new(level, seed)),
            EntrantKind::Cheat => Agent::Cheat(Cheat::new(seed)),
        };
        let budget = budget.unwrap_or(BudgetSpec::Simulations(0));
        Player { agent, budget, search_stats: SearchStats::default() }
    }

    /// The next decision. Only the cheat sees the true position.
    pub(super) fn decide(&mut self, position: &G, seat: Seat, stop: &AtomicBool) -> Option<G::Action> {
        let Player { agent, budget, search_stats } = self;
        let observation = Observation::of(position, seat);
        budget.with_budget(stop, |budget| {
            let start = Instant::now();
            let action = match agent {
                Agent::Bot(bot) => bot.decide(&observation, budget),
                Agent::Cheat(cheat) => cheat.decide(position, seat, budget),
            };
            search_stats.add_decision(start.elapsed(), budget.spent());
            action
        })
    }

    pub(super) fn search_stats(&self) -> SearchStats {
        self.search_stats
    }
}
