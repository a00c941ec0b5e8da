//! `gloriette arena`: tournaments between bots.

mod columns;
mod json;
mod record_writer;
mod report;
mod side_results;
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

/// Run a tournament between bots and report results with confidence intervals
#[derive(Args)]
#[command(
    after_help = "Example: gloriette arena sanssouci --players 2 --bots lenotre,gardener --deals 200 --seed 1

Every deal is played in every seating. One deal is one observation, and intervals are 95 % confidence intervals.
Ctrl-C stops early and reports the deals that are complete. See docs/bots.md for more."
)]
pub(crate) struct Arena {
    #[command(subcommand)]
    game: Chosen<Rest>,
}

#[derive(Args)]
struct Rest {
    /// The bots: apprentice, gardener, architect, lenotre, or cheat, which sees hidden information.
    /// Each may have its own budget, as in lenotre@100ms. If there are fewer bots than players, the
    /// last one takes the remaining seats
    #[arg(long, value_name = "BOT,BOT…")]
    bots: String,
    /// Number of deals
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..1 << 40))]
    deals: u64,
    /// Random seed. The same seed gives the same deals, and the same games if budgets count
    /// simulations
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Thinking budget per turn: 1s, 100ms or 5000sims [default: the budget of the bot's level]
    #[arg(long)]
    budget: Option<String>,
    /// Stop as soon as a sequential test (SPRT) decides whether the first bot is ELO0 or ELO1
    /// points stronger than the second
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<String>,
    /// Compare the sides of the boards; needs one bot in all seats
    #[arg(long)]
    by_side: bool,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    /// Write the games to FILE: one record per line, compressed if FILE ends with .gz
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Number of games to play in parallel [default: the number of cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    data: DataFolder,
}

impl Arena {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let report = self.game.run(RunTournament(self.game.rest()))?;
        writeln!(stdout(), "{report}").map_err(CliError::io("standard output"))
    }
}

struct RunTournament<'a>(&'a Rest);

impl WithOptions for RunTournament<'_> {
    type Done = Result<String, CliError>;

    fn with<G: Skill>(self, options: G::Options) -> Result<String, CliError> {
        let rest = self.0;
        let data = rest.data.load::<G>()?;
        let tournament = Tournament::<G>::new(options.clone(), data.clone(), rest.seed)?;
        let pairing = Pairing::new(&rest.entrants()?, tournament.players(), rest.budget()?)
            .map_err(|error| error.inside("--bots"))?;
        let mut report = Report::<G>::new(rest, options, data, &pairing)?;
        play(&tournament, &pairing, rest, &mut report)?;
        Ok(if rest.json { json::write(&report) } else { text::write(&report) })
    }
}

/// Plays until all deals are played, the SPRT is decided, or the user presses Ctrl-C.
fn play<G: Skill>(
    tournament: &Tournament<G>,
    pairing: &Pairing,
    rest: &Rest,
    report: &mut Report<G>,
) -> Result<(), CliError> {
    let mut record_writer =
        rest.records.as_deref().map(|file| RecordWriter::create(file, rest.seed, pairing)).transpose()?;
    let threads = rest.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from);
    let stop = interrupt::flag()?;
    let bar = progress::bar(rest.deals * pairing.seatings().len() as u64, "playing");
    let start = Instant::now();
    let mut written = Ok(());
    let mut finished = false;
    let on_deal = |deal: Vec<FinishedGame<G>>| {
        report.add(&deal);
        bar.set_message(report.progress_message());
        written = record_writer.as_mut().map_or(Ok(()), |record_writer| record_writer.write(deal));
        finished = written.is_err() || report.is_decided();
        if finished { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    tournament.run(pairing, rest.deals, threads, &stop, || bar.inc(1), on_deal);
    bar.finish_and_clear();
    report.time = start.elapsed();
    report.threads = threads;
    report.interrupted = !finished && stop.load(Ordering::Relaxed);
    written
}

impl Rest {
    fn entrants(&self) -> Result<Vec<Entrant>, InputError> {
        self.bots.split(',').map(|name| parse("--bots", name.trim())).collect()
    }

    fn budget(&self) -> Result<Option<BudgetSpec>, InputError> {
        self.budget.as_deref().map(|text| parse("--budget", text)).transpose()
    }

    fn sprt(&self) -> Result<Option<Sprt>, InputError> {
        self.sprt.as_deref().map(|text| parse("--sprt", text)).transpose()
    }
}

/// Parses the value of an option. Clap's own errors have five lines, ours have one.
fn parse<T: FromStr<Err = ParseError>>(option: &str, text: &str) -> Result<T, InputError> {
    text.parse().map_err(|error| InputError::new(option, error))
}
