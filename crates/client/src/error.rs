//! What can go wrong on the way.

/// What can go wrong on the way.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// The protocol.
    #[error("{0}")]
    Http(#[from] hyper::Error),
    /// A request that cannot be written.
    #[error("{0}")]
    Request(#[from] hyper::http::Error),
    /// An answer that is not JSON.
    #[error("not JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// The stream is over.
    #[error("the stream is over")]
    Over,
}
