//! The way in: connections, headers, health, figures.

mod headers;
mod operators;
mod serve;

pub use serve::serve;
