//! `gloriette deal`: prints a record without actions.

use std::io::{Write, stdout};

use clap::Args;
use game::{Game, Record};
use serde_json::Value;

use crate::cli_error::CliError;
use crate::data_folder::DataFolder;
use crate::registry::{Chosen, WithOptions};

/// Deal a game: print a record without actions
#[derive(Args)]
#[command(
    after_help = "Example: gloriette deal sanssouci --players 3 --edition revised --rewards --boars --seed 7"
)]
pub(crate) struct Deal {
    #[command(subcommand)]
    game: Chosen<Rest>,
}

#[derive(Args)]
struct Rest {
    /// Random seed. The same seed gives the same deal
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    data: DataFolder,
}

impl Deal {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let record = self.game.run(DealRecord(self.game.rest()))?;
        writeln!(stdout(), "{record}").map_err(CliError::io("standard output"))
    }
}

struct DealRecord<'a>(&'a Rest);

impl WithOptions for DealRecord<'_> {
    type Done = Result<String, CliError>;

    fn with<G: Game>(self, options: G::Options) -> Result<String, CliError> {
        let data = self.0.data.load::<G>()?;
        deal_game::<G>(&options, &data, self.0.seed, 0).map(|(record, _)| record.write())
    }
}

/// Deals game number `game` under a seed and sets up its first position.
pub(crate) fn deal_game<G: Game>(
    options: &G::Options,
    data: &G::Data,
    seed: u64,
    game: u64,
) -> Result<(Record<G>, G), CliError> {
    G::check_data(options, data)?;
    let mut rng = game::chance(seed, game);
    let setup = G::deal(options, data, &mut rng);
    let position = G::new(options, &setup)?;
    let mut record = Record::new(options.clone(), setup);
    record.extra.insert("seed".into(), Value::from(seed));
    record.extra.insert("deal".into(), Value::from(game));
    Ok((record, position))
}
