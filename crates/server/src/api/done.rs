//! The answer to a command.

use serde::Serialize;
use utoipa::ToSchema;

use crate::tables::Committed;

/// The answer to a command that was carried out.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Done {
    /// The sequence number of the command's entry, or of the last entry if it wrote none.
    seq: u64,
    /// Whether an earlier request with the same idempotency key had been carried out.
    repeated: bool,
}

impl From<Committed> for Done {
    fn from(Committed { seq, repeated, .. }: Committed) -> Done {
        Done { seq, repeated }
    }
}
