//! Connections: the accept loop, limits per client, foreign requests, response headers, metrics.

mod client_limit;
mod foreign_requests;
mod headers;
mod health;
mod metrics;
mod request_bodies;
mod serve;
mod stalled_writes;

pub use serve::serve;
