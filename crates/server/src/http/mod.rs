//! Connections: the accept loop, foreign requests, response headers, health and metrics.

mod foreign_requests;
mod headers;
mod health;
mod metrics;
mod serve;

pub use serve::serve;
