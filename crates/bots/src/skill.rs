//! How a game is played at each level.

use game::Game;
use rand_core::Rng;

use crate::{Budget, Determinizer, Level, Suggestion};

/// A game that bots can play. A new game implements this trait to get bots.
pub trait Skill: Game {
    /// Ranks the possible turns of the seat to act, which has at least two legal decisions.
    ///
    /// A level that searches also simulates the decision `include`, however bad it looks. The same
    /// arguments give the same answer, if the budget is a number of simulations.
    fn think(
        level: Level,
        determinizer: &impl Determinizer<Self>,
        include: Option<Self::Action>,
        budget: &Budget,
        rng: &mut impl Rng,
    ) -> Suggestion<Self>;
}
