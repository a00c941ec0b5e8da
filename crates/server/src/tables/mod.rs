//! The games that are being played or watched, in memory. Memory is a cache; the log is the truth.

mod analysis_worker;
mod bot_pool;
mod event;
mod listener;
mod live_table;
mod lobby;
mod recent;
mod stopping;
mod stream;
mod supervisor;
mod table_error;
#[expect(clippy::module_inception, reason = "the folder is about it")]
mod tables;

pub(crate) use event::Event;
pub use lobby::LobbyView;
pub(crate) use stopping::stopped;
pub(crate) use table_error::{Answer, TableError};
pub use tables::{Tables, TablesOptions};
