//! `gloriette simulate`: complete games of uniformly random play.

use std::io::{BufWriter, Write, stdout};

use clap::Args;
use game::{Done, Game};

use crate::cli_error::CliError;
use crate::data_folder::DataFolder;
use crate::deal::deal_game;
use crate::progress;
use crate::registry::{Chosen, WithOptions};

/// Play random games and print one finished record per line
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
    /// Number of games
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// Random seed. The same seed gives the same games
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    data: DataFolder,
}

impl Simulate {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        self.game.run(RunSimulation(self.game.rest()))
    }
}

/// Selects a random stream for decisions that is separate from deals, so that game 0 has the deal
/// that `gloriette deal` prints.
const DECISION_STREAM: u64 = 1 << 63;

struct RunSimulation<'a>(&'a Rest);

impl WithOptions for RunSimulation<'_> {
    type Done = Result<(), CliError>;

    fn with<G: Game>(self, options: G::Options) -> Result<(), CliError> {
        let Rest { games, seed, data } = self.0;
        let data = data.load::<G>()?;
        let bar = progress::bar_unless_stdout_is_terminal(*games, "playing");
        let mut out = BufWriter::new(stdout().lock());
        let mut legal = Vec::new();
        for game in 0..*games {
            let (mut record, mut position) = deal_game::<G>(&options, &data, *seed, game)?;
            let actions = &mut record.actions;
            let mut rng = game::chance(*seed, DECISION_STREAM | game);
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
