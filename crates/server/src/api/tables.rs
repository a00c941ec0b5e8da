//! Tables: the lobby, opening one, looking at one.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::body::Body;
use crate::api::error::ApiError;
use crate::api::person::{Known, Perhaps};
use crate::api::state::Api;
use crate::id::GameId;
use crate::sitting::{Command, CommandError, Frame, Opening};
use crate::tables::LobbyView;

/// A game's name.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Opened {
    /// Who has it may look at the game.
    #[schema(value_type = String)]
    pub(crate) id: GameId,
}

/// The game that a path names. What cannot be a name is no game.
pub(crate) fn game(id: &str) -> Result<GameId, ApiError> {
    id.parse().map_err(|_| CommandError::NoSuchGame.into())
}

/// The listed tables: open ones and running games.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = OK, body = LobbyView)))]
pub(crate) async fn lobby(State(api): State<Api>) -> Result<Json<LobbyView>, ApiError> {
    Ok(Json(api.tables.lobby().await?))
}

/// Open a table.
#[utoipa::path(post, path = "/api/games", tag = "tables", request_body = Opening, responses(
    (status = CREATED, body = Opened), (status = "4XX", body = ApiError)))]
pub(crate) async fn open(
    State(api): State<Api>,
    Known(person): Known,
    Body(opening): Body<Opening>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    enough(&api, &person.id).await?;
    let id = api.tables.open_table(person, &opening).await?;
    Ok((StatusCode::CREATED, Json(Opened { id })))
}

/// Nobody has more unfinished games than the host allows.
pub(crate) async fn enough(api: &Api, person: &crate::id::PersonId) -> Result<(), ApiError> {
    let most = api.options.limits.games_each;
    if api.tables.store().unfinished(*person).await? < most {
        return Ok(());
    }
    Err(ApiError::too_many(
        "too_many_games",
        format_args!("you have {most} unfinished games; finish some first"),
    ))
}

/// How a game stands, as you may see it.
#[utoipa::path(get, path = "/api/games/{id}", tag = "tables", params(("id" = String, Path)), responses(
    (status = OK, body = Frame), (status = "4XX", body = ApiError)))]
pub(crate) async fn look(
    State(api): State<Api>,
    Path(id): Path<String>,
    Perhaps(person): Perhaps,
) -> Result<Json<Frame>, ApiError> {
    let frame = api.tables.standing(game(&id)?, person.map(|person| person.id)).await?;
    Ok(Json(frame))
}

/// Take an open table away; only its host can.
#[utoipa::path(delete, path = "/api/games/{id}", tag = "tables", params(("id" = String, Path)), responses(
    (status = NO_CONTENT), (status = "4XX", body = ApiError)))]
pub(crate) async fn close(
    State(api): State<Api>,
    Path(id): Path<String>,
    Known(person): Known,
) -> Result<StatusCode, ApiError> {
    api.tables.command(game(&id)?, Command::Close { person: person.id }, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Play again: the same people and options, everybody one seat on. Whoever asks first opens the table; the others are
/// led to it.
#[utoipa::path(post, path = "/api/games/{id}/rematch", tag = "tables", params(("id" = String, Path)), responses(
    (status = OK, body = Opened), (status = "4XX", body = ApiError)))]
pub(crate) async fn rematch(
    State(api): State<Api>,
    Path(id): Path<String>,
    Known(person): Known,
) -> Result<Json<Opened>, ApiError> {
    enough(&api, &person.id).await?;
    let id = api.tables.rematch(game(&id)?, person).await?;
    Ok(Json(Opened { id }))
}
