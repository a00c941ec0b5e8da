//! Each level plays whole games with every option and number of players, legally and reproducibly.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod common;

use bots::{Level, Skill};
use common::{all_options, play};
use sanssouci::{Edition, Options};

/// Plays enough games for every level to take part.
fn play_every_level<G: Skill>(options: &G::Options, players: u8, seed: u64) {
    for first in (0..Level::ALL.len()).step_by(usize::from(players)) {
        let mut levels = Level::ALL;
        levels.rotate_left(first);
        let record = play::<G>(options, &levels, seed, |_, _| ()).into_record();
        record.verify().unwrap();
        assert!(record.result.is_some(), "{options:?}");
    }
}

#[test]
fn every_level_plays_sanssouci_with_every_option() {
    for (seed, options) in all_options().into_iter().enumerate() {
        play_every_level::<sanssouci::Position>(&options, options.players, seed as u64);
    }
}

#[test]
fn every_level_plays_versailles_with_every_number_of_players() {
    for players in 2..=5 {
        play_every_level::<versailles::Position>(
            &versailles::Options { players },
            players,
            u64::from(players),
        );
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
