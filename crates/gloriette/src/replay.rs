//! `gloriette replay`: replays records and compares their results.

use std::path::PathBuf;

use clap::Args;
use game::{Game, InputError, Record};
use serde_json::Value;
use table::Games;

use crate::cli_error::CliError;
use crate::data_folder::DataFolder;
use crate::progress;
use crate::records::{RecordText, Records};
use crate::registry::{WithGame, by_name, hosted};

/// Replay records and check their results
#[derive(Args)]
#[command(after_help = "Example: gloriette simulate versailles --players 5 --games 100 | gloriette replay -")]
pub(crate) struct Replay {
    /// Records: .json (one) or .jsonl (one per line), both also as .gz, or - for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Also check the deal: that it has the commitment from the start of the game, and that it
    /// follows from the server's secret and the players' nonces. Give the hashes that you noted
    /// during the game (commitment, secret_hash), or none to check the record's own
    #[arg(long, value_name = "HASH", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    commitment: Option<Vec<String>>,
    #[command(flatten)]
    data: DataFolder,
}

impl Replay {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let bar = progress::bar(self.files.len() as u64, "replaying");
        let deals = self.commitment.as_ref().map(|hashes| DealCheck::new(hashes, &self.data)).transpose()?;
        let (mut agreeing, mut fair, mut count, mut first_error) = (0u64, 0u64, 0u64, None);
        for file in &self.files {
            for record in Records::open_with_records(file)? {
                let record = record?;
                count += 1;
                let is_fair = |()| deals.as_ref().map_or(Ok(false), |deals| deals.check(&record));
                match verify(&record)?.and_then(is_fair) {
                    Ok(is_fair) => {
                        agreeing += 1;
                        fair += u64::from(is_fair);
                    }
                    Err(error) => first_error = first_error.or(Some(record.error(&error))),
                }
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        println!("{agreeing} of {count} records agree");
        if deals.is_some() {
            println!("{fair} of {count} deals follow from the server's secret and the players' nonces");
        }
        match first_error {
            None => Ok(()),
            Some(error) => Err(CliError::Disagreement(error.to_string())),
        }
    }
}

/// The check of `--commitment`.
struct DealCheck {
    games: Games,
    /// The hashes that were noted during the game, in lower case.
    noted: Vec<String>,
}

impl DealCheck {
    fn new(hashes: &[String], data: &DataFolder) -> Result<DealCheck, CliError> {
        let noted = hashes.iter().filter(|hash| !hash.is_empty()).map(|hash| hash.to_lowercase()).collect();
        Ok(DealCheck { games: hosted(data, "")?, noted })
    }

    /// Checks the deal of a record. Returns whether it was drawn from a secret and nonces; deals of
    /// version 0.1.0 were not.
    fn check(&self, record: &RecordText) -> Result<bool, InputError> {
        let record: Value = serde_json::from_str(&record.text).map_err(|error| InputError::new("", error))?;
        Ok(self.games.check_deal(&record, &self.noted)?.is_some())
    }
}

/// Replays a record. The outer error means an unreadable record, the inner one a disagreement.
fn verify(record: &RecordText) -> Result<Result<(), InputError>, CliError> {
    struct Verify<'a>(&'a str);

    impl WithGame for Verify<'_> {
        type Done = Result<Result<(), InputError>, InputError>;

        fn with<G: Game>(self) -> Self::Done {
            let record = Record::<G>::read(self.0)?;
            record.start()?;
            Ok(record.verify().map(|_| ()))
        }
    }

    let verified = game::game_of(&record.text).and_then(|game| by_name(&game, Verify(&record.text)));
    Ok(verified.flatten().map_err(|error| record.error(&error))?)
}
