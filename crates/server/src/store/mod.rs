//! Where everything is kept: SQLite, or PostgreSQL for several processes. One set of SQL serves both.

mod analyses;
mod append;
mod connect;
mod error;
mod games;
mod line;
mod migrations;
mod news;
mod people;
mod snapshot;
mod write;
mod writer;

pub use analyses::Wanted;
pub use append::{Append, Listing};
pub use connect::Store;
pub use error::StoreError;
pub use games::Finding;
pub use line::Line;
pub use news::News;
pub use snapshot::Snapshot;
pub use write::{Write, Written};
