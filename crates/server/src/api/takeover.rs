//! Leaving a game, returning to it and resigning.

use axum::Json;
use axum::extract::{Path, State};
use table::{Command, GameId};

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::done::Done;
use crate::api::request_body::IdempotencyKey;
use crate::api::state::Api;
use crate::api::tables::game_id;

/// Leave. Before the game your seat becomes free; during the game a bot takes over.
#[utoipa::path(post, path = "/api/games/{id}/leave", tag = "seats", params(("id" = GameId, Path), IdempotencyKey), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn leave(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    IdempotencyKey(key): IdempotencyKey,
) -> Result<Json<Done>, ApiError> {
    Ok(Json(api.tables.submit(game_id(&id)?, Command::Leave { person: person.id }, key).await?.into()))
}

/// Take your seat back from the bot that has taken over. If your time ran out, the bot finishes
/// its turn first; until then the answer is `bot_finishes_turn`.
#[utoipa::path(post, path = "/api/games/{id}/return", tag = "seats", params(("id" = GameId, Path), IdempotencyKey), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn come_back(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    IdempotencyKey(key): IdempotencyKey,
) -> Result<Json<Done>, ApiError> {
    Ok(Json(api.tables.submit(game_id(&id)?, Command::Return { person: person.id }, key).await?.into()))
}

/// Resign a running game. A bot plays it to the end, you cannot return, and you have lost. If every
/// person has resigned, the bots finish quickly.
#[utoipa::path(post, path = "/api/games/{id}/resign", tag = "seats", params(("id" = GameId, Path), IdempotencyKey), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn resign(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    IdempotencyKey(key): IdempotencyKey,
) -> Result<Json<Done>, ApiError> {
    Ok(Json(api.tables.submit(game_id(&id)?, Command::Resign { person: person.id }, key).await?.into()))
}
