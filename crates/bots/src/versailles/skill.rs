//! How each level plays The Gardens of Versailles.

use rand_core::Rng;
use versailles::{Action, Position};

use crate::versailles::greedy::{apprentice, gardener};
use crate::versailles::horizon::Horizon;
use crate::versailles::search::search;
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
            Level::Architect => search(determinizer, include, budget, rng, Horizon::Short),
            Level::LeNotre => search(determinizer, include, budget, rng, Horizon::Far),
        }
    }
}
