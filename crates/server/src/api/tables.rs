//! Tables: listing, opening, reading and closing them.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Serialize;
use table::{Command, CommandError, Frame, GameId, NewTable};
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::{AuthenticatedPerson, OptionalPerson};
use crate::api::request_body::JsonBody;
use crate::api::state::Api;
use crate::tables::LobbyView;

/// A table that was opened.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Opened {
    /// The id of its game.
    pub(crate) id: GameId,
}

/// The id in a path. A text that is not an id belongs to no game.
pub(crate) fn game_id(id: &str) -> Result<GameId, ApiError> {
    id.parse().map_err(|_| CommandError::NoSuchGame.into())
}

/// The listed tables: open ones and running games.
#[utoipa::path(get, path = "/api/games", tag = "tables", security(()),
    responses((status = OK, body = LobbyView)))]
pub(crate) async fn lobby(State(api): State<Api>) -> Result<Json<LobbyView>, ApiError> {
    Ok(Json(api.tables.lobby().await?))
}

/// Open a table.
#[utoipa::path(post, path = "/api/games", tag = "tables", request_body = NewTable, responses(
    (status = CREATED, body = Opened), (status = "4XX", body = ApiError)))]
pub(crate) async fn open(
    State(api): State<Api>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    JsonBody(new_table): JsonBody<NewTable>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    let id = api.tables.open_table(person, &new_table, api.options.limits.table_limits()).await?;
    Ok((StatusCode::CREATED, Json(Opened { id })))
}

/// The present state of a game, as you may see it.
#[utoipa::path(get, path = "/api/games/{id}", tag = "tables", params(("id" = GameId, Path)),
    security((), ("cookie" = []), ("bearer" = [])), responses(
    (status = OK, body = Frame), (status = "4XX", body = ApiError)))]
pub(crate) async fn look(
    State(api): State<Api>,
    Path(id): Path<String>,
    OptionalPerson(person): OptionalPerson,
) -> Result<Json<Frame>, ApiError> {
    let frame = api.tables.current_frame(game_id(&id)?, person.map(|person| person.id)).await?;
    Ok(Json(frame))
}

/// Close an open table. Only its host may do this.
#[utoipa::path(delete, path = "/api/games/{id}", tag = "tables", params(("id" = GameId, Path)), responses(
    (status = NO_CONTENT), (status = "4XX", body = ApiError)))]
pub(crate) async fn close(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
) -> Result<StatusCode, ApiError> {
    api.tables.submit(game_id(&id)?, Command::Close { person: person.id }, None).await?;
    Ok(StatusCode::NO_CONTENT)
}
