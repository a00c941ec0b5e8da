//! The health check.

use axum::extract::State;

use crate::api::{Api, ApiError};

/// Whether server and store answer.
pub(crate) async fn health(State(api): State<Api>) -> Result<&'static str, ApiError> {
    api.tables.store().ping().await?;
    Ok("ok\n")
}
