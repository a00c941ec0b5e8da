//! Records: of games that are over here, and from elsewhere.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::api::body::JsonText;
use crate::api::error::ApiError;
use crate::api::person::Known;
use crate::api::state::Api;
use crate::api::tables::game;
use crate::games::Recorded;

/// The record of a game that is over, whole: what was dealt and what was done.
#[utoipa::path(get, path = "/api/games/{id}/record", tag = "records", params(("id" = String, Path)), responses(
    (status = OK, body = Object), (status = CONFLICT, body = ApiError, description = "the game is not over"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn record(State(api): State<Api>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let id = game(&id)?;
    let record = api.tables.record(id).await?;
    let file = format!("attachment; filename=\"gloriette-{id}.json\"");
    let kind = [(header::CONTENT_TYPE, "application/json".to_string()), (header::CONTENT_DISPOSITION, file)];
    Ok((kind, record).into_response())
}

/// A record from anywhere, checked by the rules and played again step by step. Nothing of it is kept.
#[utoipa::path(post, path = "/api/records/replay", tag = "records", request_body = Object, responses(
    (status = OK, body = Recorded),
    (status = BAD_REQUEST, body = ApiError, description = "it is no record, or not by the rules; the message says where"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn replay(
    State(api): State<Api>,
    Known(person): Known,
    JsonText(record): JsonText,
) -> Result<Json<Recorded>, ApiError> {
    let too_fast = || ApiError::too_many("too_fast", "one record after the other");
    let _one_at_a_time = api.replaying.take(person.id.to_string()).ok_or_else(too_fast)?;
    let games = api.tables.games().clone();
    let replayed = tokio::task::spawn_blocking(move || games.replay(&record)).await;
    // It can only have panicked.
    let ours =
        |_| ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "our_fault", "something went wrong on our side");
    Ok(Json(replayed.map_err(ours)??))
}
