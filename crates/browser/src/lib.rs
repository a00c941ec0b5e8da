//! The engine of the page: tables and bots in the browser, compiled to WebAssembly.
//!
//! An [`Engine`] is one function from JSON to JSON, [`Engine::call`]. It holds tables as the server
//! does, and gives the same answers: frames, look-back, hints, analyses and records all come from
//! the `table` crate. `web/src/local/` is the page's side.
//!
//! The engine reads no clock and draws no random numbers. Requests contain the time and random
//! bytes; for bots that think for a time, the caller passes in a clock.
//!
//! A request names what to do and with what. The answer is `{"ok": ...}` or `{"error": ...}`, with
//! the status and the code that the server's API has for the same error:
//!
//! ```
//! let mut engine = browser::Engine::new(|| 0.0)?;
//! let random = "00".repeat(32);
//! let answer = engine.call(&format!(
//!     r#"{{"do": "open", "with": {{
//!         "id": "00000000000000000000000000000001",
//!         "person": {{"id": "00000000000000000000000000000002", "name": "Anna"}},
//!         "table": {{"terms": {{"game": "versailles", "options": {{"players": 2}}}},
//!                    "seats": ["me", "gardener"]}},
//!         "now": 1000, "random": "{random}"
//!     }}}}"#
//! ));
//! assert!(answer.starts_with(r#"{"ok":"#), "{answer}");
//! # Ok::<(), game::InputError>(())
//! ```
//!
//! The texts are in the linear memory of the WebAssembly instance; see `abi.rs`.

#[cfg(target_arch = "wasm32")]
mod abi;
mod answer;
mod engine;
mod local_table;
mod person_command;
mod requests;
mod table_file;
mod thinking;

pub use engine::Engine;
