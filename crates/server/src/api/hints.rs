//! Hints: what a bot would do in one's place.

use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::error::ApiError;
use crate::api::person::Known;
use crate::api::state::Api;
use crate::api::tables::game;
use crate::games::Choice;

/// What a bot would do in one's place.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Hint {
    /// How far the game had come; a decision that follows the hint names it as `after`.
    seq: u64,
    /// What it would do, and then alternatives, the better first: two, where it thought of so many.
    choices: Vec<Choice>,
}

/// What a bot would do in your place, by what you can see; where the table allows hints and it is yours to decide. Asked
/// again at the same number, it is the same.
#[utoipa::path(get, path = "/api/games/{id}/hint", tag = "play", params(("id" = String, Path)), responses(
    (status = OK, body = Hint), (status = FORBIDDEN, body = ApiError, description = "there are no hints at this table"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn hint(
    State(api): State<Api>,
    Path(id): Path<String>,
    Known(person): Known,
) -> Result<Json<Hint>, ApiError> {
    let game = game(&id)?;
    let too_fast = || ApiError::too_many("too_fast", "one hint after the other");
    let _one_at_a_time = api.hinting.take(person.id.to_string()).ok_or_else(too_fast)?;
    if !api.hints.allow(&person.id.to_string()) {
        return Err(too_fast());
    }
    let (seq, choices) = api.tables.hint(game, person.id).await?;
    Ok(Json(Hint { seq, choices }))
}
