//! Records: of finished games on this server, and from files.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use table::{GameId, PersonId, PositionRequest, RecordedPosition, ReplayedRecord};

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::concurrency_limit::Permit;
use crate::api::request_body::{JsonBody, JsonText};
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
    let _permit = replay_permit(&api, person.id)?;
    let games = api.tables.games().clone();
    let replayed = tokio::task::spawn_blocking(move || games.replay(&record)).await;
    // The task can only have failed by a panic.
    Ok(Json(replayed.map_err(|_| ApiError::internal())??))
}

/// The position of a record without a result, as one seat sees it, with its legal decisions. The
/// server keeps nothing of it.
///
/// The answer has the same views as the frames of a game, so that a client can show and try out a
/// position that no table has, for example in a lesson.
#[utoipa::path(post, path = "/api/records/position", tag = "records", request_body = PositionRequest, responses(
    (status = OK, body = RecordedPosition),
    (status = BAD_REQUEST, body = ApiError, description = "it is not a record; the message says where"),
    (status = UNPROCESSABLE_ENTITY, body = ApiError, description = "the rules refuse an action; the code says why"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn position(
    State(api): State<Api>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    JsonBody(request): JsonBody<PositionRequest>,
) -> Result<Json<RecordedPosition>, ApiError> {
    let _permit = replay_permit(&api, person.id)?;
    let games = api.tables.games().clone();
    let position = tokio::task::spawn_blocking(move || games.position(&request)).await;
    // The task can only have failed by a panic.
    Ok(Json(position.map_err(|_| ApiError::internal())??))
}

/// Replaying takes a while, so a person may have one replay at a time.
pub(super) fn replay_permit(api: &Api, person: PersonId) -> Result<Permit, ApiError> {
    let too_fast = || ApiError::too_many("too_fast", "one record at a time, please");
    api.replays.acquire(person.to_string()).ok_or_else(too_fast)
}
