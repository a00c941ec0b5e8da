//! Any legal decision can be compared with what a bot would do.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod common;

use bots::{Budget, Level, Observation, Skill, compare, suggest};
use common::{any_options, play};
use game::Seat;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(6) })]

    #[test]
    fn every_decision_of_sanssouci_is_ranked(options in any_options(), seed in 0..u64::MAX / 2) {
        every_decision_is_ranked::<sanssouci::Position>(&options, seed);
    }

    #[test]
    fn every_decision_of_versailles_is_ranked(players in 2u8..=5, seed in 0..u64::MAX / 2) {
        every_decision_is_ranked::<versailles::Position>(&versailles::Options { players }, seed);
    }
}

/// At some points of a game, compares decisions that are not candidates of the bot.
fn every_decision_is_ranked<G: Skill>(options: &G::Options, seed: u64) {
    let (mut step, mut other_decisions) = (0, 0);
    play::<G>(options, &[Level::Gardener, Level::Apprentice], seed, |position, seat| {
        step += 1;
        if (step + seed).is_multiple_of(9) {
            other_decisions += compare_other_decisions(position, seat, seed + step);
        }
    });
    assert!(other_decisions > 0, "some decisions are no candidates of the bot");
}

/// Compares some decisions that are not candidates, and returns how many there are.
fn compare_other_decisions<G: Skill>(position: &G, seat: Seat, seed: u64) -> usize {
    // Enough simulations to try every candidate.
    let (observation, budget) = (Observation::of(position, seat), || Budget::simulations(200));
    let answer = suggest(&observation, Level::LeNotre, &budget(), seed).unwrap();
    let is_candidate = |played: &G::Action| answer.ranked.iter().any(|ranked| ranked.turn[0] == *played);
    let others: Vec<_> = observation.legal().into_iter().filter(|played| !is_candidate(played)).collect();
    for &played in others.iter().take(4) {
        for level in [Level::Architect, Level::LeNotre] {
            let answer = compare(&observation, played, level, &budget(), seed).unwrap();
            let own = answer.ranked.iter().find(|ranked| ranked.turn[0] == played);
            let own = own.unwrap_or_else(|| panic!("{level} ranks {played}"));
            assert!(own.points > 0.0, "{level} has simulated {played}: {own:?}");
        }
    }
    others.len()
}
