//! Learns what the bots know of gardens beyond what they are told, by playing.
//!
//! `cargo run --release -p bots --example learn -- sanssouci GAMES SEED FILE` writes the network that comes of it.

use std::{env, fs};

use bots::tuning::{Learner, learn};

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let [game, games, seed, file] = words.as_slice() else {
        eprintln!("say what, how much and where to: sanssouci GAMES SEED FILE");
        std::process::exit(2)
    };
    let (games, seed) = (games.parse().expect("GAMES is a number"), seed.parse().expect("SEED is a number"));
    let bytes = match game.as_str() {
        "sanssouci" => learnt::<sanssouci::Position>(games, seed),
        other => panic!("{other}: this game is not learnt"),
    };
    fs::write(file, bytes).expect("FILE can be written");
}

fn learnt<L: Learner>(games: u64, seed: u64) -> Vec<u8> {
    let heard = |played: u64, wrong: f32| {
        if played % 20_000 == 0 {
            println!("{played} games: wrong by {:.2} points", wrong.sqrt());
        }
    };
    learn::<L>(games, seed, heard).to_bytes()
}
