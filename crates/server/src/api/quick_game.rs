//! Quick games: playing with anybody who wants the same game.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use table::Terms;
use utoipa::{IntoParams, ToSchema};

use crate::api::api_error::ApiError;
use crate::api::auth::AuthenticatedPerson;
use crate::api::request_body::{JsonBody, QueryParams};
use crate::api::state::Api;
use crate::api::tables::Opened;

/// The game that you want to play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct QuickGame {
    /// The terms. You meet people who want exactly the same; the table is always listed.
    terms: Terms,
}

/// How to join a quick game.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct QuickGameParams {
    /// Reserve your seat instead of sitting down, so that you can sit down with a nonce.
    #[serde(default)]
    reserve: bool,
}

/// Play with anybody who wants the same game. You get a seat at the listed table with these terms
/// whose host has waited longest, or a new table if nobody waits. While you wait, the answer is
/// your own table. Tables whose host is not connected do not count.
#[utoipa::path(post, path = "/api/quick", tag = "tables", request_body = QuickGame, params(QuickGameParams), responses(
    (status = OK, body = Opened), (status = "4XX", body = ApiError)))]
pub(crate) async fn quick_game(
    State(api): State<Api>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    QueryParams(QuickGameParams { reserve }): QueryParams<QuickGameParams>,
    JsonBody(QuickGame { terms }): JsonBody<QuickGame>,
) -> Result<Json<Opened>, ApiError> {
    let limits = api.options.limits.table_limits();
    let id = api.tables.quick_game(person, terms, reserve, limits).await?;
    Ok(Json(Opened { id }))
}
