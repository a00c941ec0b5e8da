//! For operators: is it well, and what is it doing.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Duration;
use tokio::sync::watch;

use crate::api::{Api, ApiError};
use crate::tables::stopped;

/// Whether the server and its store answer.
pub(crate) async fn health(State(api): State<Api>) -> Result<&'static str, ApiError> {
    api.tables.store().ping().await?;
    Ok("ok\n")
}

/// The figures, as Prometheus reads them.
pub(crate) async fn figures(State(api): State<Api>) -> Response {
    let Some(recorder) = recorder() else { return StatusCode::NOT_FOUND.into_response() };
    metrics::gauge!("gloriette_games_in_memory").set(api.tables.in_memory() as f64);
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, recorder.render()).into_response()
}

/// Puts the figures in order from time to time, so that they do not pile up where nobody reads them.
pub(crate) async fn keep_figures(mut stopping: watch::Receiver<bool>) {
    let Some(recorder) = recorder() else { return };
    loop {
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(5)) => recorder.run_upkeep(),
            () = stopped(&mut stopping) => return,
        }
    }
}

/// The process has one recorder, whoever asks first; nothing if another was installed before.
pub(crate) fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    RECORDER.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).as_ref()
}
