//! Hearing that the server stops.

use tokio::sync::watch;

/// Waits until the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // If nobody can say so any more, it has stopped.
    let _ = stopping.wait_for(|&stopping| stopping).await;
}
