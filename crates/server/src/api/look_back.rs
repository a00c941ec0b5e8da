//! Looking back: how a game stood, and all that happened.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::body::Params;
use crate::api::error::ApiError;
use crate::api::person::Perhaps;
use crate::api::state::Api;
use crate::api::tables::game;
use crate::sitting::{Frame, Sight, Told};

/// How one looks back.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Looking {
    /// Whether everything lies face up: hands, bids, missions. For games that are over.
    #[serde(default)]
    reveal: bool,
}

impl From<Looking> for Sight {
    fn from(Looking { reveal }: Looking) -> Sight {
        if reveal { Sight::FaceUp } else { Sight::Then }
    }
}

/// How a game stood after an entry of its log, as you could see it then.
#[utoipa::path(get, path = "/api/games/{id}/at/{seq}", tag = "looking back",
    params(("id" = String, Path), ("seq" = u64, Path), Looking), responses(
    (status = OK, body = Frame), (status = "4XX", body = ApiError)))]
pub(crate) async fn look_back(
    State(api): State<Api>,
    Path((id, seq)): Path<(String, String)>,
    Perhaps(person): Perhaps,
    Params(looking): Params<Looking>,
) -> Result<Json<Frame>, ApiError> {
    let missing = || ApiError::new(StatusCode::NOT_FOUND, "no_such_entry", "the game has no such entry");
    let seq = seq.parse().map_err(|_| missing())?;
    let person = person.map(|person| person.id);
    let frame = api.tables.standing_at(game(&id)?, person, seq, looking.into()).await?;
    Ok(Json(frame.ok_or_else(missing)?))
}

/// All that happened in a game.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct GameLog {
    /// Every entry of the log, the first one first.
    entries: Vec<Told>,
}

/// All that happened in a game, as you could know it then.
#[utoipa::path(get, path = "/api/games/{id}/log", tag = "looking back",
    params(("id" = String, Path), Looking), responses(
    (status = OK, body = GameLog), (status = "4XX", body = ApiError)))]
pub(crate) async fn log(
    State(api): State<Api>,
    Path(id): Path<String>,
    Perhaps(person): Perhaps,
    Params(looking): Params<Looking>,
) -> Result<Json<GameLog>, ApiError> {
    let entries = api.tables.told(game(&id)?, person.map(|person| person.id), looking.into()).await?;
    Ok(Json(GameLog { entries }))
}
