//! Talk at the table.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::body::{Body, RepeatKey};
use crate::api::error::ApiError;
use crate::api::person::Known;
use crate::api::seats::Done;
use crate::api::state::Api;
use crate::api::tables::game;
use crate::sitting::Command;
use crate::text;

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Talk {
    /// At most 300 characters.
    text: String,
}

/// Whether there may be talk.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Mute {
    /// Whether the talk is stopped.
    muted: bool,
}

/// Say something to everybody at the table and to who watches.
#[utoipa::path(post, path = "/api/games/{id}/talk", tag = "talk", request_body = Talk,
    params(("id" = String, Path)), responses((status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn say(
    State(api): State<Api>,
    Path(id): Path<String>,
    Known(person): Known,
    RepeatKey(key): RepeatKey,
    Body(Talk { text }): Body<Talk>,
) -> Result<Json<Done>, ApiError> {
    if !api.talk.allow(&person.id.to_string()) {
        return Err(ApiError::too_many("too_fast", "slow down a little"));
    }
    let command = Command::Say { person, text: text::talk(&text)? };
    Ok(Json(api.tables.command(game(&id)?, command, key).await?.into()))
}

/// Stop the talk, or allow it again; only the host can.
#[utoipa::path(put, path = "/api/games/{id}/talk", tag = "talk", request_body = Mute,
    params(("id" = String, Path)), responses((status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn mute(
    State(api): State<Api>,
    Path(id): Path<String>,
    Known(person): Known,
    Body(Mute { muted }): Body<Mute>,
) -> Result<Json<Done>, ApiError> {
    let command = Command::Mute { person: person.id, muted };
    Ok(Json(api.tables.command(game(&id)?, command, None).await?.into()))
}
