//! The error type of the command line.

use std::io;
use std::process::ExitCode;

use game::InputError;

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CliError {
    /// The input is invalid. Exit status 2, as for invalid arguments.
    #[error("{0}")]
    BadInput(#[from] InputError),
    /// A file or stream could not be read or written. Exit status 2.
    #[error("{place}: {error}")]
    Io { place: String, error: io::Error },
    /// The store cannot be used. Exit status 2.
    #[error("{0}")]
    Store(#[from] server::store::StoreError),
    /// A replayed game differs from its record. Exit status 1.
    #[error("{0}")]
    Disagreement(String),
}

impl CliError {
    pub(crate) fn io(place: impl ToString) -> impl FnOnce(io::Error) -> CliError {
        move |error| CliError::Io { place: place.to_string(), error }
    }

    /// Prints the error in one line and returns the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match &self {
            // The reader of our output closed the pipe, as `| head` does.
            CliError::Io { error, .. } if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            _ => eprintln!("gloriette: {self}"),
        }
        ExitCode::from(if matches!(self, CliError::Disagreement(_)) { 1 } else { 2 })
    }
}
