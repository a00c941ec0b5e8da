//! Decisions, and taking them back.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::api::body::{Body, RepeatKey};
use crate::api::error::ApiError;
use crate::api::person::Known;
use crate::api::seats::Done;
use crate::api::state::Api;
use crate::api::tables::game;
use crate::sitting::Command;

/// A decision.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Decision {
    /// One of those that the view lists as `legal`.
    #[schema(value_type = Object, example = json!({"do": "play", "at": "d4"}))]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    action: Value,
    /// The number of the last frame that you have seen.
    after: u64,
}

/// Which decision is taken back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct TakeBack {
    /// The number of the last frame that you have seen.
    after: u64,
}

/// Decide. With an `idempotency-key` the same request can be sent again without harm. When it is answered, it is on the
/// disk.
#[utoipa::path(post, path = "/api/games/{id}/decisions", tag = "play", request_body = Decision,
    params(("id" = String, Path), ("idempotency-key" = Option<String>, Header)), responses(
    (status = OK, body = Done), (status = CONFLICT, body = ApiError, description = "the game has moved on"),
    (status = UNPROCESSABLE_ENTITY, body = ApiError, description = "the rules do not allow it"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn decide(
    State(api): State<Api>,
    Path(id): Path<String>,
    Known(person): Known,
    RepeatKey(key): RepeatKey,
    Body(Decision { action, after }): Body<Decision>,
) -> Result<Json<Done>, ApiError> {
    let command = Command::Act { person: person.id, action, after };
    let answer = api.tables.command(game(&id)?, command, key).await?;
    metrics::counter!("gloriette_decisions").increment(1);
    Ok(Json(answer.into()))
}

/// Take your last decision back, as long as the rules allow it.
#[utoipa::path(post, path = "/api/games/{id}/undo", tag = "play", request_body = TakeBack,
    params(("id" = String, Path), ("idempotency-key" = Option<String>, Header)), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn undo(
    State(api): State<Api>,
    Path(id): Path<String>,
    Known(person): Known,
    RepeatKey(key): RepeatKey,
    Body(TakeBack { after }): Body<TakeBack>,
) -> Result<Json<Done>, ApiError> {
    let command = Command::Undo { person: person.id, after };
    Ok(Json(api.tables.command(game(&id)?, command, key).await?.into()))
}
