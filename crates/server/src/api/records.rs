//! Records: of finished games on this server, and from files.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use table::{GameId, ReplayedRecord};

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::request_body::JsonText;
use crate::api::state::Api;
use crate::api::tables::game_id;

/// The record of a finished game: its deal and all decisions.
#[utoipa::path(get, path = "/api/games/{id}/record", tag = "records", params(("id" = GameId, Path)),
    security(()), responses(
    (status = OK, body = Object), (status = CONFLICT, body = ApiError, description = "the game is not over"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn record(State(api): State<Api>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let id = game_id(&id)?;
    let record = api.tables.record(id).await?;
    let file = format!("attachment; filename=\"gloriette-{id}.json\"");
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_string()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, record).into_response())
}

/// Check a record by the rules and replay it step by step. The server keeps nothing of it.
#[utoipa::path(post, path = "/api/records/replay", tag = "records", request_body = Object, responses(
    (status = OK, body = ReplayedRecord),
    (status = BAD_REQUEST, body = ApiError, description = "it is not a record or breaks the rules; the message says where"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn replay(
    State(api): State<Api>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    JsonText(record): JsonText,
) -> Result<Json<ReplayedRecord>, ApiError> {
    let too_fast = || ApiError::too_many("too_fast", "one record at a time, please");
    let _permit = api.replays.acquire(person.id.to_string()).ok_or_else(too_fast)?;
    let games = api.tables.games().clone();
    let replayed = tokio::task::spawn_blocking(move || games.replay(&record)).await;
    // The task can only have failed by a panic.
    Ok(Json(replayed.map_err(|_| ApiError::internal())??))
}
