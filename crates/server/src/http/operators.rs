//! For operators: is it well, and what is it doing.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;

use crate::api::{Api, Problem};

/// Whether the server and its store answer.
pub(crate) async fn health(State(api): State<Api>) -> Result<&'static str, Problem> {
    api.hall.store().ping().await?;
    Ok("ok\n")
}

/// The figures, as Prometheus reads them.
pub(crate) async fn figures(State(api): State<Api>) -> Response {
    let Some(recorder) = recorder() else { return StatusCode::NOT_FOUND.into_response() };
    metrics::gauge!("gloriette_games_in_memory").set(api.hall.in_memory() as f64);
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, recorder.render()).into_response()
}

/// The process has one recorder, whoever asks first; nothing if another was installed before.
pub(crate) fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    RECORDER.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).as_ref()
}
