//! The games of the person who sends the request.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use table::{Phase, Summary};
use utoipa::{IntoParams, ToSchema};

use crate::api::api_error::ApiError;
use crate::api::auth::OptionalPerson;
use crate::api::request_body::QueryParams;
use crate::api::state::Api;
use crate::limits::{FINISHED_GAMES_PER_PAGE, LISTED_UNFINISHED_GAMES};
use crate::store::GameFilter;

/// The page of finished games.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Page {
    /// How many finished games to skip.
    #[serde(default)]
    #[param(format = "uint32", maximum = 4294967295u64)]
    skip: u32,
}

/// Your games.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct MyGames {
    /// Games in which you must decide.
    your_turn: Vec<Summary>,
    /// Other running games.
    running: Vec<Summary>,
    /// Open tables.
    open: Vec<Summary>,
    /// Finished games, the newest first; one page of fifty.
    over: Vec<Summary>,
}

/// Your games; the ones that wait for you come first.
#[utoipa::path(get, path = "/api/me/games", tag = "people", params(Page), responses(
    (status = OK, body = MyGames), (status = "4XX", body = ApiError)))]
pub(crate) async fn games(
    State(api): State<Api>,
    OptionalPerson(person): OptionalPerson,
    QueryParams(page): QueryParams<Page>,
) -> Result<Json<MyGames>, ApiError> {
    let person = person.ok_or_else(ApiError::unknown_person)?.id;
    let store = api.tables.store();
    let unfinished = |phase| store.find(GameFilter::OfPerson(person, phase), 0, LISTED_UNFINISHED_GAMES);
    let running = unfinished(Phase::Running).await?;
    let (your_turn, running) = running.into_iter().partition(|summary| summary.awaits(person));
    let over = GameFilter::OfPerson(person, Phase::Over);
    Ok(Json(MyGames {
        your_turn,
        running,
        open: unfinished(Phase::Open).await?,
        over: store.find(over, page.skip, FINISHED_GAMES_PER_PAGE).await?,
    }))
}
