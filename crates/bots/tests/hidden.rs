//! Hidden information does not change what a bot does.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod common;

use bots::{Budget, Level, Observation, Skill, suggest};
use common::{FEW, any_options, play};
use game::{Game as _, Seat, Viewer};
use proptest::prelude::*;
use sanssouci::{Edition, Position};

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

/// The market is laid out after the choice of garden sides, so no bot may know it before.
#[test]
fn bots_do_not_know_the_market_before_the_gardens_are_chosen() {
    for players in 2..=4 {
        let options =
            sanssouci::Options { rewards: true, ..sanssouci::Options::new(Edition::Classic, players) };
        let mut setup = conformance::deal::<Position>(&options, players.into()).into_record().setup;
        let truth = Position::new(&options, &setup).unwrap();
        let stack = setup.supply.iter_mut().flatten();
        setup.display.0.iter_mut().zip(stack).for_each(|(shown, hidden)| std::mem::swap(shown, hidden));
        let other = Position::new(&options, &setup).unwrap();
        assert_ne!(truth.market(), other.market());
        for seat in Seat::all(players.into()) {
            assert_eq!(truth.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
            assert_same_answers(&truth, &other, seat, 7);
        }
    }
}
