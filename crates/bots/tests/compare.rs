//! Whatever somebody decided can be compared with what a bot would do.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod common;

use bots::{Budget, Level, Observation, Skill, compare, suggest};
use common::{any_option, play};
use game::Seat;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(6) })]

    #[test]
    fn every_decision_of_sanssouci_is_ranked(options in any_option(), seed in 0..u64::MAX / 2) {
        every_decision_is_ranked::<sanssouci::Position>(&options, seed);
    }

    #[test]
    fn every_decision_of_versailles_is_ranked(players in 2u8..=5, seed in 0..u64::MAX / 2) {
        every_decision_is_ranked::<versailles::Position>(&versailles::Options { players }, seed);
    }
}

/// At some moments of a game, compares decisions that a bot would not consider.
fn every_decision_is_ranked<G: Skill>(options: &G::Options, seed: u64) {
    let (mut moment, mut unconsidered) = (0, 0);
    play::<G>(options, &[Level::Gardener, Level::Apprentice], seed, |position, seat| {
        moment += 1;
        if (moment + seed).is_multiple_of(9) {
            unconsidered += compare_unconsidered(position, seat, seed + moment);
        }
    });
    assert!(unconsidered > 0, "there are decisions that a bot does not even consider");
}

/// Compares some of the decisions that are ranked only because somebody asks, and says how many there are.
fn compare_unconsidered<G: Skill>(position: &G, seat: Seat, seed: u64) -> usize {
    // Enough for every candidate to be tried.
    let (seen, budget) = (Observation::of(position, seat), || Budget::simulations(200));
    let answer = suggest(&seen, Level::LeNotre, &budget(), seed).unwrap();
    let considered = |played: &G::Action| answer.ranked.iter().any(|ranked| ranked.turn[0] == *played);
    let others: Vec<_> = seen.legal().into_iter().filter(|played| !considered(played)).collect();
    for &played in others.iter().take(4) {
        for level in [Level::Architect, Level::LeNotre] {
            let answer = compare(&seen, played, level, &budget(), seed).unwrap();
            let own = answer.ranked.iter().find(|ranked| ranked.turn[0] == played);
            let own = own.unwrap_or_else(|| panic!("{level} ranks {played}"));
            assert!(own.points > 0.0, "{level} tried {played}: {own:?}");
        }
    }
    others.len()
}
