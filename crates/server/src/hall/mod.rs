//! The games that are being played or watched, in memory. Memory is a cache; the log is the truth.

mod analyst;
mod answer;
mod event;
#[expect(clippy::module_inception, reason = "the folder is about it")]
mod hall;
mod keeper;
mod listener;
mod live;
mod lobby;
mod recent;
mod stopping;
mod stream;
mod thinkers;

pub(crate) use answer::{Answer, Trouble};
pub(crate) use event::Event;
pub use hall::{Hall, HallOptions};
pub use lobby::LobbyView;
pub(crate) use stopping::stopped;
