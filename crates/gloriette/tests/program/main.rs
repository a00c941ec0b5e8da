//! Tests of the `gloriette` program: one file per topic.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod architecture;
mod arena;
mod bad_input;
mod common;
mod crash;
mod database_file;
mod fair_deals;
mod full_disk;
mod lessons;
mod operators_guide;
mod outages;
mod own_data;
mod perft;
mod process;
mod records;
mod rules_audit;
