//! Connections: the accept loop, response headers, health and metrics.

mod headers;
mod health;
mod metrics;
mod serve;

pub use serve::serve;
