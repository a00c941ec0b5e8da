//! Asking a bot.

use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{Budget, Level, Observation, Skill, Suggestion};

/// What a bot of this level would do. Nothing, if it is not its decision.
///
/// The same observation, level, number of simulations and seed give the same answer.
///
/// ```
/// use bots::{Budget, Level, Observation, suggest};
/// use table::{Game, Seat};
/// use versailles::{Data, Options, Position};
///
/// let options = Options::new(3);
/// let setup = Position::deal(&options, &Data::load(|_| None)?, &mut table::chance(7, 0));
/// let position = Position::new(&options, &setup)?;
/// let observation = Observation::of(&position, Seat::FIRST);
/// let answer = suggest(&observation, Level::Architect, &Budget::simulations(100), 1).expect("it is to act");
/// assert!(observation.legal().contains(&answer.decision));
/// # Ok::<(), table::Fault>(())
/// ```
pub fn suggest<G: Skill>(
    observation: &Observation<G>,
    level: Level,
    budget: &Budget,
    seed: u64,
) -> Option<Suggestion<G>> {
    let mut dice = Pcg64Mcg::seed_from_u64(seed);
    match observation.legal().as_slice() {
        [] => None,
        [only] => Some(Suggestion::forced(*only)),
        _ => Some(match level {
            Level::Apprentice => G::apprentice(observation, &mut dice),
            Level::Gardener => G::gardener(observation, &mut dice),
            Level::Architect | Level::LeNotre => G::search(observation, budget, &mut dice),
        }),
    }
}
