//! Finished games that people have played on their own devices.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use table::{GameId, LocalGame};
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::records::replay_permit;
use crate::api::request_body::JsonBody;
use crate::api::state::Api;
use crate::limits::LOCAL_GAMES_PER_PERSON;
use crate::store::{StoredLocalGame, Write, Written};
use crate::wall_clock::now;

/// A game on your own device that counts in your results.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct CountedGame {
    /// The id of the game, as its record says.
    id: GameId,
    /// Whether the game has counted before, so that nothing has changed.
    repeated: bool,
}

/// Count a finished game against bots, which you have played on your own device, in your results.
///
/// The server replays the record and draws the deal again. The results mark such games as
/// `offline`. A game counts once, and for one person. A person may have two thousand such games.
#[utoipa::path(post, path = "/api/me/local-games", tag = "people", request_body = LocalGame, responses(
    (status = CREATED, body = CountedGame),
    (status = OK, body = CountedGame, description = "the game counts already"),
    (status = BAD_REQUEST, body = ApiError, description = "it is not such a game; the message says where"),
    (status = CONFLICT, body = ApiError, description = "the game counts for another person, or it was played on the server"),
    (status = "4XX", body = ApiError)))]
pub(crate) async fn count(
    State(api): State<Api>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    JsonBody(local): JsonBody<LocalGame>,
) -> Result<(StatusCode, Json<CountedGame>), ApiError> {
    let checked = {
        let _permit = replay_permit(&api, person.id)?;
        let games = api.tables.games().clone();
        tokio::task::spawn_blocking(move || local.check(&games)).await
    };
    // The task can only have failed by a panic.
    let (id, result) = checked.map_err(|_| ApiError::internal())??;
    let store = api.tables.store();
    if store.has_game(id).await? {
        let message = "this game was played on the server, where it counts already";
        return Err(ApiError::new(StatusCode::CONFLICT, "game_of_server", message));
    }
    let stored = StoredLocalGame { id, person: person.id, counted: now(), result };
    if store.write(Write::LocalGame(stored)).await? == Written::Done {
        return Ok((StatusCode::CREATED, Json(CountedGame { id, repeated: false })));
    }
    match store.local_game_owner(id).await? {
        Some(owner) if owner == person.id => Ok((StatusCode::OK, Json(CountedGame { id, repeated: true }))),
        Some(_) => {
            let message = "this game counts for another person";
            Err(ApiError::new(StatusCode::CONFLICT, "counts_for_another", message))
        }
        None => {
            let message = format!("{LOCAL_GAMES_PER_PERSON} games on your own device count already");
            Err(ApiError::too_many("too_many_local_games", message))
        }
    }
}
