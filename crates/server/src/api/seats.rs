//! Seats: taking, leaving, starting, coming back.

use axum::Json;
use axum::extract::{Path, State};
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::body::{Body, RepeatKey};
use crate::api::error::ApiError;
use crate::api::person::Known;
use crate::api::state::Api;
use crate::api::tables::{enough, game};
use crate::sitting::{Command, CommandError};
use crate::tables::Answer;

/// What became of a request.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Done {
    /// The number of the entry that it made, or of the last one if there was nothing to do.
    seq: u64,
    /// Whether the same request had been carried out before.
    repeated: bool,
}

impl From<Answer> for Done {
    fn from(Answer { seq, repeated }: Answer) -> Done {
        Done { seq, repeated }
    }
}

/// Who is to sit there.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Sitter {
    /// `me`, or, for the host, a bot's level.
    #[schema(example = "me")]
    who: String,
}

fn seat(number: &str) -> Result<Seat, ApiError> {
    number.parse().ok().and_then(Seat::new).ok_or_else(|| CommandError::NoSuchSeat.into())
}

/// Sit down, or put a bot on a seat. The game begins when every seat is taken.
#[utoipa::path(put, path = "/api/games/{id}/seats/{seat}", tag = "seats", request_body = Sitter,
    params(("id" = String, Path), ("seat" = u8, Path)), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn take(
    State(api): State<Api>,
    Path((id, number)): Path<(String, String)>,
    Known(person): Known,
    Body(Sitter { who }): Body<Sitter>,
) -> Result<Json<Done>, ApiError> {
    let (game, seat) = (game(&id)?, seat(&number)?);
    let command = match who.as_str() {
        "me" => {
            enough(&api, &person.id).await?;
            Command::Sit { person, seat }
        }
        level => {
            let level =
                level.parse().map_err(|bad| ApiError::bad_request(game::InputError::new("who", bad)))?;
            Command::SeatBot { person: person.id, seat, level }
        }
    };
    Ok(Json(api.tables.command(game, command, None).await?.into()))
}

/// Get up again before the game begins; the host can free any seat.
#[utoipa::path(delete, path = "/api/games/{id}/seats/{seat}", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn free(
    State(api): State<Api>,
    Path((id, number)): Path<(String, String)>,
    Known(person): Known,
) -> Result<Json<Done>, ApiError> {
    let command = Command::Free { person: person.id, seat: seat(&number)? };
    Ok(Json(api.tables.command(game(&id)?, command, None).await?.into()))
}

/// Begin at once; bots take the seats that are free. Only the host can.
#[utoipa::path(post, path = "/api/games/{id}/start", tag = "seats", params(("id" = String, Path)), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn start(
    State(api): State<Api>,
    Path(id): Path<String>,
    Known(person): Known,
    RepeatKey(key): RepeatKey,
) -> Result<Json<Done>, ApiError> {
    Ok(Json(api.tables.command(game(&id)?, Command::Start { person: person.id }, key).await?.into()))
}

/// Leave: before the game the seat is free again; during the game a bot plays on.
#[utoipa::path(post, path = "/api/games/{id}/leave", tag = "seats", params(("id" = String, Path)), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn leave(
    State(api): State<Api>,
    Path(id): Path<String>,
    Known(person): Known,
    RepeatKey(key): RepeatKey,
) -> Result<Json<Done>, ApiError> {
    Ok(Json(api.tables.command(game(&id)?, Command::Leave { person: person.id }, key).await?.into()))
}

/// Take your seat again from the bot that played on for you.
#[utoipa::path(post, path = "/api/games/{id}/return", tag = "seats", params(("id" = String, Path)), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn come_back(
    State(api): State<Api>,
    Path(id): Path<String>,
    Known(person): Known,
    RepeatKey(key): RepeatKey,
) -> Result<Json<Done>, ApiError> {
    Ok(Json(api.tables.command(game(&id)?, Command::Return { person: person.id }, key).await?.into()))
}
