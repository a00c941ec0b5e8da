//! Ctrl-C: the first time a request to come to an end, the second time an order.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::cli_error::CliError;

/// A flag that is set when somebody wants the command to end: by Ctrl-C, or by ending the process politely.
pub(crate) fn flag() -> Result<Arc<AtomicBool>, CliError> {
    let flag = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&flag);
    let handler = move || {
        if seen.swap(true, Ordering::Relaxed) {
            // 128 and the number of the signal, as shells have it.
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(handler).map_err(|error| CliError::io("Ctrl-C")(io::Error::other(error)))?;
    Ok(flag)
}
