//! The binary: what it can do is listed here, each in a file of its own.

mod addresses;
mod archive;
mod arena;
mod bench;
mod cli_error;
mod data_folder;
mod database;
mod deal;
mod interrupt;
mod limit;
mod load;
mod option_args;
mod page;
mod perft;
mod progress;
mod records;
mod registry;
mod replay;
mod serve;
mod simulate;
mod wait;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// An open table for formal-garden board games: Sanssouci and The Gardens of Versailles.
#[derive(Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    after_help = "Without a command it serves: open http://127.0.0.1:1747 and play.\n\n\
                  Example: gloriette simulate sanssouci --games 3 --seed 1 | gloriette replay -"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Check(archive::Check),
    Export(archive::Export),
    Import(archive::Import),
    Deal(deal::Deal),
    Simulate(simulate::Simulate),
    Replay(replay::Replay),
    Perft(perft::Perft),
    Bench(bench::Bench),
    Arena(arena::Arena),
    Limit(limit::Limit),
    Load(load::Load),
}

fn main() -> ExitCode {
    let Cli { command, serve } = Cli::parse();
    let done = match command.unwrap_or(Command::Serve(serve)) {
        Command::Serve(serve) => serve.run(),
        Command::Check(check) => check.run(),
        Command::Export(export) => export.run(),
        Command::Import(import) => import.run(),
        Command::Deal(deal) => deal.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Replay(replay) => replay.run(),
        Command::Perft(perft) => perft.run(),
        Command::Bench(bench) => bench.run(),
        Command::Arena(arena) => arena.run(),
        Command::Limit(limit) => limit.run(),
        Command::Load(load) => load.run(),
    };
    done.map_or_else(|failure| failure.report(), |()| ExitCode::SUCCESS)
}
