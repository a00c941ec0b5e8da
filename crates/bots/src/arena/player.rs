//! An entrant in a seat.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use game::Seat;

use crate::arena::cheat::Cheat;
use crate::arena::entrant::Brain;
use crate::arena::{Allowance, Effort, Entrant};
use crate::{Bot, Observation, Skill};

/// An entrant in a seat, and what its decisions have cost.
pub(super) struct Player<G: Skill> {
    mind: Mind<G>,
    allowance: Allowance,
    effort: Effort,
}

enum Mind<G: Skill> {
    Honest(Bot<G>),
    Cheat(Cheat<G>),
}

impl<G: Skill> Player<G> {
    pub(super) fn new(entrant: Entrant, allowance: Option<Allowance>, seed: u64) -> Player<G> {
        let mind = match entrant.brain() {
            Brain::Level(level) => Mind::Honest(Bot::new(level, seed)),
            Brain::Cheat => Mind::Cheat(Cheat::new(seed)),
        };
        Player { mind, allowance: allowance.unwrap_or(Allowance::Simulations(0)), effort: Effort::default() }
    }

    /// Decides. Only the cheat gets to see the position.
    pub(super) fn decide(&mut self, position: &G, seat: Seat, stop: &AtomicBool) -> Option<G::Action> {
        let Player { mind, allowance, effort } = self;
        let observation = Observation::of(position, seat);
        allowance.spend(stop, |budget| {
            let begin = Instant::now();
            let action = match mind {
                Mind::Honest(bot) => bot.decide(&observation, budget),
                Mind::Cheat(cheat) => cheat.decide(position, seat, budget),
            };
            effort.decided(begin.elapsed(), budget.spent());
            action
        })
    }

    pub(super) fn effort(&self) -> Effort {
        self.effort
    }
}
