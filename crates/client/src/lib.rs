//! A client of the server's API, for tests and for load: one person, one connection for requests, and live streams.
//!
//! It looks at answers as they are on the wire, so that tests can compare bytes.

mod answer;
mod connection;
mod error;
mod person;
mod stream;

pub use answer::Answer;
pub use error::ClientError;
pub use person::Client;
pub use stream::{Event, Events};
