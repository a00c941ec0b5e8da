//! A response of the server.

use hyper::body::Bytes;
use hyper::http::{HeaderMap, StatusCode};
use serde_json::Value;

use crate::error::ClientError;

/// A response of the server with its body as bytes.
#[derive(Clone, Debug)]
pub struct Response {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

impl Response {
    /// The body as JSON.
    pub fn json(&self) -> Result<Value, ClientError> {
        Ok(serde_json::from_slice(&self.body)?)
    }

    /// The code of an API error; empty if the body has none.
    pub fn code(&self) -> String {
        let code = self.json().ok().and_then(|json| json["code"].as_str().map(str::to_string));
        code.unwrap_or_default()
    }

    /// A header as text; empty if it is missing.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }
}
