//! Commands to a table, with times that the tests choose.

mod chat;
mod clocks;
mod host;
mod names;
mod repetition;
mod takeover;
mod test_table;
