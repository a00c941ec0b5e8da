//! A client of the HTTP API for tests and the load generator.
//!
//! A [`Client`] is one person with one connection for requests. It opens further connections for
//! live streams. Responses and events keep their bytes, so that tests can compare them.
//!
//! ```no_run
//! use client::{Client, ClientError};
//! use serde_json::json;
//!
//! # async fn watch_first_game() -> Result<(), ClientError> {
//! let mut anna = Client::hello("127.0.0.1:1747".parse().expect("an address")).await?;
//! anna.put("/api/me", &json!({"name": "Anna"})).await?;
//! let lobby = anna.get("/api/games").await?.json()?;
//! if let Some(game) = lobby["running"][0]["id"].as_str() {
//!     let mut events = anna.watch(&format!("/api/games/{game}/events"), None).await?;
//!     println!("{}", events.next().await?.data);
//! }
//! # Ok(())
//! # }
//! ```

mod client;
mod connection;
mod error;
mod events;
mod patched_frames;
mod response;

pub use client::Client;
pub use error::ClientError;
pub use events::{Event, Events};
pub use patched_frames::PatchedFrames;
pub use response::Response;
