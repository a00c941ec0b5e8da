//! Bugs that a run can have on purpose, to see that the checks find them.

/// A planted bug, in the database or in the network between it and the processes.
#[derive(Copy, Clone, Eq, PartialEq, Debug, clap::ValueEnum)]
pub enum Plant {
    /// The database answers before a transaction is on disk.
    AnsweredBeforeCommit,
    /// The database accepts a sequence number or an idempotency key twice.
    NoUniqueness,
    /// The database lets a process claim what another one has claimed.
    ClaimsIgnored,
    /// Other processes hear of entries before these are committed.
    NewsBeforeCommit,
    /// Processes read logs without idempotency keys, as if they forgot them in a crash.
    KeysForgotten,
    /// A crash of the database loses what it committed in the last second.
    LostTail,
    /// A crash of the database leaves half of a transaction.
    TornTransaction,
    /// Logs are read from a replica that is behind.
    StaleReads,
    /// A viewer receives the frames of another seat.
    WrongViewer,
    /// Frames of a connection arrive in another order.
    FramesReordered,
}
