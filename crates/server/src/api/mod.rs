//! The HTTP API. The routes are listed here; each is in the file of its topic.

mod analysis;
mod api_error;
mod auth;
mod backpressure;
mod chat;
mod concurrency_limit;
mod decisions;
mod device;
mod device_links;
mod done;
mod game_options;
mod hints;
mod keys;
mod look_back;
mod me;
mod my_games;
mod openapi;
mod person_cache;
mod rate_limit;
mod records;
mod rematch;
mod request_body;
mod seats;
mod state;
mod statistics;
mod streams;
mod tables;
mod takeover;
#[cfg(feature = "ts")]
mod typescript;

pub use api_error::ApiError;
pub(crate) use concurrency_limit::{ConcurrencyLimit, Permit};
pub(crate) use openapi::described_routes;
pub use openapi::description;
pub(crate) use request_body::BodyTimeout;
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
        .routes(routes!(device_links::link))
        .routes(routes!(device_links::link_owner))
        .routes(routes!(device_links::use_link))
        .routes(routes!(keys::list, keys::revoke_others))
        .routes(routes!(keys::revoke))
        .routes(routes!(tables::lobby, tables::open))
        .routes(routes!(streams::watch_lobby))
        .routes(routes!(tables::look, tables::close))
        .routes(routes!(look_back::look_back))
        .routes(routes!(look_back::log))
        .routes(routes!(streams::watch_game))
        .routes(routes!(seats::take, seats::free))
        .routes(routes!(seats::start))
        .routes(routes!(takeover::leave))
        .routes(routes!(takeover::come_back))
        .routes(routes!(decisions::decide))
        .routes(routes!(decisions::undo))
        .routes(routes!(hints::hint))
        .routes(routes!(chat::say, chat::mute))
        .routes(routes!(chat::mute_person))
        .routes(routes!(records::record))
        .routes(routes!(records::replay))
        .routes(routes!(analysis::analysis, analysis::analyse))
        .routes(routes!(rematch::rematch))
}
