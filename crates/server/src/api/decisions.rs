//! Decisions and undo.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::Value;
use table::{Command, GameId};
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::done::Done;
use crate::api::request_body::{IdempotencyKey, JsonBody};
use crate::api::sequence_number::sequence_number;
use crate::api::state::Api;
use crate::api::tables::game_id;

/// A decision.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Decision {
    /// One of the view's `legal`.
    #[schema(value_type = Object, example = json!({"do": "play", "at": "d4"}))]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    action: Value,
    /// The sequence number of the last frame that you have seen.
    after: u64,
}

/// The decision to take back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Undo {
    /// The sequence number of the last frame that you have seen.
    after: u64,
}

/// Decide. The decision is on disk before you get the answer. With an `idempotency-key` you may
/// send the same request again.
#[utoipa::path(post, path = "/api/games/{id}/decisions", tag = "play", request_body = Decision,
    params(("id" = GameId, Path), IdempotencyKey), responses(
    (status = OK, body = Done), (status = CONFLICT, body = ApiError, description = "the game has moved on"),
    (status = UNPROCESSABLE_ENTITY, body = ApiError, description = "the rules do not allow it"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn decide(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    IdempotencyKey(key): IdempotencyKey,
    JsonBody(Decision { action, after }): JsonBody<Decision>,
) -> Result<Json<Done>, ApiError> {
    let command = Command::Act { person: person.id, action, after: sequence_number(after)? };
    let committed = api.tables.submit(game_id(&id)?, command, key).await?;
    metrics::counter!("gloriette_decisions").increment(1);
    Ok(Json(committed.into()))
}

/// Take your last decision back, as far as the rules allow.
#[utoipa::path(post, path = "/api/games/{id}/undo", tag = "play", request_body = Undo,
    params(("id" = GameId, Path), IdempotencyKey), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn undo(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    IdempotencyKey(key): IdempotencyKey,
    JsonBody(Undo { after }): JsonBody<Undo>,
) -> Result<Json<Done>, ApiError> {
    let command = Command::Undo { person: person.id, after: sequence_number(after)? };
    Ok(Json(api.tables.submit(game_id(&id)?, command, key).await?.into()))
}
