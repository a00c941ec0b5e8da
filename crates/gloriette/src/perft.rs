//! `gloriette perft`: the number of lines of play from a position.

use std::path::PathBuf;

use clap::Args;
use game::{Game, InputError, Record};

use crate::cli_error::CliError;
use crate::records::Records;
use crate::registry::{WithGame, by_name};

/// Count the lines of play from the last position of a record
#[derive(Args)]
#[command(
    after_help = "Example: gloriette deal versailles --seed 1 > deal.json; gloriette perft deal.json --depth 4"
)]
pub(crate) struct Perft {
    /// A record, or - for standard input
    file: PathBuf,
    /// Depth in decisions
    #[arg(long)]
    depth: u32,
}

impl Perft {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        struct Count<'a>(&'a str, u32);

        impl WithGame for Count<'_> {
            type Done = Result<u64, InputError>;

            fn with<G: Game>(self) -> Self::Done {
                Ok(game::perft(&Record::<G>::read(self.0)?.replay()?, self.1))
            }
        }

        let record = Records::only(&self.file)?;
        let count = game::game_of(&record.text)
            .and_then(|game| by_name(&game, Count(&record.text, self.depth)))
            .flatten()
            .map_err(|error| record.error(&error))?;
        println!("{count}");
        Ok(())
    }
}
