//! The colours of the seats.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use table::{Command, GameId, SeatColour};
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::done::Done;
use crate::api::request_body::JsonBody;
use crate::api::seats::seat_number;
use crate::api::state::Api;
use crate::api::tables::game_id;

/// The new colour of a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct NewColour {
    /// The colour. Nobody else may have chosen it.
    colour: SeatColour,
}

/// Choose the colour of your seat before the game. The host also chooses for seats without a
/// person.
#[utoipa::path(put, path = "/api/games/{id}/seats/{seat}/colour", tag = "seats", request_body = NewColour,
    params(("id" = GameId, Path), ("seat" = u8, Path)), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn choose_colour(
    State(api): State<Api>,
    Path((id, number)): Path<(String, String)>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    JsonBody(NewColour { colour }): JsonBody<NewColour>,
) -> Result<Json<Done>, ApiError> {
    let (game, seat) = (game_id(&id)?, seat_number(&number)?);
    let command = Command::ChooseColour { person: person.id, seat, colour };
    Ok(Json(api.tables.submit(game, command, None).await?.into()))
}
