//! LiveTable streams: server-sent events, which a browser takes up again by itself where they broke off.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use futures_util::{Stream, StreamExt};
use serde::Deserialize;
use tokio::time::{Instant, Interval, interval_at};
use utoipa::IntoParams;

use crate::api::body::Params;
use crate::api::error::ApiError;
use crate::api::person::{Address, Perhaps};
use crate::api::places::Taken;
use crate::api::state::Api;
use crate::api::tables::game;
use crate::sitting::{Frame, Person};
use crate::tables::{Event, stopped};

/// Where a stream begins.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct From {
    /// The number of the last frame that was seen. `last-event-id`, which browsers send, comes first.
    after: Option<u64>,
}

/// A proxy that holds frames back would make the game wait.
const HEADERS: [(&str, &str); 3] =
    [("content-type", "text/event-stream"), ("cache-control", "no-store"), ("x-accel-buffering", "no")];

/// So often a stream says that it still is there, whatever else it says: proxies close what is silent.
const PULSE: Duration = Duration::from_secs(15);

/// The frames of a game as they happen, each as you may see it. Without a number it begins with how things stand.
#[utoipa::path(get, path = "/api/games/{id}/events", tag = "streams", params(("id" = String, Path), From), responses(
    (status = OK, body = Frame, content_type = "text/event-stream"), (status = "4XX", body = ApiError)))]
pub(crate) async fn watch_game(
    State(api): State<Api>,
    Path(id): Path<String>,
    Perhaps(person): Perhaps,
    Address(address): Address,
    Params(from): Params<From>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let open = open(&api, person.as_ref(), address)?;
    let seen = last_event_id(&headers).or(from.after);
    let frames = api.tables.stream(game(&id)?, person.map(|person| person.id), seen).await?;
    let events = unfold((frames, pulse(), open), async |(mut frames, mut pulse, open)| {
        let event = tokio::select! {
            biased;
            event = frames.next() => event?,
            _ = pulse.tick() => Event::sign_of_life(),
        };
        Some((event, (frames, pulse, open)))
    });
    Ok(streamed(events))
}

/// The lobby, now and whenever it changes.
#[utoipa::path(get, path = "/api/games/events", tag = "streams", responses(
    (status = OK, body = crate::tables::LobbyView, content_type = "text/event-stream"), (status = "4XX", body = ApiError)))]
pub(crate) async fn watch_lobby(
    State(api): State<Api>,
    Perhaps(person): Perhaps,
    Address(address): Address,
) -> Result<Response, ApiError> {
    let open = open(&api, person.as_ref(), address)?;
    let state = (api.tables.watch_lobby().await, api.tables.stopping(), pulse(), open);
    let events = unfold(state, async |(mut lobby, mut stopping, mut pulse, open)| {
        let event = tokio::select! {
            changed = lobby.changed() => changed.ok().map(|()| lobby.borrow_and_update().clone())?,
            () = stopped(&mut stopping) => return None,
            _ = pulse.tick() => Event::sign_of_life(),
        };
        Some((event, (lobby, stopping, pulse, open)))
    });
    Ok(streamed(events))
}

/// When to give a sign of life.
fn pulse() -> Interval {
    interval_at(Instant::now() + PULSE, PULSE)
}

fn streamed(events: impl Stream<Item = Event> + Send + 'static) -> Response {
    let bytes = events.map(|event| Ok::<Bytes, Infallible>(event.into_bytes()));
    (HEADERS, Body::from_stream(bytes)).into_response()
}

fn open(api: &Api, person: Option<&Person>, address: std::net::IpAddr) -> Result<Taken, ApiError> {
    let who = person.map_or_else(|| address.to_string(), |person| person.id.to_string());
    let stream = api.streams.take(who);
    stream.ok_or_else(|| ApiError::too_many("too_many_streams", "too many windows are open; close some"))
}

fn last_event_id(headers: &HeaderMap) -> Option<u64> {
    headers.get(header::HeaderName::from_static("last-event-id"))?.to_str().ok()?.parse().ok()
}
