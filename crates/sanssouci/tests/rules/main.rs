//! Integration tests of the rules.
//!
//! They are one binary, because every further binary would compile and link the same code again.
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod boards;
mod common;
mod data_files;
mod events;
mod garden;
mod hidden_information;
mod invalid_input;
mod position;
mod previews;
mod properties;
mod refusals;
mod repeated_pairs;
mod text_forms;
mod undo;
mod view;
