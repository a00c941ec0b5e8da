//! The async runtime of the commands that use the network or the store.

use crate::cli_error::CliError;

/// Runs a future to completion on a new multi-threaded Tokio runtime.
pub(crate) fn block_on<T>(future: impl Future<Output = Result<T, CliError>>) -> Result<T, CliError> {
    // Every connection is an open file, and many systems allow only 1,024 of them unless a program
    // asks for more. Where that fails, the accept loop reports it when files run out.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(CliError::io("tokio runtime"))?.block_on(future)
}
