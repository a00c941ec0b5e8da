//! Chat at a table.

use axum::Json;
use axum::extract::{Path, State};
use game::InputError;
use serde::Deserialize;
use table::{Command, GameId, PersonId, chat_line};
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::done::Done;
use crate::api::request_body::{IdempotencyKey, JsonBody};
use crate::api::state::Api;
use crate::api::tables::game_id;

/// A chat line.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ChatLine {
    /// At most 300 characters.
    #[schema(max_length = 300)]
    text: String,
}

/// Whether the chat or a person is muted.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Mute {
    /// For the chat: whether only the host may write. For a person: whether they may not.
    muted: bool,
}

/// Write a chat line, which players and spectators see. The terms may forbid it to spectators.
#[utoipa::path(post, path = "/api/games/{id}/talk", tag = "chat", request_body = ChatLine,
    params(("id" = GameId, Path), IdempotencyKey), responses((status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn say(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    IdempotencyKey(key): IdempotencyKey,
    JsonBody(ChatLine { text }): JsonBody<ChatLine>,
) -> Result<Json<Done>, ApiError> {
    if !api.chat_limit.allow(&person.id) {
        return Err(ApiError::too_fast());
    }
    let command = Command::Chat { person, text: chat_line(&text)? };
    Ok(Json(api.tables.submit(game_id(&id)?, command, key).await?.into()))
}

/// Mute or unmute the chat. Only the host may do this.
#[utoipa::path(put, path = "/api/games/{id}/talk", tag = "chat", request_body = Mute,
    params(("id" = GameId, Path)), responses((status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn mute(
    State(api): State<Api>,
    Path(id): Path<String>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    JsonBody(Mute { muted }): JsonBody<Mute>,
) -> Result<Json<Done>, ApiError> {
    let command = Command::Mute { person: person.id, muted };
    Ok(Json(api.tables.submit(game_id(&id)?, command, None).await?.into()))
}

/// Mute or unmute one person, a player or a spectator. Only the host may do this.
#[utoipa::path(put, path = "/api/games/{id}/talk/{person}", tag = "chat", request_body = Mute,
    params(("id" = GameId, Path), ("person" = PersonId, Path)), responses(
    (status = OK, body = Done), (status = "4XX", body = ApiError)))]
pub(crate) async fn mute_person(
    State(api): State<Api>,
    Path((id, target)): Path<(String, String)>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    JsonBody(Mute { muted }): JsonBody<Mute>,
) -> Result<Json<Done>, ApiError> {
    let target: PersonId = target.parse().map_err(|error| InputError::new("person", error))?;
    let command = Command::MutePerson { person: person.id, target, muted };
    Ok(Json(api.tables.submit(game_id(&id)?, command, None).await?.into()))
}
