//! The argument `--database`.

use std::path::Path;

use clap::Args;
use server::store::Store;

use crate::cli_error::CliError;

#[derive(Args, Clone)]
pub(crate) struct Database {
    /// The database: a file (SQLite) or postgres://user:password@host/name
    #[arg(long, env = "GLORIETTE_DATABASE", default_value = "gloriette.db", hide_env_values = true)]
    pub(crate) database: String,
}

impl Database {
    /// Opens an existing store and applies outstanding migrations. A server may be using it.
    pub(crate) async fn open(&self) -> Result<Store, CliError> {
        // A misspelt name must not create a new file.
        Ok(Store::open(&self.url().replace("?mode=rwc", "?mode=rw")).await?)
    }

    /// Opens or creates a store for a server, or for an import, which no server may disturb.
    pub(crate) async fn open_for_server(&self) -> Result<Store, CliError> {
        Ok(Store::open_for_server(&self.url()).await?)
    }

    fn url(&self) -> String {
        let is_url =
            ["postgres:", "postgresql:", "sqlite:"].iter().any(|scheme| self.database.starts_with(scheme));
        if is_url { self.database.clone() } else { Store::sqlite(Path::new(&self.database)) }
    }
}
