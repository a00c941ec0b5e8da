//! Records of games that are over.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::api::error::Problem;
use crate::api::state::Api;
use crate::api::tables::game;

/// The record of a game that is over, whole: what was dealt and what was done.
#[utoipa::path(get, path = "/api/games/{id}/record", tag = "records", params(("id" = String, Path)), responses(
    (status = OK, body = Object), (status = CONFLICT, body = Problem, description = "the game is not over"),
    (status = "4XX", body = Problem)))]
pub(crate) async fn record(State(api): State<Api>, Path(id): Path<String>) -> Result<Response, Problem> {
    let id = game(&id)?;
    let record = api.hall.record(id).await?;
    let file = format!("attachment; filename=\"gloriette-{id}.json\"");
    let kind = [(header::CONTENT_TYPE, "application/json".to_string()), (header::CONTENT_DISPOSITION, file)];
    Ok((kind, record).into_response())
}
