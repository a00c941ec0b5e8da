//! The way in: connections, limits, headers, health, figures.

pub(crate) mod headers;
pub(crate) mod limits;
pub(crate) mod operators;
pub(crate) mod people_cache;
mod serve;

pub use serve::serve;
