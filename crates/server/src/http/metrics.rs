//! Metrics for Prometheus.

use std::sync::OnceLock;
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::sync::watch;

use crate::api::Api;
use crate::tables::stopped;

/// How often the recorder compacts its histograms.
const UPKEEP_INTERVAL: Duration = Duration::from_secs(5);

/// All metrics in the Prometheus text format.
pub(crate) async fn metrics(State(api): State<Api>) -> Response {
    let Some(recorder) = recorder() else { return StatusCode::NOT_FOUND.into_response() };
    metrics::gauge!("gloriette_games_in_memory").set(api.tables.in_memory() as f64);
    let content_type = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (content_type, recorder.render()).into_response()
}

/// Compacts the recorder regularly, because it would grow where nobody reads the metrics.
pub(crate) async fn run_upkeep(mut stopping: watch::Receiver<bool>) {
    let Some(recorder) = recorder() else { return };
    loop {
        tokio::select! {
            () = tokio::time::sleep(UPKEEP_INTERVAL) => recorder.run_upkeep(),
            () = stopped(&mut stopping) => return,
        }
    }
}

/// The recorder of this process; `None` if another library has installed its own.
fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    RECORDER.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).as_ref()
}
