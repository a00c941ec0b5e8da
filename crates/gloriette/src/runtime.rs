//! The async runtime of the commands that use the network or the store.

use crate::cli_error::CliError;

/// Runs a future to completion on a new multi-threaded Tokio runtime.
pub(crate) fn block_on<T>(future: impl Future<Output = Result<T, CliError>>) -> Result<T, CliError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(CliError::io("tokio runtime"))?.block_on(future)
}
