//! Hints.

use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;
use table::{GameId, HintChoice};
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::state::Api;
use crate::api::tables::game_id;

/// A hint: what the strongest bot would decide for you.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Hint {
    /// The sequence number of the last entry. A decision that follows the hint names it as `after`.
    seq: u64,
    /// The best choice, then up to two alternatives.
    choices: Vec<HintChoice>,
}

/// Get a hint, if the table allows hints and you must decide. It uses only what you can see. The
/// same question always has the same answer.
#[utoipa::path(get, path = "/api/games/{id}/hint", tag = "play", params(("id" = GameId, Path)), responses(
    (status = OK, body = Hint), (status = FORBIDDEN, body = ApiError, description = "the table does not allow hints"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn hint(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
) -> Result<Json<Hint>, ApiError> {
    let game = game_id(&id)?;
    let too_fast = || ApiError::too_many("too_fast", "one hint at a time, please");
    let _permit = api.hints.acquire(person.id.to_string()).ok_or_else(too_fast)?;
    if !api.hint_limit.allow(&person.id) {
        return Err(too_fast());
    }
    let (seq, choices) = api.tables.compute_hint(game, person.id).await?;
    Ok(Json(Hint { seq, choices }))
}
