//! Rematches.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use table::GameId;
use utoipa::IntoParams;

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::request_body::QueryParams;
use crate::api::state::Api;
use crate::api::tables::{Opened, game_id};

/// How to open a rematch.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct RematchParams {
    /// Reserve your seat instead of sitting down, so that you can sit down with a nonce.
    #[serde(default)]
    reserve: bool,
}

/// Play again with the same people and options; everybody moves on by one seat. The first request
/// opens the table, later ones return it.
#[utoipa::path(post, path = "/api/games/{id}/rematch", tag = "tables", params(("id" = GameId, Path), RematchParams), responses(
    (status = OK, body = Opened), (status = "4XX", body = ApiError)))]
pub(crate) async fn rematch(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    QueryParams(RematchParams { reserve }): QueryParams<RematchParams>,
) -> Result<Json<Opened>, ApiError> {
    let limits = api.options.limits.table_limits();
    let id = api.tables.open_rematch(game_id(&id)?, person, reserve, limits).await?;
    Ok(Json(Opened { id }))
}
