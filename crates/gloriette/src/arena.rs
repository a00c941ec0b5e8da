//! `gloriette arena`: which bot is better, and by how much?

mod by_side;
mod columns;
mod json;
mod record_writer;
mod report;
mod text;

use std::io::{Write, stdout};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::atomic::Ordering;
use std::thread::available_parallelism;
use std::time::Instant;

use bots::Skill;
use bots::arena::{BudgetSpec, Entrant, FinishedGame, Pairing, Sprt, Tournament};
use clap::Args;
use game::{InputError, ParseError};

use crate::cli_error::CliError;
use crate::data_folder::DataFolder;
use crate::registry::{Chosen, WithOptions};
use crate::{interrupt, progress};
use record_writer::RecordWriter;
use report::Report;

/// Let bots play against each other, and say how well they do
#[derive(Args)]
#[command(
    after_help = "Example: gloriette arena sanssouci --players 2 --bots lenotre,gardener --deals 200 --seed 1

Every deal is played in every seating. A deal is one observation, and intervals are of 95 %. Ctrl-C ends it early and
shows what there is. docs/bots.md says more."
)]
pub(crate) struct Arena {
    #[command(subcommand)]
    game: Chosen<Rest>,
}

#[derive(Args)]
struct Rest {
    /// Who plays: apprentice, gardener, architect, lenotre, or cheat, who sees everything; with a budget of its own as in
    /// lenotre@100ms. Fewer than players: the last one takes the remaining seats, too
    #[arg(long, value_name = "BOT,BOT…")]
    bots: String,
    /// How many deals
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..1 << 40))]
    deals: u64,
    /// The same seed plays the same deals, and with a budget of simulations the same games
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How long to think about a turn: 1s, 100ms or 5000sims; without it, as the level does
    #[arg(long)]
    budget: Option<String>,
    /// Stop when it is clear whether the first bot is ELO0 or ELO1 points stronger than the second
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<String>,
    /// With one bot in all seats: what each side of the boards is worth
    #[arg(long)]
    by_side: bool,
    /// As JSON: an object
    #[arg(long)]
    json: bool,
    /// Keep the games: one record a line, compressed if FILE ends with .gz
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// How many games to play at the same time; without it, one a core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    data: DataFolder,
}

impl Arena {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let report = self.game.run(Contesting(self.game.rest()))?;
        writeln!(stdout(), "{report}").map_err(CliError::io("standard output"))
    }
}

struct Contesting<'a>(&'a Rest);

impl WithOptions for Contesting<'_> {
    type Done = Result<String, CliError>;

    fn with<G: Skill>(self, options: G::Options) -> Result<String, CliError> {
        let rest = self.0;
        let data = rest.data.load::<G>()?;
        let contest = Tournament::<G>::new(options.clone(), data.clone(), rest.seed)?;
        let lineup = Pairing::new(&rest.entrants()?, contest.players(), rest.budget()?)
            .map_err(|fault| fault.inside("--bots"))?;
        let mut report = Report::<G>::new(rest, options, data, &lineup)?;
        play(&contest, &lineup, rest, &mut report)?;
        Ok(if rest.json { json::write(&report) } else { text::write(&report) })
    }
}

/// Plays until the deals are through, the test is decided, or somebody has had enough.
fn play<G: Skill>(
    contest: &Tournament<G>,
    lineup: &Pairing,
    rest: &Rest,
    report: &mut Report<G>,
) -> Result<(), CliError> {
    let mut record_writer =
        rest.records.as_deref().map(|file| RecordWriter::create(file, rest.seed, lineup)).transpose()?;
    let threads = rest.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from);
    let stop = interrupt::flag()?;
    let bar = progress::bar(rest.deals * lineup.seatings().len() as u64, "playing");
    let begin = Instant::now();
    let mut kept = Ok(());
    let mut ended = false;
    let deal_over = |deal: Vec<FinishedGame<G>>| {
        report.add(&deal);
        bar.set_message(report.leader());
        kept = record_writer.as_mut().map_or(Ok(()), |record_writer| record_writer.keep(deal));
        ended = kept.is_err() || report.is_decided();
        if ended { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    contest.run(lineup, rest.deals, threads, &stop, || bar.inc(1), deal_over);
    bar.finish_and_clear();
    report.time = begin.elapsed();
    report.threads = threads;
    report.interrupted = !ended && stop.load(Ordering::Relaxed);
    kept
}

impl Rest {
    fn entrants(&self) -> Result<Vec<Entrant>, InputError> {
        self.bots.split(',').map(|name| parse("--bots", name.trim())).collect()
    }

    fn budget(&self) -> Result<Option<BudgetSpec>, InputError> {
        self.budget.as_deref().map(|word| parse("--budget", word)).transpose()
    }

    fn sprt(&self) -> Result<Option<Sprt>, InputError> {
        self.sprt.as_deref().map(|word| parse("--sprt", word)).transpose()
    }
}

/// Reads the value of an option; clap would need five lines to say what is wrong with it.
fn parse<T: FromStr<Err = ParseError>>(option: &str, word: &str) -> Result<T, InputError> {
    word.parse().map_err(|fault| InputError::new(option, fault))
}
