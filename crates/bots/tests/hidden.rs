//! Hidden information does not change what a bot does.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod common;

use bots::{Budget, Level, Observation, Skill, suggest};
use common::{FEW, any_options, play};
use game::{Seat, Viewer};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(8) })]

    #[test]
    fn sanssouci_bots_use_no_hidden_information(options in any_options(), seed in 0..u64::MAX / 2) {
        assert_hidden_information_is_unused::<sanssouci::Position>(&options, seed);
    }

    #[test]
    fn versailles_bots_use_no_hidden_information(players in 2u8..=5, seed in 0..u64::MAX / 2) {
        assert_hidden_information_is_unused::<versailles::Position>(&versailles::Options { players }, seed);
    }
}

/// At some points of a game, resamples everything that is hidden from the seat to act, and asks
/// again.
fn assert_hidden_information_is_unused<G: Skill>(options: &G::Options, seed: u64) {
    let (mut step, mut changed) = (0, 0);
    play::<G>(options, &[Level::Gardener, Level::Apprentice], seed, |truth, seat| {
        step += 1;
        if (step + seed).is_multiple_of(5) {
            let mut other = *truth;
            other.resample(Viewer::Seat(seat), &mut game::chance(seed, step));
            changed += u64::from(other != *truth);
            assert_same_answers(truth, &other, seat, seed + step);
        }
    });
    assert!(changed > 0, "something is hidden");
}

fn assert_same_answers<G: Skill>(truth: &G, other: &G, seat: Seat, seed: u64) {
    for level in Level::ALL {
        let answer = |position: &G| {
            suggest(&Observation::of(position, seat), level, &Budget::simulations(FEW), seed).unwrap()
        };
        assert_eq!(answer(truth), answer(other), "{level} in seat {seat}");
    }
}
