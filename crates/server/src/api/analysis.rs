//! Analyses of games that are over.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use crate::api::error::ApiError;
use crate::api::person::Known;
use crate::api::state::Api;
use crate::api::tables::game;
use crate::sitting::{Analysis, Progress};

/// What our best bot would have done at every decision of a game that is over, as far as it is known.
#[utoipa::path(get, path = "/api/games/{id}/analysis", tag = "looking back", params(("id" = String, Path)), responses(
    (status = OK, body = Analysis), (status = CONFLICT, body = ApiError, description = "the game is not over"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn analysis(
    State(api): State<Api>,
    Path(id): Path<String>,
) -> Result<Json<Analysis>, ApiError> {
    Ok(Json(api.tables.analysis(game(&id)?).await?))
}

/// Ask for it: it is made when bots and people want nothing, decision by decision. Asking again changes nothing.
#[utoipa::path(post, path = "/api/games/{id}/analysis", tag = "looking back", params(("id" = String, Path)), responses(
    (status = OK, body = Analysis, description = "it is finished"),
    (status = ACCEPTED, body = Analysis, description = "it is being made"),
    (status = CONFLICT, body = ApiError, description = "the game is not over"), (status = "4XX", body = ApiError)))]
pub(crate) async fn analyse(
    State(api): State<Api>,
    Path(id): Path<String>,
    Known(person): Known,
) -> Result<(StatusCode, Json<Analysis>), ApiError> {
    if !api.analyses.allow(&person.id.to_string()) {
        return Err(ApiError::too_many("too_fast", "one game after the other"));
    }
    let analysis = api.tables.analyse(game(&id)?).await?;
    let status = if analysis.state == Progress::Done { StatusCode::OK } else { StatusCode::ACCEPTED };
    Ok((status, Json(analysis)))
}
