//! Asking a bot.

use game::{Done, Nobody};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{Budget, Level, Observation, Skill, Suggestion};

/// What a bot of this level would do. Nothing, if it is not its decision.
///
/// The same observation, level, number of simulations and seed give the same answer.
///
/// ```
/// use bots::{Budget, Level, Observation, suggest};
/// use game::{Game, Seat};
/// use versailles::{Data, Options, Position};
///
/// let options = Options::new(3);
/// let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
/// let position = Position::new(&options, &setup)?;
/// let observation = Observation::of(&position, Seat::FIRST);
/// let answer = suggest(&observation, Level::Architect, &Budget::simulations(100), 1).expect("it is to act");
/// assert!(observation.legal().contains(&answer.decision));
/// assert_eq!(answer.line[0].action, answer.decision, "how it expects the game to go on");
/// # Ok::<(), game::InputError>(())
/// ```
pub fn suggest<G: Skill>(
    observation: &Observation<G>,
    level: Level,
    budget: &Budget,
    seed: u64,
) -> Option<Suggestion<G>> {
    let mut answer = think(observation, None, level, budget, seed)?;
    answer.line = line(observation, &answer.ranked[0].turn, seed);
    Some(answer)
}

/// What a bot of this level would do, compared with what somebody else did: a level that thinks ahead ranks that decision, too,
/// even if it would never have considered it. Nothing, if it is not its decision.
///
/// ```
/// use bots::{Budget, Level, Observation, compare};
/// use game::{Game, Seat};
/// use versailles::{Data, Options, Position};
///
/// let options = Options::new(3);
/// let setup = Position::deal(&options, &Data::load(|_| None)?, &mut game::chance(7, 0));
/// let position = Position::new(&options, &setup)?;
/// let observation = Observation::of(&position, Seat::FIRST);
/// let played = observation.legal()[0];
/// let answer = compare(&observation, played, Level::LeNotre, &Budget::simulations(100), 1).expect("it is to act");
/// let own = answer.ranked.iter().find(|ranked| ranked.turn[0] == played).expect("it is ranked");
/// println!("expected: {:.1} points, {:.1} with {}", own.points, answer.ranked[0].points, answer.decision);
/// # Ok::<(), game::InputError>(())
/// ```
pub fn compare<G: Skill>(
    observation: &Observation<G>,
    played: G::Action,
    level: Level,
    budget: &Budget,
    seed: u64,
) -> Option<Suggestion<G>> {
    think(observation, Some(played), level, budget, seed)
}

/// What a bot of this level would do, without looking any further.
pub(crate) fn think<G: Skill>(
    observation: &Observation<G>,
    also: Option<G::Action>,
    level: Level,
    budget: &Budget,
    seed: u64,
) -> Option<Suggestion<G>> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    match observation.legal().as_slice() {
        [] => None,
        [only] => Some(Suggestion::forced(*only)),
        _ => Some(match level {
            Level::Apprentice => G::apprentice(observation, &mut rng),
            Level::Gardener => G::gardener(observation, &mut rng),
            Level::Architect => G::architect(observation, also, budget, &mut rng),
            Level::LeNotre => G::lenotre(observation, also, budget, &mut rng),
        }),
    }
}

/// More decisions than there can be from one turn of a seat to its next.
const LONGEST_LINE: usize = 64;

/// A turn, and what gardeners in the other seats would do after it in one guess of what is hidden.
fn line<G: Skill>(observation: &Observation<G>, turn: &[G::Action], seed: u64) -> Vec<Done<G::Action>> {
    let (own, mut rng) = (observation.seat(), Pcg64Mcg::seed_from_u64(seed));
    let mut world = observation.sample(&mut rng);
    let mut line = Vec::new();
    let mut planned = turn.iter().copied();
    while line.len() < LONGEST_LINE {
        let next = match planned.next() {
            Some(action) => Done { seat: own, action },
            None => match world.to_act().iter().find(|&seat| seat != own) {
                Some(seat) if !world.to_act().contains(own) => {
                    let seen = Observation::of(&world, seat);
                    let answer = think(&seen, None, Level::Gardener, &Budget::simulations(0), seed);
                    let Some(answer) = answer else { break };
                    Done { seat, action: answer.decision }
                }
                _ => break,
            },
        };
        if world.apply(next.seat, next.action, &mut Nobody).is_err() {
            break;
        }
        line.push(next);
    }
    line
}
