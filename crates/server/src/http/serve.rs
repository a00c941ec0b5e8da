//! The accept loop and the router.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request};
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Redirect};
use axum::routing::get;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::api::{self, Api, ApiError};
use crate::http::client_limit::{self, ClientLimit};
use crate::http::stalled_writes::StallGuard;
use crate::http::{foreign_requests, headers, health, metrics, request_bodies};
use crate::limits::{Limits, MAX_HEAD_BYTES};

/// How long to wait after a failed accept.
const ACCEPT_RETRY: Duration = Duration::from_millis(50);
/// How long connections may take to end after the shutdown began.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// Serves requests until `stop` completes. Then running requests are answered and streams end.
///
/// `page` serves every path that the API does not.
pub async fn serve(
    listener: TcpListener,
    api: Api,
    page: Router,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    tokio::spawn(metrics::run_upkeep(api.tables.stopping()));
    let client_limit = ClientLimit::new(&api.options);
    let app = app(&api, client_limit.clone(), page);
    let limits = api.options.limits;
    let slots = Arc::new(Semaphore::new(limits.connections));
    let graceful = GracefulShutdown::new();
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head_timeout).max_buf_size(MAX_HEAD_BYTES);
    tokio::pin!(stop);
    loop {
        let slot = slots.clone().acquire_owned();
        let (slot, accepted) = tokio::select! {
            accepted = async { (slot.await, listener.accept().await) } => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Mostly a lack of file descriptors, which ends when connections close.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(ACCEPT_RETRY).await;
                continue;
            }
        };
        let Some(permit) = client_limit.admit(peer) else {
            tracing::debug!("an address has too many connections");
            continue;
        };
        let connection = http.serve_connection(io(stream, &limits), service(app.clone(), peer));
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            let _held = (slot, permit);
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection failed");
            }
        });
    }
    drop(listener);
    api.tables.close().await;
    tokio::select! {
        () = graceful.shutdown() => {}
        () = tokio::time::sleep(SHUTDOWN_TIMEOUT) => tracing::warn!("some connections did not end"),
    }
    Ok(())
}

fn io(stream: TcpStream, limits: &Limits) -> TokioIo<StallGuard> {
    // Frames are small and must not wait. A broken connection shows when it is read.
    let _ = stream.set_nodelay(true);
    TokioIo::new(StallGuard::new(stream, limits.read_timeout))
}

fn service(
    app: Router,
    peer: SocketAddr,
) -> TowerToHyperService<
    impl tower::Service<
        Request<Incoming>,
        Response = axum::response::Response,
        Error = std::convert::Infallible,
        Future: Send,
    > + Clone,
> {
    TowerToHyperService::new(tower::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        app.clone().oneshot(request)
    }))
}

/// All routes, the page, and the layers around them.
fn app(api: &Api, client_limit: ClientLimit, page: Router) -> Router {
    let (routes, description) = api::described_routes(api.tables.games());
    let content_type = [(axum::http::header::CONTENT_TYPE, "application/json")];
    let routes = routes
        .route(
            "/api/openapi.json",
            get(async move || (content_type, description)).layer(CompressionLayer::new()),
        )
        .route("/api/{*rest}", axum::routing::any(no_such_route))
        .route("/healthz", get(health::health))
        .route("/metrics", get(metrics::metrics))
        .method_not_allowed_fallback(method_not_allowed)
        .with_state(api.clone())
        .merge(page.layer(CompressionLayer::new()));
    let routes = match api.options.base_path.as_str() {
        "" => routes,
        // Links on the page are relative, so it must be at `path/`.
        path => {
            let with_slash = format!("{path}/");
            Router::new().route(path, get(Redirect::permanent(&with_slash))).nest(&with_slash, routes)
        }
    };
    routes
        .layer(DefaultBodyLimit::max(api.options.limits.body_bytes))
        .layer(from_fn_with_state(api.clone(), foreign_requests::refuse))
        .layer(from_fn_with_state(client_limit, client_limit::limit_requests))
        .layer(from_fn_with_state(api.clone(), request_bodies::guard))
        .layer(from_fn(headers::add))
        .layer(CatchPanicLayer::custom(panicked))
}

async fn no_such_route() -> ApiError {
    ApiError::no_such_route()
}

async fn method_not_allowed() -> ApiError {
    ApiError::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "no_such_method",
        "this address does not support the method",
    )
}

/// No handler should panic. If one does, the client gets a 500 and the log an error.
fn panicked(_: Box<dyn std::any::Any + Send>) -> axum::response::Response {
    tracing::error!("a request panicked");
    ApiError::internal().into_response()
}
