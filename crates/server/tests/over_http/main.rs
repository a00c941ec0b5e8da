//! Integration tests of the server over HTTP.
//!
//! They are one binary, because every further binary would link both games and the server again.

mod analysis;
mod archive;
mod bad_input;
mod concurrency;
mod hidden_information;
mod hints;
mod look_back;
mod openapi;
mod record_replay;
mod statistics;
mod table_life;
mod test_server;
mod whole_games;
