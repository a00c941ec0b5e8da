//! Analyses of finished games.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use table::{Analysis, GameId, Progress};

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::state::Api;
use crate::api::tables::game_id;

/// What the strongest bot would have decided at every decision of a finished game, as far as the
/// analysis has come.
#[utoipa::path(get, path = "/api/games/{id}/analysis", tag = "looking back", params(("id" = GameId, Path)),
    security(()), responses(
    (status = OK, body = Analysis), (status = CONFLICT, body = ApiError, description = "the game is not over"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn analysis(
    State(api): State<Api>,
    Path(id): Path<String>,
) -> Result<Json<Analysis>, ApiError> {
    Ok(Json(api.tables.analysis(game_id(&id)?).await?))
}

/// Request the analysis. It runs in the background while no bot thinks. Requesting it again changes
/// nothing.
#[utoipa::path(post, path = "/api/games/{id}/analysis", tag = "looking back", params(("id" = GameId, Path)), responses(
    (status = OK, body = Analysis, description = "it is complete"),
    (status = ACCEPTED, body = Analysis, description = "it is running"),
    (status = CONFLICT, body = ApiError, description = "the game is not over"), (status = "4XX", body = ApiError)))]
pub(crate) async fn analyse(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
) -> Result<(StatusCode, Json<Analysis>), ApiError> {
    if !api.analysis_limit.allow(&person.id) {
        return Err(ApiError::too_many("too_fast", "too many analyses; wait a little"));
    }
    let analysis = api.tables.request_analysis(game_id(&id)?).await?;
    let status = if analysis.state == Progress::Done { StatusCode::OK } else { StatusCode::ACCEPTED };
    Ok((status, Json(analysis)))
}
