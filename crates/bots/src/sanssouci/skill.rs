//! How each level plays Sanssouci.

use rand_core::Rng;
use sanssouci::{Action, Position};

use crate::sanssouci::greedy::{apprentice, gardener};
use crate::sanssouci::search::search;
use crate::sanssouci::search_config::SearchConfig;
use crate::{Budget, Determinizer, Level, Skill, Suggestion};

impl Skill for Position {
    fn think(
        level: Level,
        determinizer: &impl Determinizer<Self>,
        include: Option<Action>,
        budget: &Budget,
        rng: &mut impl Rng,
    ) -> Suggestion<Self> {
        match level {
            Level::Apprentice => apprentice(determinizer, rng),
            Level::Gardener => gardener(determinizer, rng),
            Level::Architect => search(determinizer, include, budget, rng, &SearchConfig::QUICK),
            Level::LeNotre => search(determinizer, include, budget, rng, &SearchConfig::THOROUGH),
        }
    }
}
