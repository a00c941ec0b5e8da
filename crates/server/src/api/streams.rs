//! Streams of server-sent events: frames of a game, and the lobby.

use std::convert::Infallible;
use std::net::IpAddr;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use futures_util::{FutureExt, Stream, StreamExt};
use serde::{Deserialize, Serialize};
use table::{Frame, GameId, Person, TableEvent, Timestamp};
use tokio::time::{Instant, Interval, interval_at};
use utoipa::{IntoParams, ToSchema};

use crate::api::api_error::ApiError;
use crate::api::auth::{ClientAddress, OptionalPerson, PresentedKey};
use crate::api::backpressure::Backpressure;
use crate::api::concurrency_limit::Permit;
use crate::api::keys::revoked;
use crate::api::request_body::QueryParams;
use crate::api::sequence_number::sequence_number;
use crate::api::state::Api;
use crate::api::tables::game_id;
use crate::random;
use crate::tables::{LobbyView, PresenceView, Ready, SseEvent, StreamOptions, stopped};

/// Where a stream begins.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct StreamStart {
    /// The sequence number of the last frame that you have seen. The header `last-event-id`, which
    /// browsers send, takes precedence.
    after: Option<u64>,
    /// Send events `presence` with the people at the table who are connected, too. A server with
    /// several processes sends none.
    #[serde(default)]
    presence: bool,
    /// Send events `patch` with what changed since the frame before, instead of whole frames, where
    /// this stream has sent that frame.
    #[serde(default)]
    patches: bool,
}

/// The data of an event at a table: a frame, or a patch or the connected people if the request asks
/// for them.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "it only describes what streams send, for OpenAPI")]
pub(crate) enum FrameOrPresence {
    Frame(Box<Frame>),
    Patch(FramePatch),
    Presence(PresenceView),
}

/// A frame, with what changed since the frame before instead of the table and the view.
#[derive(Serialize, ToSchema)]
pub(crate) struct FramePatch {
    /// As in a frame.
    seq: u64,
    /// As in a frame.
    at: Timestamp,
    /// As in a frame.
    what: TableEvent,
    /// As in a frame.
    #[schema(value_type = Option<Vec<Object>>)]
    events: (),
    /// A JSON Patch (RFC 6902) with the operations `add`, `remove` and `replace`. It turns the
    /// `table` and the `view` of the frame before into those of this one.
    #[schema(value_type = Vec<Object>)]
    patch: (),
}

/// `x-accel-buffering` tells nginx not to buffer frames.
const HEADERS: [(&str, &str); 3] =
    [("content-type", "text/event-stream"), ("cache-control", "no-store"), ("x-accel-buffering", "no")];

/// How often a stream sends a keep-alive, because proxies close silent connections.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// When clients come back to a server that was stopped: after the time that a restart takes, spread
/// over a time that grows with their number.
const MIN_RECONNECT_DELAY: Duration = Duration::from_millis(200);
const RECONNECT_SPREAD_PER_STREAM: Duration = Duration::from_micros(500);
const MIN_RECONNECT_SPREAD: Duration = Duration::from_millis(300);
const MAX_RECONNECT_SPREAD: Duration = Duration::from_secs(8);

/// The frames of a game as they happen, each as you may see it. Without a sequence number the
/// stream begins with the present state.
#[utoipa::path(get, path = "/api/games/{id}/events", tag = "streams", 
    params(("id" = GameId, Path), StreamStart, ("last-event-id" = Option<String>, Header)),
    security((), ("cookie" = []), ("bearer" = [])), responses(
    (status = OK, body = FrameOrPresence, content_type = "text/event-stream"), (status = "4XX", body = ApiError)))]
