//! The HTTP API. The routes are listed here; each is in the file of its topic.

mod analysis;
mod api_error;
mod auth;
mod backpressure;
mod boards;
mod chat;
mod colours;
mod concurrency_limit;
mod cookie;
mod decisions;
mod device;
mod device_links;
mod done;
mod first_player;
mod game_options;
mod hints;
mod keys;
mod local_games;
mod look_back;
mod me;
mod my_games;
mod openapi;
mod person_cache;
mod picture;
mod quick_game;
mod rate_limit;
mod records;
mod rematch;
mod repeat_deal;
mod request_body;
mod seats;
mod sequence_number;
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
pub(crate) use rate_limit::RateLimit;
pub(crate) use request_body::BodyTimeout;
pub use state::Api;
#[cfg(feature = "ts")]
pub use typescript::declarations;

use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// All routes.
fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::with_openapi(openapi::head())
        .routes(routes!(me::hello, me::rename))
        .routes(routes!(my_games::games))
        .routes(routes!(statistics::statistics))
        .routes(routes!(local_games::count))
        .routes(routes!(device_links::link))
        .routes(routes!(device_links::link_owner))
        .routes(routes!(device_links::use_link))
        .routes(routes!(keys::list, keys::revoke_others))
        .routes(routes!(keys::revoke))
        .routes(routes!(boards::offered, boards::save))
        .routes(routes!(boards::check))
        .routes(routes!(boards::read))
        .routes(routes!(boards::own))
        .routes(routes!(boards::delete))
        .routes(routes!(tables::lobby, tables::open))
        .routes(routes!(quick_game::quick_game))
        .routes(routes!(tables::look, tables::close))
        .routes(routes!(look_back::look_back))
        .routes(routes!(look_back::log))
        .routes(routes!(seats::take, seats::free))
        .routes(routes!(colours::choose_colour))
        .routes(routes!(first_player::choose_first))
        .routes(routes!(seats::start))
        .routes(routes!(seats::wait))
        .routes(routes!(takeover::leave))
        .routes(routes!(takeover::come_back))
        .routes(routes!(takeover::resign))
        .routes(routes!(decisions::decide))
        .routes(routes!(decisions::undo))
        .routes(routes!(hints::hint))
        .routes(routes!(chat::say, chat::mute))
        .routes(routes!(chat::mute_person))
        .routes(routes!(records::record))
        .routes(routes!(records::replay))
        .routes(routes!(records::position))
        .routes(routes!(analysis::analysis, analysis::analyse))
        .routes(routes!(rematch::rematch))
        .routes(routes!(repeat_deal::repeat))
        .routes(routes!(picture::picture))
        .layer(CompressionLayer::new())
        // Streams are added after the layer: a compressor takes several kilobytes of each response,
        // also where it does nothing, and there may be thousands of streams.
        .routes(routes!(streams::watch_lobby))
        .routes(routes!(streams::watch_game))
}
