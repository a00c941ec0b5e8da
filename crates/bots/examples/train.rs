//! Trains a value network by self-play.
//!
//! `cargo run --release -p bots --example train -- sanssouci GAMES SEED FILE` writes the network.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "a program, not a library")]

use std::process::ExitCode;
use std::{env, fs};

use bots::training::{SelfPlay, train};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("train: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[String]) -> Result<(), String> {
    let [game, games, seed, file] = words else {
        return Err("expected GAME GAMES SEED FILE, for example: sanssouci 1500000 1 sanssouci.net".into());
    };
    let number = |word: &String| word.parse::<u64>().map_err(|error| format!("{word}: {error}"));
    let trained = match game.as_str() {
        "sanssouci" => trained::<sanssouci::Position>,
        other => return Err(format!("{other}: only sanssouci has a value network")),
    };
    fs::write(file, trained(number(games)?, number(seed)?)).map_err(|error| format!("{file}: {error}"))
}

fn trained<G: SelfPlay>(games: u64, seed: u64) -> Vec<u8> {
    let report = |played: u64, loss: f32| {
        if played.is_multiple_of(20_000) {
            println!("{played} games: error {:.2} points", loss.sqrt());
        }
    };
    train::<G>(games, seed, report).to_bytes()
}