pub(crate) async fn watch_game(
    State(api): State<Api>,
    Path(id): Path<String>,
    OptionalPerson(person): OptionalPerson,
    ClientAddress(address): ClientAddress,
    QueryParams(start): QueryParams<StreamStart>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let key = person.as_ref().and_then(|person| Some((PresentedKey::of(&headers)?.hash, person.id)));
    let permit = stream_permit(&api, person.as_ref(), address)?;
    let start_after = start.after.map(sequence_number).transpose()?;
    let after = last_event_id(&headers).or(start_after);
    let person = person.map(|person| person.id);
    let options = StreamOptions { presence: start.presence, patches: start.patches };
    let frames = api.tables.frame_stream(game_id(&id)?, person, after, options).await?;
    let state = (frames, keep_alive_interval(), Backpressure::new(), permit, false);
    let events = unfold(state, async |(mut frames, mut keep_alive, backpressure, permit, is_over)| {
        if is_over {
            return None;
        }
        let ready = tokio::select! {
            biased;
            ready = frames.ready() => Some(ready?),
            _ = keep_alive.tick() => None,
        };
        let turn = match ready {
            // A shutdown does not wait for clients that do not read.
            Some(Ready::Stopping) => backpressure.turn().now_or_never()??,
            _ => backpressure.turn().await?,
        };
        // Boxed, because reading a frame needs kilobytes, and a stream mostly waits for one.
        let is_over = matches!(ready, Some(Ready::Stopping));
        let event = match ready {
            Some(Ready::Stopping) => SseEvent::retry(reconnect_delay(permit.total())),
            Some(Ready::Frame) => Box::pin(frames.next()).await?,
            Some(Ready::Presence(event)) => event,
            None => SseEvent::keep_alive(),
        };
        Some((turn.send(event), (frames, keep_alive, backpressure, permit, is_over)))
    });
    Ok(stream_response(events.take_until(Box::pin(revoked(api, key)))))
}

/// The lobby, now and after every change.
#[utoipa::path(get, path = "/api/games/events", tag = "streams",
    security((), ("cookie" = []), ("bearer" = [])), responses(
    (status = OK, body = LobbyView, content_type = "text/event-stream"), (status = "4XX", body = ApiError)))]
pub(crate) async fn watch_lobby(
    State(api): State<Api>,
    OptionalPerson(person): OptionalPerson,
    ClientAddress(address): ClientAddress,
) -> Result<Response, ApiError> {
    let permit = stream_permit(&api, person.as_ref(), address)?;
    let (lobby, stopping) = (api.tables.watch_lobby().await, api.tables.stopping());
    let state = (lobby, stopping, keep_alive_interval(), Backpressure::new(), permit);
    let events = unfold(state, async |(mut lobby, mut stopping, mut keep_alive, backpressure, permit)| {
        let has_changed = tokio::select! {
            changed = lobby.changed() => changed.ok().map(|()| true)?,
            () = stopped(&mut stopping) => return None,
            _ = keep_alive.tick() => false,
        };
        let turn = backpressure.turn().await?;
        let event = if has_changed { lobby.borrow_and_update().clone() } else { SseEvent::keep_alive() };
        Some((turn.send(event), (lobby, stopping, keep_alive, backpressure, permit)))
    });
    Ok(stream_response(events))
}

/// When one of this many streams should come back after a restart. Together they arrive evenly over
/// some seconds.
fn reconnect_delay(streams: usize) -> Duration {
    let spread = RECONNECT_SPREAD_PER_STREAM.saturating_mul(u32::try_from(streams).unwrap_or(u32::MAX));
    let part = f64::from(u32::from_le_bytes(random::bytes())) / f64::from(u32::MAX);
    MIN_RECONNECT_DELAY + spread.clamp(MIN_RECONNECT_SPREAD, MAX_RECONNECT_SPREAD).mul_f64(part)
}

fn keep_alive_interval() -> Interval {
    interval_at(Instant::now() + KEEP_ALIVE, KEEP_ALIVE)
}

fn stream_response(events: impl Stream<Item = Bytes> + Send + 'static) -> Response {
    (HEADERS, Body::from_stream(events.map(Ok::<Bytes, Infallible>))).into_response()
}

fn stream_permit(api: &Api, person: Option<&Person>, address: IpAddr) -> Result<Permit, ApiError> {
    let key = person.map_or_else(|| address.to_string(), |person| person.id.to_string());
    let message = "too many open streams; close some windows";
    api.streams.acquire(key).ok_or_else(|| ApiError::too_many("too_many_streams", message))
}

fn last_event_id(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_come_back_within_seconds_and_not_at_once() {
        for (streams, longest) in [(1, 500), (10_000, 5200), (1_000_000, 8200)] {
            let delays: Vec<u128> = (0..200).map(|_| reconnect_delay(streams).as_millis()).collect();
            assert!(delays.iter().all(|delay| (200..=longest).contains(delay)), "{streams}: {delays:?}");
            let early = delays.iter().filter(|delay| **delay < (200 + longest) / 2).count();
            assert!((50..150).contains(&early), "{streams}: {early} of 200 in the first half");
        }
    }
}
