//! What must be known of a game to play it.

use game::Game;
use rand_pcg::Pcg64Mcg;

use crate::determinizer::Determinizer;
use crate::{Budget, Observation, Suggestion};

/// What must be known of a game to play it well: how each level plays it.
pub trait Skill: Game {
    /// Plays along.
    #[doc(hidden)]
    fn apprentice(observation: &Observation<Self>, rng: &mut Pcg64Mcg) -> Suggestion<Self>;

    /// Looks at its own turn.
    #[doc(hidden)]
    fn gardener(observation: &Observation<Self>, rng: &mut Pcg64Mcg) -> Suggestion<Self>;

    /// Thinks ahead, for about a tenth of a second; about this decision `also`, whatever it seems to be worth.
    #[doc(hidden)]
    fn architect(
        determinizer: &impl Determinizer<Self>,
        also: Option<Self::Action>,
        budget: &Budget,
        rng: &mut Pcg64Mcg,
    ) -> Suggestion<Self>;

    /// Thinks ahead, for about a second, as well as it can; about this decision `also`, whatever it seems to be worth.
    #[doc(hidden)]
    fn lenotre(
        determinizer: &impl Determinizer<Self>,
        also: Option<Self::Action>,
        budget: &Budget,
        rng: &mut Pcg64Mcg,
    ) -> Suggestion<Self>;
}
