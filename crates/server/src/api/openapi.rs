//! The OpenAPI description, generated from the code.

use axum::Router;
use utoipa::OpenApi;

use crate::api::state::Api;

/// The API of Gloriette, a platform for formal-garden board games.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Gloriette",
        description = "Get an identity (`POST /api/me`), open a table (`POST /api/games`), watch it (`GET /api/games/{id}/events`) and decide (`POST /api/games/{id}/decisions`). Everybody who has a game's id may watch it; the rules decide who sees hidden information.",
        license(name = "MIT OR Apache-2.0")
    ),
    servers((url = ".."))
)]
struct Head;

pub(super) fn head() -> utoipa::openapi::OpenApi {
    Head::openapi()
}

/// All routes with their description as JSON.
pub(crate) fn described_routes() -> (Router<Api>, String) {
    let (routes, description) = super::routes().split_for_parts();
    (routes, description.to_json().expect("the description is plain data"))
}

/// The OpenAPI description as JSON; the server has it at `/api/openapi.json`.
pub fn description() -> String {
    described_routes().1
}
