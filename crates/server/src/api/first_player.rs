//! The choice of the first player.

use axum::Json;
use axum::extract::{Path, State};
use game::{InputError, Seat};
use serde::Deserialize;
use table::{Command, First, GameId};
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::done::Done;
use crate::api::request_body::JsonBody;
use crate::api::state::Api;
use crate::api::tables::game_id;

/// The choice of the first player: either `first` or `seat`.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct NewFirst {
    /// The new value of the terms. Only the host may send it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    first: Option<First>,
    /// The seat of the person whom the rulebook lets begin, if the terms say `rulebook`. Everybody
    /// at the table may send it.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    seat: Option<Seat>,
}

/// Decide who begins, before the game.
#[utoipa::path(put, path = "/api/games/{id}/first", tag = "seats", request_body = NewFirst,
    params(("id" = GameId, Path)), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn choose_first(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    JsonBody(NewFirst { first, seat }): JsonBody<NewFirst>,
) -> Result<Json<Done>, ApiError> {
    let command = match (first, seat) {
        (Some(first), None) => Command::ChooseFirst { person: person.id, first },
        (None, Some(seat)) => Command::NameFirst { person: person.id, seat },
        _ => return Err(InputError::new("first", "send either `first` or `seat`").into()),
    };
    Ok(Json(api.tables.submit(game_id(&id)?, command, None).await?.into()))
}
