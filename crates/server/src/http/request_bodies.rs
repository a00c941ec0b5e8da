//! Bodies of requests: how long they may take, and what happens to bodies that nobody reads.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use futures_util::StreamExt;
use hyper::body::{Frame, SizeHint};
use tokio::time::{Instant, Sleep, sleep_until, timeout};

use crate::api::{Api, BodyTimeout};
use crate::limits::{DRAIN_TIMEOUT, Limits, MAX_DRAINED_BYTES};

/// Lets the body of a request time out. If a response does not need the body, the rest of a small
/// body is read, so that the connection can be used again; otherwise the response says that the
/// connection closes.
pub(crate) async fn guard(State(api): State<Api>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let rest = Rest::default();
    let waits_for_continue = request.headers().contains_key(header::EXPECT);
    let guarded = |body| GuardedBody {
        body,
        limits: api.options.limits,
        received: 0,
        timer: None,
        status: if waits_for_continue { Status::WaitsForContinue } else { Status::Unfinished },
        rest: rest.clone(),
    };
    let request = request.map(|body| Body::new(guarded(body)));
    let mut response = next.run(request).await;
    if !rest.is_read_or_drained().await {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// The body of a request, with a deadline that moves as bytes arrive.
struct GuardedBody {
    body: Body,
    limits: Limits,
    received: u64,
    /// When reading began, and the deadline.
    timer: Option<(Instant, Pin<Box<Sleep>>)>,
    status: Status,
    rest: Rest,
}

#[derive(Copy, Clone, Eq, PartialEq)]
enum Status {
    /// The client sends the body only if we ask for it, which reading does.
    WaitsForContinue,
    Unfinished,
    Finished,
    Failed,
}

impl GuardedBody {
    /// Completes when the body is too slow.
    fn poll_deadline(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let earned = self.received as f64 / self.limits.body_bytes_per_second.max(1) as f64;
        let allowed = self.limits.body_timeout + Duration::from_secs_f64(earned);
        let (start, sleep) = self.timer.get_or_insert_with(|| {
            let now = Instant::now();
            (now, Box::pin(sleep_until(now + allowed)))
        });
        let deadline = *start + allowed;
        if sleep.deadline() != deadline {
            sleep.as_mut().reset(deadline);
        }
        sleep.as_mut().poll(context)
    }
}

impl HttpBody for GuardedBody {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        let body = &mut *self;
        if body.status == Status::WaitsForContinue {
            body.status = Status::Unfinished;
        }
        match Pin::new(&mut body.body).poll_frame(context) {
            Poll::Ready(Some(Ok(frame))) => {
                body.received += frame.data_ref().map_or(0, |data| data.len() as u64);
                Poll::Ready(Some(Ok(frame)))
            }
            Poll::Ready(Some(Err(error))) => {
                body.status = Status::Failed;
                Poll::Ready(Some(Err(error.into())))
            }
            Poll::Ready(None) => {
                body.status = Status::Finished;
                Poll::Ready(None)
            }
            Poll::Pending => {
                ready!(body.poll_deadline(context));
                body.status = Status::Failed;
                Poll::Ready(Some(Err(BodyTimeout.into())))
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for GuardedBody {
    fn drop(&mut self) {
        let body = std::mem::take(&mut self.body);
        self.rest.set(match self.status {
            _ if body.is_end_stream() => Leftover::Nothing,
            Status::Finished => Leftover::Nothing,
            Status::Unfinished => Leftover::Body(body),
            Status::WaitsForContinue | Status::Failed => Leftover::Unreadable,
        });
    }
}

/// What the handler of a request left of its body.
#[derive(Clone, Default)]
struct Rest(Arc<Mutex<Leftover>>);

#[derive(Default)]
enum Leftover {
    Nothing,
    Body(Body),
    #[default]
    Unreadable,
}

impl Rest {
    fn set(&self, leftover: Leftover) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = leftover;
    }

    /// Whether nothing is left. Reads a small rest.
    async fn is_read_or_drained(&self) -> bool {
        let leftover = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        match leftover {
            Leftover::Nothing => true,
            Leftover::Unreadable => false,
            Leftover::Body(body) => timeout(DRAIN_TIMEOUT, drain(body)).await.unwrap_or(false),
        }
    }
}

/// Reads the rest of a body unless it is large.
async fn drain(body: Body) -> bool {
    if body.size_hint().lower() > MAX_DRAINED_BYTES {
        return false;
    }
    let mut data = body.into_data_stream();
    let mut drained = 0;
    while let Some(chunk) = data.next().await {
        drained += chunk.as_ref().map_or(u64::MAX, |chunk| chunk.len() as u64);
        if drained > MAX_DRAINED_BYTES {
            return false;
        }
    }
    true
}
