//! Playing the deal of a finished game again.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use table::GameId;
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::request_body::JsonBody;
use crate::api::state::Api;
use crate::api::tables::{Opened, game_id};

/// The players of a deal that is played again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct RepeatDeal {
    /// One word per seat of the finished game, as in `POST /api/games`: `me`, `reserved`, `open`,
    /// or the level of a bot.
    #[serde(default)]
    #[schema(example = json!(["me", "gardener"]))]
    seats: Option<Vec<String>>,
    /// The sequence number of a decision in the finished game's log. The new game begins with the
    /// decisions before it. The default is to begin with the deal.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    from: Option<u64>,
}

/// Open a table with the deal of a finished game. The table is not listed, its view names the
/// finished game in `repeats`, and it does not count in statistics: the players may know the cards.
/// With `from`, the earlier decisions of the finished game are made already when the game starts,
/// and nobody can undo them.
#[utoipa::path(post, path = "/api/games/{id}/repeat", tag = "tables", params(("id" = GameId, Path)),
    request_body = RepeatDeal, responses(
    (status = CREATED, body = Opened),
    (status = CONFLICT, body = ApiError, description = "the game is not over"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn repeat(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    JsonBody(RepeatDeal { seats, from }): JsonBody<RepeatDeal>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    let limits = api.options.limits.table_limits();
    let id = api.tables.open_repeated_deal(game_id(&id)?, &person, seats, from, limits).await?;
    Ok((StatusCode::CREATED, Json(Opened { id })))
}
