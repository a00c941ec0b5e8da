//! Integration tests of the rules.
//!
//! They are one binary, because every further binary would compile and link the same code again.
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod areas;
mod common;
mod data_file;
mod events;
mod hidden_information;
mod invalid_input;
mod previews;
mod properties;
mod refusals;
mod rulebook;
mod small_types;
mod tiles;
mod view;
