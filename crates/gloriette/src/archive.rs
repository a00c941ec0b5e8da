//! `gloriette check`, `export` and `import`: operations on a whole store.

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
use crate::runtime::block_on;

/// Replay every stored game and report the ones that do not agree
#[derive(Args)]
#[command(after_help = "Example: gloriette check --database gloriette.db")]
pub(crate) struct Check {
    #[command(flatten)]
    database: Database,
}

/// Export all people and games as JSON lines
#[derive(Args)]
#[command(after_help = "Example: gloriette export --database gloriette.db everything.jsonl")]
pub(crate) struct Export {
    #[command(flatten)]
    database: Database,
    /// The file to write, or - for standard output
    #[arg(default_value = "-")]
    file: PathBuf,
}

/// Import an export into an empty store
#[derive(Args)]
#[command(
    after_help = "Example: gloriette import --database postgres://localhost/gloriette everything.jsonl"
)]
pub(crate) struct Import {
    #[command(flatten)]
    database: Database,
    /// The file to read, or - for standard input
    #[arg(default_value = "-")]
    file: PathBuf,
}

impl Check {
    pub(crate) fn run(&self) -> Result<(), CliError> {
        let games = registry::hosted(&DataFolder::default(), "")?;
        let (count, failures) = block_on(async {
            let store = self.database.open().await?;
            Ok(archive::check(&store, &games).await?)
        })?;
        println!("{} of {count} games agree", count - failures.len() as u64);
        for (game, error) in &failures {
            println!("{game}: {error}");
        }
        match failures.first() {
            None => Ok(()),
            Some((game, error)) => Err(CliError::Disagreement(format!("{game}: {error}"))),
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
        let write_line = |line: &ArchiveLine| {
            serde_json::to_writer(&mut out, line)?;
            out.write_all(b"\n")
        };
        let counts = block_on(async {
            let store = self.database.open().await?;
            archive::export(&store, write_line).await.map_err(archive_error(&name))
        })?;
        out.flush().map_err(CliError::io(&name))?;
        eprintln!("{} people and {} games exported", counts.people, counts.games);
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
        let games = registry::hosted(&DataFolder::default(), "")?;
        let counts = block_on(async {
            let store = self.database.open_for_server().await?;
            archive::import(&store, &games, lines.lines()).await.map_err(archive_error(&name))
        })?;
        println!("{} people and {} games imported", counts.people, counts.games);
        Ok(())
    }
}

/// Adds the name of the file to an error of the archive.
fn archive_error(file: &str) -> impl FnOnce(ArchiveError) -> CliError {
    move |error| match error {
        ArchiveError::Store(error) => error.into(),
        ArchiveError::Io(error) => CliError::Io { place: file.to_string(), error },
        ArchiveError::Input(error) => error.inside(file).into(),
        ArchiveError::NotEmpty => InputError::new("--database", ArchiveError::NotEmpty).into(),
    }
}
