//! The description of the API, made from the code.

use axum::Router;
use utoipa::OpenApi;

use crate::api::state::Api;

/// The API of Gloriette, a table for formal-garden board games.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Gloriette",
        description = "Say hello (`POST /api/me`), open a table (`POST /api/games`), watch it (`GET /api/games/{id}/events`), decide (`POST /api/games/{id}/decisions`). Whoever has a game's id may look at it; hidden things are shown only to whom the rules show them.",
        license(name = "MIT OR Apache-2.0")
    ),
    servers((url = ".."))
)]
struct Head;

pub(super) fn head() -> utoipa::openapi::OpenApi {
    Head::openapi()
}

/// All routes, and their description.
pub(crate) fn described_routes() -> (Router<Api>, String) {
    let (routes, description) = super::routes().split_for_parts();
    (routes, description.to_json().expect("the description is plain data"))
}

/// The description of the API, as `/api/openapi.json` gives it.
pub fn description() -> String {
    described_routes().1
}
