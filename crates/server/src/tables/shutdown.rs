//! Waiting for the shutdown of the server.

use tokio::sync::watch;

/// Waits until the server shuts down.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // A dropped sender means that the server is gone already.
    let _ = stopping.wait_for(|&stopping| stopping).await;
}
