//! Errors of the client.

/// An error of the client.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection failed.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// The server violated HTTP, or the connection ended during a response.
    #[error("{0}")]
    Http(#[from] hyper::Error),
    /// The request has an invalid method, path or header.
    #[error("{0}")]
    Request(#[from] hyper::http::Error),
    /// The body of a response is not JSON.
    #[error("not JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// A patch does not fit the frame before.
    #[error("an invalid patch: {0}")]
    Patch(String),
    /// The server ended the stream.
    #[error("the stream is over")]
    Over,
}
