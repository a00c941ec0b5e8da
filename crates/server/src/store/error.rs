//! Errors of the store.

use game::InputError;

/// An error of the store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// A migration failed.
    #[error("upgrading the database: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A SQLite file cannot be used.
    #[error("{file}: {problem}")]
    File {
        /// The name of the file.
        file: String,
        /// What is wrong with it.
        problem: String,
    },
    /// The database accepts no writes.
    #[error("the database accepts no writes")]
    NoWrites,
    /// A stored value cannot be read.
    #[error("the database contains an unreadable value: {0}")]
    Unreadable(#[from] InputError),
    /// A simulated database has no tables for this.
    #[error("the simulated database knows no SQL")]
    NoSql,
    /// The writer stopped; nobody knows whether the write happened.
    #[error("the database did not answer")]
    WriterStopped,
}
