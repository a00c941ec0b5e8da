//! Waiting for the network or the store.

use crate::failure::Failure;

/// Runs something that waits for the network or the store.
pub(crate) fn wait_for<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(Failure::io("threads"))?.block_on(work)
}
