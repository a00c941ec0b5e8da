//! Where one plays.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::body::Params;
use crate::api::error::ApiError;
use crate::api::person::Perhaps;
use crate::api::state::Api;
use crate::sitting::{Phase, Summary};
use crate::store::Finding;

/// Which page of finished games.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Page {
    /// How many finished games to pass over.
    #[serde(default)]
    skip: u32,
}

/// One's games.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct MyGames {
    /// Those in which one must decide.
    your_turn: Vec<Summary>,
    /// Other games under way.
    running: Vec<Summary>,
    /// Tables that wait for people.
    open: Vec<Summary>,
    /// Games that are over, the last first; fifty at a time.
    over: Vec<Summary>,
}

/// Your games: those that wait for you first.
#[utoipa::path(get, path = "/api/me/games", tag = "people", params(Page), responses(
    (status = OK, body = MyGames), (status = "4XX", body = ApiError)))]
pub(crate) async fn games(
    State(api): State<Api>,
    Perhaps(person): Perhaps,
    Params(page): Params<Page>,
) -> Result<Json<MyGames>, ApiError> {
    const PAGE: u32 = 50;
    let person = person.ok_or_else(ApiError::unknown_person)?.id;
    let store = api.tables.store();
    // Nobody has more unfinished games than the limit allows.
    let all = api.options.limits.games_each.min(1000) as u32;
    let running = store.find(Finding::Of(person, Phase::Running), 0, all).await?;
    let (your_turn, running) = running.into_iter().partition(|summary| summary.awaits(person));
    Ok(Json(MyGames {
        your_turn,
        running,
        open: store.find(Finding::Of(person, Phase::Open), 0, all).await?,
        over: store.find(Finding::Of(person, Phase::Over), page.skip, PAGE).await?,
    }))
}
