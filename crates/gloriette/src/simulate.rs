//! `gloriette simulate`: whole games, every decision uniformly random among the legal ones.

use std::io::{BufWriter, Write, stdout};

use clap::Args;
use game::{Done, Game};

use crate::cli_error::CliError;
use crate::data_folder::DataFolder;
use crate::deal::dealt;
use crate::progress;
use crate::registry::{Chosen, WithOptions};

/// Play games at random: print one finished record a line
#[derive(Args)]
#[command(
    after_help = "Example: gloriette simulate sanssouci --players 3 --edition classic --games 1000 --seed 1 > games.jsonl"
)]
pub(crate) struct Simulate {
    #[command(subcommand)]
    game: Chosen<Rest>,
}

#[derive(Args)]
struct Rest {
    /// How many games
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    data: DataFolder,
}

impl Simulate {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        self.game.run(Simulating(self.game.rest()))
    }
}

/// Decisions are drawn from another stream than deals, so that game 0 is the deal that `deal` prints.
const DECISIONS: u64 = 1 << 63;

struct Simulating<'a>(&'a Rest);

impl WithOptions for Simulating<'_> {
    type Done = Result<(), CliError>;

    fn with<G: Game>(self, options: G::Options) -> Result<(), CliError> {
        let Rest { games, seed, data } = self.0;
        let data = data.load::<G>()?;
        let bar = progress::bar_beside_output(*games, "playing");
        let mut out = BufWriter::new(stdout().lock());
        let mut legal = Vec::new();
        for game in 0..*games {
            let (mut record, mut position) = dealt::<G>(&options, &data, *seed, game)?;
            let actions = &mut record.actions;
            let mut rng = game::chance(*seed, DECISIONS | game);
            game::random_play(&mut position, &mut rng, &mut legal, |seat, action| {
                actions.push(Done { seat, action })
            });
            record.result = position.outcome();
            writeln!(out, "{}", record.write()).map_err(CliError::io("standard output"))?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        out.flush().map_err(CliError::io("standard output"))
    }
}
