//! How one's games went.

use axum::Json;
use axum::extract::State;

use crate::api::error::ApiError;
use crate::api::person::Known;
use crate::api::state::Api;
use crate::sitting::{Phase, Statistics};
use crate::store::Finding;

/// How many games are read at once.
const PAGE: u32 = 500;
/// How many games are counted, the last ones.
const MOST: u32 = 10_000;

/// How your games went: by game and options, how many, how many won, the mean and the most points.
#[utoipa::path(get, path = "/api/me/statistics", tag = "people", responses(
    (status = OK, body = Statistics), (status = "4XX", body = ApiError)))]
pub(crate) async fn statistics(
    State(api): State<Api>,
    Known(person): Known,
) -> Result<Json<Statistics>, ApiError> {
    let mut statistics = Statistics::default();
    for skip in (0..MOST).step_by(PAGE as usize) {
        let games = api.tables.store().find(Finding::Of(person.id, Phase::Over), skip, PAGE).await?;
        games.iter().for_each(|summary| statistics.count(summary, person.id));
        if games.len() < PAGE as usize {
            break;
        }
    }
    Ok(Json(statistics))
}
