//! The results of the person who sends the request.

use axum::Json;
use axum::extract::State;
use table::{Phase, Statistics};

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::state::Api;
use crate::limits::GAMES_IN_STATISTICS;
use crate::store::GameFilter;

/// How many games are read at once.
const BATCH: u32 = 500;

/// Your results by game and options: games, wins, mean and best total. Games on your own device,
/// marked as `offline`, are counted apart.
#[utoipa::path(get, path = "/api/me/statistics", tag = "people", responses(
    (status = OK, body = Statistics), (status = "4XX", body = ApiError)))]
pub(crate) async fn statistics(
    State(api): State<Api>,
    AuthenticatedPerson(person): AuthenticatedPerson,
) -> Result<Json<Statistics>, ApiError> {
    let mut statistics = Statistics::default();
    for skip in (0..GAMES_IN_STATISTICS).step_by(BATCH as usize) {
        let finished = GameFilter::OfPerson(person.id, Phase::Over);
        let games = api.tables.store().find(finished, skip, BATCH).await?;
        games.iter().for_each(|summary| statistics.count(summary, person.id));
        if games.len() < BATCH as usize {
            break;
        }
    }
    let local = api.tables.store().local_results(person.id).await?;
    local.iter().for_each(|result| statistics.count_local(result));
    Ok(Json(statistics))
}
