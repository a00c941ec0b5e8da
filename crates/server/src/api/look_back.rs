//! Look-back: earlier states of a game, and its log.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use table::{EntryView, Frame, GameId, Visibility};
use utoipa::{IntoParams, ToSchema};

use crate::api::api_error::ApiError;
use crate::api::auth::OptionalPerson;
use crate::api::request_body::QueryParams;
use crate::api::state::Api;
use crate::api::tables::game_id;

/// What a look-back shows.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LookBackParams {
    /// Whether hands, bids and missions lie face up. Only for games that are over.
    #[serde(default)]
    reveal: bool,
}

impl From<LookBackParams> for Visibility {
    fn from(LookBackParams { reveal }: LookBackParams) -> Visibility {
        if reveal { Visibility::FaceUp } else { Visibility::AsSeen }
    }
}

/// The state of a game after an entry of its log, as you could see it then.
#[utoipa::path(get, path = "/api/games/{id}/at/{seq}", tag = "looking back",
    params(("id" = GameId, Path), ("seq" = u64, Path), LookBackParams),
    security((), ("cookie" = []), ("bearer" = [])), responses(
    (status = OK, body = Frame), (status = "4XX", body = ApiError)))]
pub(crate) async fn look_back(
    State(api): State<Api>,
    Path((id, seq)): Path<(String, String)>,
    OptionalPerson(person): OptionalPerson,
    QueryParams(params): QueryParams<LookBackParams>,
) -> Result<Json<Frame>, ApiError> {
    let missing = || ApiError::new(StatusCode::NOT_FOUND, "no_such_entry", "the game has no such entry");
    let seq = seq.parse().map_err(|_| missing())?;
    let person = person.map(|person| person.id);
    let frame = api.tables.frame_at(game_id(&id)?, person, seq, params.into()).await?;
    Ok(Json(frame.ok_or_else(missing)?))
}

/// The log of a game.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct GameLog {
    /// Every entry, in order.
    entries: Vec<EntryView>,
}

/// Everything that happened in a game, as far as you could know it then.
#[utoipa::path(get, path = "/api/games/{id}/log", tag = "looking back",
    params(("id" = GameId, Path), LookBackParams),
    security((), ("cookie" = []), ("bearer" = [])), responses(
    (status = OK, body = GameLog), (status = "4XX", body = ApiError)))]
pub(crate) async fn log(
    State(api): State<Api>,
    Path(id): Path<String>,
    OptionalPerson(person): OptionalPerson,
    QueryParams(params): QueryParams<LookBackParams>,
) -> Result<Json<GameLog>, ApiError> {
    let person = person.map(|person| person.id);
    let entries = api.tables.entry_views(game_id(&id)?, person, params.into()).await?;
    Ok(Json(GameLog { entries }))
}
