//! Ctrl-C: the first one asks the command to stop, the second one ends the process.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::cli_error::CliError;

/// Installs a signal handler and returns the flag that Ctrl-C or SIGTERM sets.
pub(crate) fn flag() -> Result<Arc<AtomicBool>, CliError> {
    let flag = Arc::new(AtomicBool::new(false));
    let interrupted = Arc::clone(&flag);
    let handler = move || {
        if interrupted.swap(true, Ordering::Relaxed) {
            // The convention of shells: 128 + SIGINT.
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).map_err(|error| CliError::io("Ctrl-C")(io::Error::other(error)))?;
    Ok(flag)
}
