//! Learns what the bots know of gardens beyond what they are told, by playing.
//!
//! `cargo run --release -p bots --example learn -- sanssouci GAMES SEED FILE` writes the network that comes of it.

use std::process::ExitCode;
use std::{env, fs};

use bots::tuning::{SelfPlay, learn};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("learn: {fault}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[String]) -> Result<(), String> {
    let [game, games, seed, file] = words else {
        return Err(
            "say which game, how many games, a seed and a file: sanssouci 1500000 1 sanssouci.net".into()
        );
    };
    let number = |word: &String| word.parse::<u64>().map_err(|fault| format!("{word}: {fault}"));
    let network = match game.as_str() {
        "sanssouci" => network::<sanssouci::Position>,
        other => return Err(format!("{other}: only sanssouci is learnt")),
    };
    fs::write(file, network(number(games)?, number(seed)?)).map_err(|fault| format!("{file}: {fault}"))
}

fn network<L: SelfPlay>(games: u64, seed: u64) -> Vec<u8> {
    let heard = |played: u64, wrong: f32| {
        if played.is_multiple_of(20_000) {
            println!("{played} games: wrong by {:.2} points", wrong.sqrt());
        }
    };
    learn::<L>(games, seed, heard).to_bytes()
}
