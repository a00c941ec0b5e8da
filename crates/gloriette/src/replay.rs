//! `gloriette replay`: does what a record says lead to what it says?

use std::path::PathBuf;

use clap::Args;
use game::{Game, InputError, Record};
use serde_json::Value;

use crate::cli_error::CliError;
use crate::progress;
use crate::records::{RecordText, Records};
use crate::registry::{WithGame, by_name};

/// Replay records and compare the results
#[derive(Args)]
#[command(after_help = "Example: gloriette simulate versailles --players 5 --games 100 | gloriette replay -")]
pub(crate) struct Replay {
    /// Records: .json (one), .jsonl (one a line), either compressed as .gz, or - for the standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Check, too, that what was dealt is what was promised at the start: the record's own hash, or the one that you wrote down
    #[arg(long, value_name = "HASH", num_args = 0..=1, require_equals = true)]
    commitment: Option<Option<String>>,
}

impl Replay {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let bar = progress::bar(self.files.len() as u64, "replaying");
        let (mut agreeing, mut all, mut first) = (0u64, 0u64, None);
        for file in &self.files {
            for record in Records::open(file)? {
                let record = record?;
                all += 1;
                match verify(&record)?.and_then(|()| self.as_promised(&record)) {
                    Ok(()) => agreeing += 1,
                    Err(fault) => first = first.or(Some(record.fault(&fault))),
                }
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        println!("{agreeing} of {all} records agree");
        match first {
            None => Ok(()),
            Some(fault) => Err(CliError::Disagreement(fault.to_string())),
        }
    }
}

impl Replay {
    /// Whether what was dealt has the hash that everybody got at the start.
    fn as_promised(&self, record: &RecordText) -> Result<(), InputError> {
        let Some(written_down) = &self.commitment else { return Ok(()) };
        let record: Value = serde_json::from_str(&record.text).map_err(|error| InputError::new("", error))?;
        let text = |key: &str| record[key].as_str().ok_or_else(|| InputError::new(key, "there is none"));
        let promised = match written_down {
            Some(hash) => hash.to_lowercase(),
            None => text("commitment")?.to_string(),
        };
        let found = table::commitment(text("game")?, &record["options"], &record["setup"], text("salt")?);
        if found == promised {
            return Ok(());
        }
        Err(InputError::new("commitment", format_args!("{promised} was promised, {found} was dealt")))
    }
}

/// What cannot be read is a failure; what can be read and does not agree is not.
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
    Ok(verified.flatten().map_err(|fault| record.fault(&fault))?)
}
