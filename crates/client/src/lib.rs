//! A client of the server's API, for tests and for load: one person, one connection for requests, and live streams.
//!
//! It looks at answers as they are on the wire, so that tests can compare bytes.
//!
//! ```no_run
//! use client::{Client, ClientError};
//! use serde_json::json;
//!
//! # async fn play() -> Result<(), ClientError> {
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

mod answer;
mod connection;
mod error;
mod person;
mod stream;

pub use answer::Answer;
pub use error::ClientError;
pub use person::Client;
pub use stream::{Event, Events};
