//! Deterministic simulation: the real tables, supervisors, claims, heartbeats, writers and process
//! sync of several processes, on simulated time, with a simulated network and database that fail.
//!
//! Everything in a run follows from its seed: the players, the latency of each message, crashes,
//! pauses, partitions, and which task goes on next. After a run, `checks` compares what people saw
//! and were told with the log. A seed that fails can be repeated.
//!
//! ```
//! let outcome = simulation::run(7, simulation::Options::default());
//! assert_eq!(outcome.violations, Vec::<String>::new());
//! ```
//!
//! Simulated are the machine (`server::machine`) and the database (`server::store::Database`); SQL
//! and HTTP are not part of it. `rows` says what each statement does, and a test compares it with
//! SQLite and PostgreSQL.

mod checks;
mod cluster;
mod config;
mod connection;
mod executor;
mod faults;
mod journal;
mod people;
mod plant;
mod rng;
mod rows;
mod run;
pub mod sealed;
mod trace;

pub use config::Options;
pub use plant::Plant;
pub use rows::{Caller, Rows};
pub use run::{Outcome, run, run_pair};
pub use trace::Trace;
