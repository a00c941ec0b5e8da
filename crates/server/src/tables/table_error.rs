//! Why the server could not do something with a table.

use game::InputError;
use table::CommandError;

use crate::store::{ReachedLimit, StoreError};

/// Why the server could not do something with a table.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The table refuses it.
    #[error("{0}")]
    Command(#[from] CommandError),
    /// A person has too many tables.
    #[error("{0}")]
    LimitReached(ReachedLimit),
    /// The store failed. The client may try again.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// Other processes wrote to the table first, again and again.
    #[error("too many requests at once; try again")]
    Contended,
    /// The server shuts down.
    #[error("the server is shutting down; try again")]
    Stopping,
}

impl TableError {
    /// Whether trying again does not help.
    pub(crate) fn is_permanent(&self) -> bool {
        matches!(self, TableError::Command(_) | TableError::Store(StoreError::Unreadable(_)))
    }
}

/// A stored log that cannot be replayed is the store's fault.
impl From<InputError> for TableError {
    fn from(error: InputError) -> TableError {
        TableError::Store(error.into())
    }
}
