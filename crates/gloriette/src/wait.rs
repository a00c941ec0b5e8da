//! Waiting for the network or the store.

use crate::cli_error::CliError;

/// Runs something that waits for the network or the store.
pub(crate) fn wait_for<T>(work: impl Future<Output = Result<T, CliError>>) -> Result<T, CliError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(CliError::io("threads"))?.block_on(work)
}
