//! The binary: what it can do is listed here, each in a file of its own.

mod arena;
mod bench;
mod boards;
mod data_folder;
mod deal;
mod failure;
mod interrupt;
mod limit;
mod perft;
mod progress;
mod records;
mod registry;
mod replay;
mod simulate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// An open table for formal-garden board games: Sanssouci and The Gardens of Versailles.
#[derive(Parser)]
#[command(
    version,
    arg_required_else_help = true,
    after_help = "Example: gloriette simulate sanssouci --games 3 --seed 1 | gloriette replay -"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Deal(deal::Deal),
    Simulate(simulate::Simulate),
    Replay(replay::Replay),
    Perft(perft::Perft),
    Bench(bench::Bench),
    Arena(arena::Arena),
    Limit(limit::Limit),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Deal(deal) => deal.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Replay(replay) => replay.run(),
        Command::Perft(perft) => perft.run(),
        Command::Bench(bench) => bench.run(),
        Command::Arena(arena) => arena.run(),
        Command::Limit(limit) => limit.run(),
    };
    done.map_or_else(|failure| failure.report(), |()| ExitCode::SUCCESS)
}
