//! What a bot cannot know does not change what it does.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod common;

use bots::{Budget, Level, Observation, Skill, suggest};
use common::{FEW, any_option, play};
use game::{Seat, Viewer};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(8) })]

    #[test]
    fn sanssouci_bots_do_not_peek(options in any_option(), seed in 0..u64::MAX / 2) {
        bots_do_not_peek::<sanssouci::Position>(&options, seed);
    }

    #[test]
    fn versailles_bots_do_not_peek(players in 2u8..=5, seed in 0..u64::MAX / 2) {
        bots_do_not_peek::<versailles::Position>(&versailles::Options { players }, seed);
    }
}

/// At some moments of a game, changes everything that whoever decides cannot know, and asks again.
fn bots_do_not_peek<G: Skill>(options: &G::Options, seed: u64) {
    let (mut moment, mut changed) = (0, 0);
    play::<G>(options, &[Level::Gardener, Level::Apprentice], seed, |truth, seat| {
        moment += 1;
        if (moment + seed).is_multiple_of(5) {
            let mut other = *truth;
            other.resample(Viewer::Seat(seat), &mut game::chance(seed, moment));
            changed += u64::from(other != *truth);
            assert_same_answers(truth, &other, seat, seed + moment);
        }
    });
    assert!(changed > 0, "there was something to change");
}

fn assert_same_answers<G: Skill>(truth: &G, other: &G, seat: Seat, seed: u64) {
    for level in Level::ALL {
        let answer = |position: &G| {
            suggest(&Observation::of(position, seat), level, &Budget::simulations(FEW), seed).unwrap()
        };
        assert_eq!(answer(truth), answer(other), "{level} in seat {seat}");
    }
}
