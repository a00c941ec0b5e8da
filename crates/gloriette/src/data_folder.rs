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
    /// The name of your own boards and tiles, which players see [default: the page says that they
    /// are this server's]
    #[arg(long = "data-name", env = "GLORIETTE_DATA_NAME", value_name = "NAME", default_value = "",
        hide_default_value = true, value_parser = parse_name)]
    name: String,
}

fn parse_name(text: &str) -> Result<String, String> {
    if text.is_empty() {
        return Ok(String::new());
    }
    table::board_set_name(text).map_err(|error| error.what().to_string())
}

impl DataFolder {
    /// The name of the boards; empty if they have none.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

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
