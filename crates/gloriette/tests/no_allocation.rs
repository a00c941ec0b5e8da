//! Decisions do not allocate memory.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use allocation_counter::measure;
use game::{Game, random_play};

/// Plays games with a preallocated list of legal actions and counts allocations.
fn assert_no_allocation<G: Game>(options: &G::Options) {
    let data = G::data(|_| None).unwrap();
    let mut legal = Vec::with_capacity(4096);
    for seed in 0..20 {
        let setup = G::deal(options, &data, &mut game::chance(seed, 0));
        let mut position = G::new(options, &setup).unwrap();
        let mut rng = game::chance(seed, 1);
        let mut decisions = 0;
        let counted = measure(|| random_play(&mut position, &mut rng, &mut legal, |_, _| decisions += 1));
        assert_eq!(counted.count_total, 0, "{decisions} decisions");
        assert!(decisions >= 50);
    }
}

/// A test of the counter itself.
#[test]
fn allocations_are_counted() {
    assert!(measure(|| drop(std::hint::black_box(vec![1; 100]))).count_total >= 1);
}

#[test]
fn sanssouci_does_not_allocate() {
    for players in 2..=4 {
        for choose_stack in [false, true] {
            let plain = sanssouci::Options::new(sanssouci::Edition::Classic, players);
            let options = sanssouci::Options { rewards: true, boars: true, choose_stack, ..plain };
            assert_no_allocation::<sanssouci::Position>(&options);
        }
    }
}

#[test]
fn versailles_does_not_allocate() {
    for players in 2..=5 {
        assert_no_allocation::<versailles::Position>(&versailles::Options { players });
    }
}

#[test]
fn resampling_does_not_allocate() {
    let options = sanssouci::Options::new(sanssouci::Edition::Classic, 4);
    let data = sanssouci::Position::data(|_| None).unwrap();
    let setup = sanssouci::Position::deal(&options, &data, &mut game::chance(1, 0));
    let mut position = sanssouci::Position::new(&options, &setup).unwrap();
    let mut rng = game::chance(1, 1);
    let counted = measure(|| position.resample(game::Viewer::Seat(game::Seat::FIRST), &mut rng));
    assert_eq!(counted.count_total, 0);
}

/// Bots copy positions in every playout.
#[test]
fn a_sanssouci_position_is_small() {
    assert!(size_of::<sanssouci::Position>() <= 512);
}
