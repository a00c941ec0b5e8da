//! The store: SQLite, or PostgreSQL for several processes. One set of SQL serves both.

mod analyses;
mod append;
mod archive_line;
mod board_sets;
mod claims;
mod connect;
mod database;
mod error;
mod games;
mod health;
mod heartbeat;
mod held_claims;
mod hosting;
mod kept_connection;
mod keys;
mod local_games;
mod migrations;
mod notifications;
mod people;
mod renames;
mod snapshot;
mod sqlite_file;
mod write;
mod writer;

pub use analyses::AnalysisRequest;
pub use append::{Append, Listing};
pub use archive_line::ArchiveLine;
pub use board_sets::StoredBoardSet;
pub use claims::{CLAIM_MILLISECONDS, Claimed, PRECEDENCE_MILLISECONDS, RENEW_MILLISECONDS, Work};
pub use connect::Store;
pub use database::{Answer, Database};
pub use error::StoreError;
pub use games::GameFilter;
pub use heartbeat::Heartbeat;
pub use hosting::{ReachedLimit, TableCounts, TableLimits};
pub use keys::{Device, NewKey, Revocation, StoredKey, day};
pub use local_games::StoredLocalGame;
pub use notifications::{AppendedEntry, Notification, Notifications, Payload};
pub use people::KeyOwner;
pub use renames::PendingRename;
pub use snapshot::Snapshot;
pub use write::{Write, Written};

pub use crate::server_clock::{Outage, StoredClock};
