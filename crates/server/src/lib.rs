//! The table on the network: people, seats, clocks, the store, live streams.
//!
//! A game is a log of entries. [`sitting`] says what a log comes to, and does no I/O; [`store`] keeps logs; [`hall`] has
//! the games that are being played in memory, and is the only one that appends to a log: an entry is committed before
//! anybody hears of it. [`api`] is what the world sees.

pub mod api;
pub mod archive;
mod commitment;
pub mod games;
pub mod hall;
mod http;
pub mod id;
pub mod key;
mod options;
mod random;
pub mod sitting;
pub mod store;
mod text;
pub mod time;
mod words;

pub use commitment::commitment;
pub use http::serve;
pub use options::{Limits, Options};
