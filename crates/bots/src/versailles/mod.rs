//! How to play The Gardens of Versailles.

use rand_pcg::Pcg64Mcg;
use table::below;
use versailles::Position;

use crate::worlds::Worlds;
use crate::{Budget, Observation, Skill, Suggestion};

impl Skill for Position {
    fn apprentice(observation: &Observation<Self>, dice: &mut Pcg64Mcg) -> Suggestion<Self> {
        let legal = observation.legal();
        Suggestion::forced(legal[below(dice, legal.len())])
    }

    fn gardener(observation: &Observation<Self>, dice: &mut Pcg64Mcg) -> Suggestion<Self> {
        Self::apprentice(observation, dice)
    }

    fn search(worlds: &impl Worlds<Self>, _: &Budget, dice: &mut Pcg64Mcg) -> Suggestion<Self> {
        let world = worlds.world(dice);
        let mut legal = Vec::new();
        table::Game::legal(&world, worlds.seat(), &mut legal);
        Suggestion::forced(legal[below(dice, legal.len())])
    }
}
