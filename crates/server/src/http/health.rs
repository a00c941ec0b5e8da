//! The health check.

use axum::extract::State;

use crate::api::{Api, ApiError};

/// Whether the server answers and the store accepts writes.
pub(crate) async fn health(State(api): State<Api>) -> Result<&'static str, ApiError> {
    api.tables.store().check_health().await?;
    Ok("ok\n")
}
