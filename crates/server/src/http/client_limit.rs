//! How many connections one client address may hold.
//!
//! Behind a trusted proxy all connections come from the proxy, and one of its clients holds a
//! connection only during a request. There the limit counts requests by the forwarded address.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};

use crate::api::{ApiError, ConcurrencyLimit, Permit};
use crate::client_address::{counted_address, forwarded_for};
use crate::options::Options;

/// Limits what one client address may hold.
#[derive(Clone)]
pub(crate) struct ClientLimit {
    connections: Arc<ConcurrencyLimit>,
    /// Requests in progress; only behind a trusted proxy.
    requests: Option<Arc<ConcurrencyLimit>>,
}

impl ClientLimit {
    pub(crate) fn new(options: &Options) -> ClientLimit {
        let limit = |gauge, per_address| Arc::new(ConcurrencyLimit::new(gauge, usize::MAX, per_address));
        let per_address = options.limits.connections_per_address;
        let per_peer = if options.trust_proxy { usize::MAX } else { per_address };
        ClientLimit {
            connections: limit("gloriette_connections", per_peer),
            requests: options.trust_proxy.then(|| limit("gloriette_requests", per_address)),
        }
    }

    /// A permit for a connection, which counts while it lives.
    pub(crate) fn admit(&self, peer: SocketAddr) -> Option<Permit> {
        let permit = self.connections.acquire(counted_address(peer.ip()).to_string());
        if permit.is_none() {
            metrics::counter!("gloriette_refused_connections").increment(1);
        }
        permit
    }
}

/// Limits the requests in progress per forwarded address. A request ends with its response.
pub(crate) async fn limit_requests(
    State(limit): State<ClientLimit>,
    request: Request,
    next: Next,
) -> Response {
    let client = forwarded_for(request.headers());
    let (Some(requests), Some(client)) = (limit.requests, client) else { return next.run(request).await };
    match requests.acquire(counted_address(client).to_string()) {
        Some(permit) => {
            let response = next.run(request).await;
            response.map(|body| Body::new(PermittedBody { body, _permit: permit }))
        }
        None => {
            metrics::counter!("gloriette_refused_connections").increment(1);
            let message = "too many requests at the same time from this address";
            ApiError::too_many("too_many_connections", message).into_response()
        }
    }
}

/// The body of a response that holds a permit until it has been sent.
struct PermittedBody {
    body: Body,
    _permit: Permit,
}

impl HttpBody for PermittedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
