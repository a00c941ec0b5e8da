//! Serving: connections in, answers out, until it is time to stop.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request};
use axum::http::StatusCode;
use axum::response::Redirect;
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
use crate::http::{headers, operators};

/// Serves until `stop` is over; then what is being answered is answered, and streams end.
///
/// `page` is what is shown where the API is not.
pub async fn serve(
    listener: TcpListener,
    api: Api,
    page: Router,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    tokio::spawn(operators::keep_figures(api.tables.stopping()));
    let app = app(&api, page);
    let limits = api.options.limits;
    let places = Arc::new(Semaphore::new(limits.connections));
    let graceful = GracefulShutdown::new();
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head_time).max_buf_size(64 * 1024);
    tokio::pin!(stop);
    loop {
        let place = places.clone().acquire_owned();
        let (place, accepted) = tokio::select! {
            accepted = async { (place.await, listener.accept().await) } => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, mostly: the next ones may be luckier.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let connection = http.serve_connection(io(stream), service(app.clone(), peer));
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            let _place = place;
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection broke off");
            }
        });
    }
    drop(listener);
    api.tables.close().await;
    tokio::select! {
        () = graceful.shutdown() => {}
        () = tokio::time::sleep(Duration::from_secs(5)) => tracing::warn!("some connections did not end"),
    }
    Ok(())
}

fn io(stream: TcpStream) -> TokioIo<TcpStream> {
    // A frame is small and wanted at once. A connection that is gone already shows it when it is read.
    let _ = stream.set_nodelay(true);
    TokioIo::new(stream)
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

/// All routes, the page, and what is said with every answer.
fn app(api: &Api, page: Router) -> Router {
    let (routes, description) = api::described_routes();
    let kind = [(axum::http::header::CONTENT_TYPE, "application/json")];
    let routes = routes
        .route("/api/openapi.json", get(async move || (kind, description)))
        .route("/api/{*rest}", axum::routing::any(nothing_there))
        .route("/healthz", get(operators::health))
        .route("/metrics", get(operators::figures))
        .method_not_allowed_fallback(not_that_way)
        .with_state(api.clone())
        .merge(page);
    let routes = match api.options.base_path.as_str() {
        "" => routes,
        // Links on the page are relative, so it has to be at `path/`.
        path => {
            let within = format!("{path}/");
            Router::new().route(path, get(Redirect::permanent(&within))).nest(&within, routes)
        }
    };
    routes
        .layer(DefaultBodyLimit::max(api.options.limits.body))
        .layer(CompressionLayer::new())
        .layer(axum::middleware::from_fn(headers::add))
        .layer(CatchPanicLayer::custom(panicked))
}

async fn nothing_there() -> ApiError {
    ApiError::no_such_route()
}

async fn not_that_way() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "no_such_method", "this address does not know that method")
}

/// Nothing here should panic. If something does, the connection gets an answer, and the log says that it happened.
fn panicked(_: Box<dyn std::any::Any + Send>) -> axum::response::Response {
    tracing::error!("a request panicked");
    axum::response::IntoResponse::into_response(ApiError::new(
        StatusCode::INTERNAL_SERVER_ERROR,
        "our_fault",
        "something went wrong on our side",
    ))
}
