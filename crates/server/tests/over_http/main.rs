//! The real server over HTTP: one binary for all of it, because each would be linked with both games again.

mod analysis;
mod bad_input;
mod foreign_records;
mod hints;
mod house;
mod leak;
mod look_back;
mod moving_house;
mod openapi;
mod races;
mod statistics;
mod table_life;
mod whole_games;
