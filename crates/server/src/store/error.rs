//! What can go wrong with a store.

use game::InputError;

/// What can go wrong with a store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database does not do what it is asked.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// It cannot be brought to the present form.
    #[error("upgrading the database: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// What it keeps cannot be read.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(#[from] InputError),
    /// The write was given up; whether it took place is not known.
    #[error("the database did not answer")]
    Lost,
}
