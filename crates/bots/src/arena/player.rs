//! An entrant in a seat.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use game::Seat;

use crate::arena::cheat::Cheat;
use crate::arena::entrant::EntrantKind;
use crate::arena::{BudgetSpec, Entrant, SearchStats};
use crate::{Bot, Observation, Skill};

/// An entrant in a seat, and what its decisions have cost.
pub(super) struct Player<G: Skill> {
    agent: Agent<G>,
    budget_spec: BudgetSpec,
    search_stats: SearchStats,
}

enum Agent<G: Skill> {
    Honest(Bot<G>),
    Cheat(Cheat<G>),
}

impl<G: Skill> Player<G> {
    pub(super) fn new(entrant: Entrant, budget_spec: Option<BudgetSpec>, seed: u64) -> Player<G> {
        let agent = match entrant.kind() {
            EntrantKind::Level(level) => Agent::Honest(Bot::new(level, seed)),
            EntrantKind::Cheat => Agent::Cheat(Cheat::new(seed)),
        };
        Player {
            agent,
            budget_spec: budget_spec.unwrap_or(BudgetSpec::Simulations(0)),
            search_stats: SearchStats::default(),
        }
    }

    /// Decides. Only the cheat gets to see the position.
    pub(super) fn decide(&mut self, position: &G, seat: Seat, stop: &AtomicBool) -> Option<G::Action> {
        let Player { agent, budget_spec, search_stats } = self;
        let observation = Observation::of(position, seat);
        budget_spec.spend(stop, |budget| {
            let begin = Instant::now();
            let action = match agent {
                Agent::Honest(bot) => bot.decide(&observation, budget),
                Agent::Cheat(cheat) => cheat.decide(position, seat, budget),
            };
            search_stats.decided(begin.elapsed(), budget.spent());
            action
        })
    }

    pub(super) fn search_stats(&self) -> SearchStats {
        self.search_stats
    }
}
