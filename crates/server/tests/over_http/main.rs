//! Integration tests of the server over HTTP.
//!
//! They are one binary, because every further binary would link both games and the server again.

mod analysis;
mod archive;
mod bad_input;
mod base_path;
mod boards;
mod chat;
mod claims;
mod concurrency;
mod connections;
mod device_links;
mod fair_deals;
mod foreign_requests;
mod headers;
mod hidden_information;
mod hints;
mod hosting;
mod keys;

mod limits;
mod lobby;
mod local_games;
mod local_tables;
mod look_back;
mod openapi;
mod presence;
mod process_sync;
mod quick_game;
mod record_replay;
mod recorded_position;
mod rematch;
mod rename;
mod request_bodies;
mod resign;
mod restart;
mod seats;
mod sharing;
mod statistics;
mod streams;
mod takeover;
mod test_server;
mod undo;
mod version_0_1_0;
mod whole_games;
