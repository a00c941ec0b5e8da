//! How each level plays it.

use rand_pcg::Pcg64Mcg;
use sanssouci::{Action, Position};

use crate::determinizer::Determinizer;
use crate::sanssouci::search_config::SearchConfig;
use crate::sanssouci::{greedy, search};
use crate::{Budget, Observation, Skill, Suggestion};

impl Skill for Position {
    fn apprentice(observation: &Observation<Self>, rng: &mut Pcg64Mcg) -> Suggestion<Self> {
        greedy::apprentice(observation, rng)
    }

    fn gardener(observation: &Observation<Self>, rng: &mut Pcg64Mcg) -> Suggestion<Self> {
        greedy::gardener(observation, rng)
    }

    fn architect(
        determinizer: &impl Determinizer<Self>,
        also: Option<Action>,
        budget: &Budget,
        rng: &mut Pcg64Mcg,
    ) -> Suggestion<Self> {
        search::search(determinizer, also, budget, rng, &SearchConfig::QUICK)
    }

    fn lenotre(
        determinizer: &impl Determinizer<Self>,
        also: Option<Action>,
        budget: &Budget,
        rng: &mut Pcg64Mcg,
    ) -> Suggestion<Self> {
        search::search(determinizer, also, budget, rng, &SearchConfig::THOROUGH)
    }
}
