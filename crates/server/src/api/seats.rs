//! Seats before the game, and its start.

use axum::Json;
use axum::extract::{Path, State};
use game::{InputError, Seat};
use serde::Deserialize;
use table::{Command, CommandError, GameId, Nonce};
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::done::Done;
use crate::api::request_body::{IdempotencyKey, JsonBody};
use crate::api::state::Api;
use crate::api::tables::game_id;

/// The new occupant of a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct NewOccupant {
    /// `me`, or, if you are the host, the level of a bot.
    #[schema(example = "me")]
    who: String,
    /// Your part of the deal: 16 to 32 random bytes as hexadecimal digits. Only with `me`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    nonce: Option<Nonce>,
}

pub(crate) fn seat_number(number: &str) -> Result<Seat, ApiError> {
    number.parse().ok().and_then(Seat::new).ok_or_else(|| CommandError::NoSuchSeat.into())
}

/// Take a seat, or put a bot on it. The game begins when every seat is taken,
/// at a table with a countdown five seconds later.
#[utoipa::path(put, path = "/api/games/{id}/seats/{seat}", tag = "seats", request_body = NewOccupant,
    params(("id" = GameId, Path), ("seat" = u8, Path)), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn take(
    State(api): State<Api>,
    Path((id, number)): Path<(String, String)>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    JsonBody(NewOccupant { who, nonce }): JsonBody<NewOccupant>,
) -> Result<Json<Done>, ApiError> {
    let (game, seat) = (game_id(&id)?, seat_number(&number)?);
    let command = match who.as_str() {
        "me" => {
            // A table that the person hosts or is invited to counts already.
            let limits = api.options.limits.table_limits();
            api.tables.check_limits(person.id, Some(game), false, limits).await?;
            Command::Sit { person, seat, nonce }
        }
        _ if nonce.is_some() => {
            return Err(InputError::new("nonce", "only a person who sits down sends a nonce").into());
        }
        level => {
            let level = level.parse().map_err(|error| InputError::new("who", error))?;
            Command::SeatBot { person: person.id, seat, level }
        }
    };
    Ok(Json(api.tables.submit(game, command, None).await?.into()))
}

/// Give up your seat before the game begins. The host may free any seat.
#[utoipa::path(delete, path = "/api/games/{id}/seats/{seat}", tag = "seats",
    params(("id" = GameId, Path), ("seat" = u8, Path)), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn free(
    State(api): State<Api>,
    Path((id, number)): Path<(String, String)>,
    AuthenticatedPerson(person): AuthenticatedPerson,
) -> Result<Json<Done>, ApiError> {
    let command = Command::Free { person: person.id, seat: seat_number(&number)? };
    Ok(Json(api.tables.submit(game_id(&id)?, command, None).await?.into()))
}

/// Start the game at once; bots take the free seats. Only the host may do this.
#[utoipa::path(post, path = "/api/games/{id}/start", tag = "seats", params(("id" = GameId, Path), IdempotencyKey), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn start(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    IdempotencyKey(key): IdempotencyKey,
) -> Result<Json<Done>, ApiError> {
    Ok(Json(api.tables.submit(game_id(&id)?, Command::Start { person: person.id }, key).await?.into()))
}

/// Stop the countdown of a full table; the game begins when you start it. Only the host may do
/// this.
#[utoipa::path(post, path = "/api/games/{id}/wait", tag = "seats", params(("id" = GameId, Path), IdempotencyKey), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn wait(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    IdempotencyKey(key): IdempotencyKey,
) -> Result<Json<Done>, ApiError> {
    Ok(Json(api.tables.submit(game_id(&id)?, Command::Wait { person: person.id }, key).await?.into()))
}
