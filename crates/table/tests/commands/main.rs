//! Integration tests of a table: commands in, log entries and frames out.
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod analysis;
mod boards;
mod chat;
mod clocks;
mod closing;
mod colours;
mod common;
mod countdown;
mod decisions;
mod due;
mod first_player;
mod frames;
mod games;
mod hints;
mod host;
mod local_game;
mod log;
mod look_back;
mod names;
mod opening;
mod record;
mod recorded_position;
mod rematch;
mod repeat_deal;
mod repetition;
mod resign;
mod seats;
mod start;
mod statistics;
mod summary;
mod takeover;
mod test_table;
mod undo;
