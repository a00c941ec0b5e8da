//! Asks a bot what it would do.

use game::{Done, Nobody, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{Budget, Determinizer, Level, Observation, Skill, Suggestion};

/// What a bot of this level would do, or `None` if the seat is not to act.
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
/// let budget = Budget::simulations(100);
/// let answer = suggest(&observation, Level::Architect, &budget, 1).expect("the seat is to act");
/// assert!(observation.legal().contains(&answer.decision));
/// assert_eq!(answer.line[0].action, answer.decision, "the expected line of play");
/// # Ok::<(), game::InputError>(())
/// ```
pub fn suggest<G: Skill>(
    observation: &Observation<G>,
    level: Level,
    budget: &Budget,
    seed: u64,
) -> Option<Suggestion<G>> {
    let mut answer = rank(observation, None, level, budget, seed)?;
    answer.line = expected_line(observation, &answer.ranked[0].turn, seed);
    Some(answer)
}

/// What a bot of this level would do, ranked together with a decision that somebody else made.
///
/// A level that searches ranks that decision even if it is not one of its candidates. Returns
/// `None` if the seat is not to act.
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
/// let budget = Budget::simulations(100);
/// let answer =
///     compare(&observation, played, Level::LeNotre, &budget, 1).expect("the seat is to act");
/// let own = answer.ranked.iter().find(|ranked| ranked.turn[0] == played).expect("it is ranked");
/// println!("{:.1} points instead of {:.1}", own.points, answer.ranked[0].points);
/// # Ok::<(), game::InputError>(())
/// ```
pub fn compare<G: Skill>(
    observation: &Observation<G>,
    played: G::Action,
    level: Level,
    budget: &Budget,
    seed: u64,
) -> Option<Suggestion<G>> {
    rank(observation, Some(played), level, budget, seed)
}

/// Ranks what a seat can do, without an expected line of play.
pub(crate) fn rank<G: Skill>(
    determinizer: &impl Determinizer<G>,
    include: Option<G::Action>,
    level: Level,
    budget: &Budget,
    seed: u64,
) -> Option<Suggestion<G>> {
    match determinizer.legal().as_slice() {
        [] => None,
        [only] => Some(Suggestion::forced(*only)),
        _ => Some(G::think(level, determinizer, include, budget, &mut Pcg64Mcg::seed_from_u64(seed))),
    }
}

/// More decisions than there can be between two turns of a seat.
const MAX_LINE: usize = 64;

/// A turn, and how gardeners in the other seats would continue in one sampled position.
fn expected_line<G: Skill>(
    observation: &Observation<G>,
    turn: &[G::Action],
    seed: u64,
) -> Vec<Done<G::Action>> {
    let own = observation.seat();
    let mut position = observation.sample(&mut Pcg64Mcg::seed_from_u64(seed));
    let mut line = Vec::new();
    let mut planned = turn.iter().copied();
    while line.len() < MAX_LINE {
        let next = match planned.next() {
            Some(action) => Some(Done { seat: own, action }),
            None => opponent_decision(&position, own, seed),
        };
        let Some(next) = next else { break };
        if position.apply(next.seat, next.action, &mut Nobody).is_err() {
            break;
        }
        line.push(next);
    }
    line
}

/// What a gardener in another seat decides, or `None` once the own seat is to act again.
fn opponent_decision<G: Skill>(position: &G, own: Seat, seed: u64) -> Option<Done<G::Action>> {
    let to_act = position.to_act();
    if to_act.contains(own) {
        return None;
    }
    let seat = to_act.first()?;
    let observation = Observation::of(position, seat);
    let answer = rank(&observation, None, Level::Gardener, &Budget::simulations(0), seed)?;
    Some(Done { seat, action: answer.decision })
}
