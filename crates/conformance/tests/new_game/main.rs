//! A new game needs its own crate and nothing else: a tiny third game goes through rules, bots,
//! table and server without a change in any other crate.
//!
//! The game is tic-tac-toe with a coin that lies hidden under one cell. It is also the smallest
//! complete example of a game: `rules.rs` has the rules, `skill.rs` its bots.

mod rules;
mod server;
mod skill;

use game::Game as _;

use crate::rules::{CoinTicTacToe, Mark, Options};

const GAMES: u64 = 200;

#[test]
fn the_game_fulfils_the_promises_of_every_game() {
    conformance::info_describes_options::<CoinTicTacToe>();
    for seed in 0..GAMES {
        conformance::legal_is_what_apply_accepts::<CoinTicTacToe>(&Options { players: 2 }, seed, |below| {
            Mark { cell: below(9) as u8 }
        });
        conformance::undo_restores::<CoinTicTacToe>(&Options { players: 2 }, seed);
        conformance::records_round_trip::<CoinTicTacToe>(&Options { players: 2 }, seed);
        conformance::resampling_leaks_nothing::<CoinTicTacToe>(&Options { players: 2 }, seed);
    }
}

#[test]
fn the_strongest_bot_beats_the_weakest() {
    use bots::{Bot, Budget, Level, Observation};
    let mut wins = [0; 2];
    for seed in 0..40 {
        let mut play = conformance::deal::<CoinTicTacToe>(&Options { players: 2 }, seed);
        let mut bots = [Bot::new(Level::LeNotre, seed), Bot::new(Level::Apprentice, seed)];
        while let Some(seat) = play.position().to_act().first() {
            let observation = Observation::of(play.position(), seat);
            let budget = Budget::simulations(200);
            let action = bots[seat.index()].decide(&observation, &budget).expect("the seat is to act");
            play.apply(seat, action, &mut game::Nobody).expect("bots decide what is legal");
        }
        let outcome = play.position().outcome().expect("the game is over");
        if let [winner] = outcome.winners.as_slice() {
            wins[winner.index()] += 1;
        }
    }
    assert!(wins[0] > 3 * wins[1], "{wins:?}");
}
