//! What becomes of a request.

use crate::sitting::CommandError;
use crate::store::StoreError;

/// What became of a request that was carried out.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Answer {
    /// The number of the entry that it made, or of the last one if there was nothing to do.
    pub seq: u64,
    /// Whether it had been carried out before: the same request came again.
    pub repeated: bool,
}

/// Why a request was not carried out.
#[derive(Debug, thiserror::Error)]
pub(crate) enum TableError {
    /// It may not be.
    #[error("{0}")]
    CommandError(#[from] CommandError),
    /// The store does not do what it is asked. The request may be made again.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// Others were first, again and again.
    #[error("too many at once; try again")]
    Crowded,
    /// The server stops.
    #[error("the server is going down; try again")]
    Stopping,
}
