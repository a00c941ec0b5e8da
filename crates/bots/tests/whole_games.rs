//! Each level plays whole games of every option and count, legally, and the same ones for the same seed.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod common;

use bots::{Level, Skill};
use common::{every_option, play};
use sanssouci::{Edition, Options};

/// As many games as it takes for every level to sit at the table once.
fn every_level<G: Skill>(options: &G::Options, players: u8, seed: u64) {
    for first in (0..Level::ALL.len()).step_by(usize::from(players)) {
        let mut levels = Level::ALL;
        levels.rotate_left(first);
        let record = play::<G>(options, &levels, seed, |_, _| ()).into_record();
        record.verify().unwrap();
        assert!(record.result.is_some(), "{options:?}");
    }
}

#[test]
fn sanssouci_in_every_option() {
    for (seed, options) in every_option().into_iter().enumerate() {
        every_level::<sanssouci::Position>(&options, options.players, seed as u64);
    }
}

#[test]
fn versailles_with_every_count() {
    for players in 2..=5 {
        every_level::<versailles::Position>(&versailles::Options { players }, players, u64::from(players));
    }
}

fn same_seed_same_game<G: Skill>(options: &G::Options) {
    for level in Level::ALL {
        let game = |seed| play::<G>(options, &[level], seed, |_, _| ()).into_record();
        assert_eq!(game(5), game(5), "{level}");
        assert_ne!(game(5).actions, game(6).actions, "{level}");
    }
}

#[test]
fn equal_seeds_give_equal_games() {
    let all = Options { rewards: true, boars: true, choose_stack: true, ..Options::new(Edition::Classic, 3) };
    same_seed_same_game::<sanssouci::Position>(&all);
    same_seed_same_game::<versailles::Position>(&versailles::Options { players: 3 });
}
