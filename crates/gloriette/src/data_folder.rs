//! The boards and tiles that deals are drawn from: our own, or those of a folder.

use std::cell::RefCell;
use std::fs;
use std::io;
use std::path::PathBuf;

use clap::Args;
use game::Game;

use crate::cli_error::CliError;

#[derive(Args, Clone, Default)]
pub(crate) struct DataFolder {
    /// A folder with boards and tiles of your own, e.g. DIR/sanssouci/rewards.toml; what it lacks is built in
    #[arg(long = "data", env = "GLORIETTE_DATA", value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl DataFolder {
    pub(crate) fn load<G: Game>(&self) -> Result<G::Data, CliError> {
        let Some(folder) = &self.folder else { return Ok(G::data(|_| None)?) };
        fs::read_dir(folder).map_err(CliError::io(folder.display()))?;
        let unreadable = RefCell::new(None);
        let data = G::data(|name| match fs::read_to_string(folder.join(name)) {
            Ok(text) => Some(text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => {
                unreadable
                    .replace(Some(CliError::Io { place: folder.join(name).display().to_string(), error }));
                None
            }
        });
        match unreadable.into_inner() {
            Some(failure) => Err(failure),
            None => Ok(data?),
        }
    }
}
