//! Rematches.

use axum::Json;
use axum::extract::{Path, State};
use table::GameId;

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::state::Api;
use crate::api::tables::{Opened, game_id};

/// Play again with the same people and options; everybody moves on by one seat. The first request
/// opens the table, later ones return it.
#[utoipa::path(post, path = "/api/games/{id}/rematch", tag = "tables", params(("id" = GameId, Path)), responses(
    (status = OK, body = Opened), (status = "4XX", body = ApiError)))]
pub(crate) async fn rematch(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
) -> Result<Json<Opened>, ApiError> {
    let limits = api.options.limits.table_limits();
    let id = api.tables.open_rematch(game_id(&id)?, person, limits).await?;
    Ok(Json(Opened { id }))
}
