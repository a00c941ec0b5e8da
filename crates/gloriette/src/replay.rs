//! `gloriette replay`: replays records and compares their results.

use std::path::PathBuf;

use clap::Args;
use game::{Game, InputError, Record};
use serde_json::Value;

use crate::cli_error::CliError;
use crate::progress;
use crate::records::{RecordText, Records};
use crate::registry::{WithGame, by_name};

/// Replay records and check their results
#[derive(Args)]
#[command(after_help = "Example: gloriette simulate versailles --players 5 --games 100 | gloriette replay -")]
pub(crate) struct Replay {
    /// Records: .json (one) or .jsonl (one per line), both also as .gz, or - for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Also check that the deal matches the commitment from the start of the game: the record's own
    /// hash, or the given one
    #[arg(long, value_name = "HASH", num_args = 0..=1, require_equals = true)]
    commitment: Option<Option<String>>,
}

impl Replay {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let bar = progress::bar(self.files.len() as u64, "replaying");
        let (mut agreeing, mut count, mut first_error) = (0u64, 0u64, None);
        for file in &self.files {
            for record in Records::open_with_records(file)? {
                let record = record?;
                count += 1;
                match verify(&record)?.and_then(|()| self.check_commitment(&record)) {
                    Ok(()) => agreeing += 1,
                    Err(error) => first_error = first_error.or(Some(record.error(&error))),
                }
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        println!("{agreeing} of {count} records agree");
        match first_error {
            None => Ok(()),
            Some(error) => Err(CliError::Disagreement(error.to_string())),
        }
    }
}

impl Replay {
    /// Checks that the deal has the hash that was published at the start of the game.
    fn check_commitment(&self, record: &RecordText) -> Result<(), InputError> {
        let Some(given) = &self.commitment else { return Ok(()) };
        let record: Value = serde_json::from_str(&record.text).map_err(|error| InputError::new("", error))?;
        let text = |key: &str| record[key].as_str().ok_or_else(|| InputError::new(key, "missing"));
        let expected = match given {
            Some(hash) => hash.to_lowercase(),
            None => text("commitment")?.to_string(),
        };
        let actual = table::commitment(text("game")?, &record["options"], &record["setup"], text("salt")?);
        if actual == expected {
            return Ok(());
        }
        Err(InputError::new("commitment", format_args!("expected {expected}, but the deal has {actual}")))
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
