//! `gloriette check`, `export` and `import`: the store as a whole.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write, stdin, stdout};
use std::path::{Path, PathBuf};

use clap::Args;
use game::InputError;
use server::archive::{self, ArchiveError, ArchiveLine};

use crate::cli_error::CliError;
use crate::data_folder::DataFolder;
use crate::database::Database;
use crate::registry;
use crate::wait::wait_for;

/// Replay every stored game and report
#[derive(Args)]
#[command(after_help = "Example: gloriette check --database gloriette.db")]
pub(crate) struct Check {
    #[command(flatten)]
    database: Database,
}

/// Write everything that is stored, as lines of JSON
#[derive(Args)]
#[command(after_help = "Example: gloriette export --database gloriette.db everything.jsonl")]
pub(crate) struct Export {
    #[command(flatten)]
    database: Database,
    /// The file to write, or - for the standard output
    #[arg(default_value = "-")]
    file: PathBuf,
}

/// Read what was exported into a new store
#[derive(Args)]
#[command(
    after_help = "Example: gloriette import --database postgres://localhost/gloriette everything.jsonl"
)]
pub(crate) struct Import {
    #[command(flatten)]
    database: Database,
    /// The file to read, or - for the standard input
    #[arg(default_value = "-")]
    file: PathBuf,
}

impl Check {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let games = registry::hosted(&DataFolder::default())?;
        let (all, wrong) = wait_for(async {
            let store = self.database.open().await?;
            Ok(archive::check(&store, &games).await?)
        })?;
        println!("{} of {all} games agree", all - wrong.len() as u64);
        for (game, fault) in &wrong {
            println!("{game}: {fault}");
        }
        match wrong.first() {
            None => Ok(()),
            Some((game, fault)) => Err(CliError::Disagreement(format!("{game}: {fault}"))),
        }
    }
}

impl Export {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let name = self.file.display().to_string();
        let mut out: Box<dyn Write> = match self.file.as_path() {
            path if path == Path::new("-") => Box::new(stdout().lock()),
            path => Box::new(File::create_new(path).map_err(CliError::io(&name))?),
        };
        let mut out = BufWriter::new(&mut out);
        let line = |line: &ArchiveLine| {
            serde_json::to_writer(&mut out, line)?;
            out.write_all(b"\n")
        };
        let done = wait_for(async {
            let store = self.database.open().await?;
            archive::export(&store, line).await.map_err(failure(&name))
        })?;
        out.flush().map_err(CliError::io(&name))?;
        eprintln!("{} people and {} games written", done.people, done.games);
        Ok(())
    }
}

impl Import {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let name = self.file.display().to_string();
        let lines: Box<dyn BufRead> = match self.file.as_path() {
            path if path == Path::new("-") => Box::new(stdin().lock()),
            path => Box::new(BufReader::new(File::open(path).map_err(CliError::io(&name))?)),
        };
        let games = registry::hosted(&DataFolder::default())?;
        let done = wait_for(async {
            let store = self.database.open().await?;
            archive::import(&store, &games, lines.lines()).await.map_err(failure(&name))
        })?;
        println!("{} people and {} games read", done.people, done.games);
        Ok(())
    }
}

fn failure(file: &str) -> impl FnOnce(ArchiveError) -> CliError {
    move |error| match error {
        ArchiveError::Store(error) => error.into(),
        ArchiveError::Io(error) => CliError::Io { place: file.to_string(), error },
        ArchiveError::Input(fault) => fault.inside(file).into(),
        ArchiveError::NotEmpty => InputError::new("--database", ArchiveError::NotEmpty).into(),
    }
}
