//! The data folder: boards and tiles that replace the built-in ones.

use std::cell::RefCell;
use std::fs;
use std::io;
use std::path::PathBuf;

use clap::Args;
use game::Game;

use crate::cli_error::CliError;

#[derive(Args, Clone, Default)]
pub(crate) struct DataFolder {
    /// A folder with your own boards and tiles, e.g. DIR/sanssouci/rewards.toml; missing files are
    /// built in
    #[arg(long = "data", env = "GLORIETTE_DATA", value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl DataFolder {
    /// Loads the data of a game from the folder; the built-in files replace missing ones.
    pub(crate) fn load<G: Game>(&self) -> Result<G::Data, CliError> {
        let Some(folder) = &self.folder else { return Ok(G::data(|_| None)?) };
        fs::read_dir(folder).map_err(CliError::io(folder.display()))?;
        let io_error = RefCell::new(None);
        let data = G::data(|name| match fs::read_to_string(folder.join(name)) {
            Ok(text) => Some(text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => {
                let place = folder.join(name).display().to_string();
                io_error.replace(Some(CliError::Io { place, error }));
                None
            }
        });
        match io_error.into_inner() {
            Some(error) => Err(error),
            None => Ok(data?),
        }
    }
}
