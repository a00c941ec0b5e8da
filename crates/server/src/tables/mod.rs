//! The tables in memory. Memory is a cache; the log in the store is the truth.

mod analysis;
mod analysis_worker;
mod boards;
mod bot_pool;
mod catch_up;
mod compact_log;
mod finish_on_drop;
mod frame_cache;
mod frame_stream;
mod heartbeat;
mod hints;
mod json_patch;
mod live_table;
mod lobby;
mod look_back;
mod open_table;
mod outage;
mod presence;
mod process_sync;
mod quick_game;
mod rematch;
mod rename;
mod repeat_deal;
mod share_card;
mod shutdown;
mod sse_event;
mod supervisor;
mod table_error;
#[expect(clippy::module_inception, reason = "the folder is about this type")]
mod tables;

pub use frame_stream::{FrameStream, Ready, StreamOptions};
pub use lobby::LobbyView;
pub use presence::PresenceView;
pub(crate) use shutdown::stopped;
pub use sse_event::SseEvent;
pub use table_error::TableError;
pub use tables::{Committed, Tables, TablesOptions};
