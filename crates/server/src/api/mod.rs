//! What the world sees: the routes are listed here, each in the file that its name says.

mod analysis;
mod body;
mod decisions;
mod error;
mod hints;
mod links;
mod look_back;
mod me;
mod my_games;
mod openapi;
mod people_cache;
mod person;
mod places;
mod rates;
mod records;
mod seats;
mod state;
mod statistics;
mod streams;
mod tables;
mod talk;
#[cfg(feature = "ts")]
mod typescript;

pub use error::ApiError;
pub(crate) use openapi::described_routes;
pub use openapi::description;
pub use state::Api;
#[cfg(feature = "ts")]
pub use typescript::declarations;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// All routes.
fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::with_openapi(openapi::head())
        .routes(routes!(me::hello, me::rename))
        .routes(routes!(my_games::games))
        .routes(routes!(statistics::statistics))
        .routes(routes!(links::link))
        .routes(routes!(links::use_link))
        .routes(routes!(tables::lobby, tables::open))
        .routes(routes!(streams::watch_lobby))
        .routes(routes!(tables::look, tables::close))
        .routes(routes!(look_back::look_back))
        .routes(routes!(look_back::log))
        .routes(routes!(streams::watch_game))
        .routes(routes!(seats::take, seats::free))
        .routes(routes!(seats::start))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::come_back))
        .routes(routes!(decisions::decide))
        .routes(routes!(decisions::undo))
        .routes(routes!(hints::hint))
        .routes(routes!(talk::say, talk::mute))
        .routes(routes!(records::record))
        .routes(routes!(records::replay))
        .routes(routes!(analysis::analysis, analysis::analyse))
        .routes(routes!(tables::rematch))
}
