//! Points in time, as the log stores them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Milliseconds since 1970. Clocks must survive a restart, so this is wall-clock time.
#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize, ToSchema,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The timestamp this many milliseconds later.
    #[must_use]
    pub fn after(self, milliseconds: i64) -> Timestamp {
        Timestamp(self.0.saturating_add(milliseconds))
    }

    /// The milliseconds since an earlier timestamp; 0 if that lies in the future.
    pub fn since(self, earlier: Timestamp) -> i64 {
        self.0.saturating_sub(earlier.0).max(0)
    }
}
