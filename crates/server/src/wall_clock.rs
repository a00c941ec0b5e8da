//! The wall clock of this machine. Games use [`ServerClock`](crate::server_clock::ServerClock).

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::Timestamp;

/// The time now.
pub(crate) fn now() -> Timestamp {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    Timestamp(since_1970.as_millis() as i64)
}
