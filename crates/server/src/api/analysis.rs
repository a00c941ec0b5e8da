//! Analyses of games that are over.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use crate::api::error::Problem;
use crate::api::person::Known;
use crate::api::state::Api;
use crate::api::tables::game;
use crate::sitting::{Analysis, Progress};

/// What our best bot would have done at every decision of a game that is over, as far as it is known.
#[utoipa::path(get, path = "/api/games/{id}/analysis", tag = "looking back", params(("id" = String, Path)), responses(
    (status = OK, body = Analysis), (status = CONFLICT, body = Problem, description = "the game is not over"),
    (status = "4XX", body = Problem)))]
pub(crate) async fn analysis(
    State(api): State<Api>,
    Path(id): Path<String>,
) -> Result<Json<Analysis>, Problem> {
    Ok(Json(api.hall.analysis(game(&id)?).await?))
}

/// Ask for it: it is made when bots and people want nothing, decision by decision. Asking again changes nothing.
#[utoipa::path(post, path = "/api/games/{id}/analysis", tag = "looking back", params(("id" = String, Path)), responses(
    (status = OK, body = Analysis, description = "it is finished"),
    (status = ACCEPTED, body = Analysis, description = "it is being made"),
    (status = CONFLICT, body = Problem, description = "the game is not over"), (status = "4XX", body = Problem)))]
pub(crate) async fn analyse(
    State(api): State<Api>,
    Path(id): Path<String>,
    Known(person): Known,
) -> Result<(StatusCode, Json<Analysis>), Problem> {
    if !api.analyses.allow(&person.id.to_string()) {
        return Err(Problem::too_many("too_fast", "one game after the other"));
    }
    let analysis = api.hall.analyse(game(&id)?).await?;
    let status = if analysis.state == Progress::Done { StatusCode::OK } else { StatusCode::ACCEPTED };
    Ok((status, Json(analysis)))
}
