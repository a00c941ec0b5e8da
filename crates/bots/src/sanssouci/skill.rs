//! How each level plays it.

use rand_pcg::Pcg64Mcg;
use sanssouci::{Action, Position};

use crate::sanssouci::manner::Manner;
use crate::sanssouci::{greedy, search};
use crate::worlds::Worlds;
use crate::{Budget, Observation, Skill, Suggestion};

impl Skill for Position {
    fn apprentice(observation: &Observation<Self>, dice: &mut Pcg64Mcg) -> Suggestion<Self> {
        greedy::apprentice(observation, dice)
    }

    fn gardener(observation: &Observation<Self>, dice: &mut Pcg64Mcg) -> Suggestion<Self> {
        greedy::gardener(observation, dice)
    }

    fn architect(
        worlds: &impl Worlds<Self>,
        also: Option<Action>,
        budget: &Budget,
        dice: &mut Pcg64Mcg,
    ) -> Suggestion<Self> {
        search::search(worlds, also, budget, dice, &Manner::QUICK)
    }

    fn lenotre(
        worlds: &impl Worlds<Self>,
        also: Option<Action>,
        budget: &Budget,
        dice: &mut Pcg64Mcg,
    ) -> Suggestion<Self> {
        search::search(worlds, also, budget, dice, &Manner::THOROUGH)
    }
}
