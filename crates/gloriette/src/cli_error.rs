//! How a command ends when it does not end well.

use std::io;
use std::process::ExitCode;

use game::InputError;

/// Why a command did not end well.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CliError {
    /// What was given cannot be used. Exit status 2, as for wrong arguments.
    #[error("{0}")]
    BadInput(#[from] InputError),
    /// A file or stream could not be read or written. Exit status 2.
    #[error("{place}: {error}")]
    Io { place: String, error: io::Error },
    /// The store cannot be used. Exit status 2.
    #[error("{0}")]
    Store(#[from] server::store::StoreError),
    /// Records were compared and do not agree. Exit status 1; what differs is said already.
    #[error("{0}")]
    Disagreement(String),
}

impl CliError {
    pub(crate) fn io(place: impl ToString) -> impl FnOnce(io::Error) -> CliError {
        move |error| CliError::Io { place: place.to_string(), error }
    }

    /// Says what is wrong, in one line, and gives the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match &self {
            // Whoever read our output has seen enough (`| head`).
            CliError::Io { error, .. } if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            _ => eprintln!("gloriette: {self}"),
        }
        ExitCode::from(if matches!(self, CliError::Disagreement(_)) { 1 } else { 2 })
    }
}
