//! The `gloriette` binary: one module per command, and helpers that they share.

mod allocator;
mod archive;
mod arena;
mod bench;
mod cli_error;
mod data_folder;
mod database;
mod deal;
mod drawings;
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
mod runtime;
mod serve;
mod simulate;
mod urls;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play the board games Sanssouci and The Gardens of Versailles in the browser
#[derive(Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    after_help = "Without a command it starts the server: open http://127.0.0.1:1747 and play.\n\n\
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
    let result = match command.unwrap_or(Command::Serve(serve)) {
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
    result.map_or_else(|error| error.report(), |()| ExitCode::SUCCESS)
}
