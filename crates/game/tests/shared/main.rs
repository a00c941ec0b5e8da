//! Integration tests of everything that all games share, with a tiny game.
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod chance;
mod countdown;
mod info;
mod input;
mod perft;
mod play;
mod record;
mod seats;
