//! Answers as JSON.

use game::InputError;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::CommandError;

/// An answer to a request, or why there is none.
pub(crate) type Answer = Result<Box<RawValue>, CommandError>;

/// A value as an answer.
pub(crate) fn ok(value: &impl Serialize) -> Answer {
    to_raw_value(value).map_err(|error| InputError::new("", error).into())
}

/// The JSON of an answer.
pub(crate) fn write(answer: Answer) -> String {
    match answer {
        Ok(value) => format!(r#"{{"ok":{value}}}"#),
        Err(error) => {
            let error = ErrorBody::of(&error);
            // Strings and numbers always become JSON.
            format!(r#"{{"error":{}}}"#, serde_json::to_string(&error).unwrap_or_default())
        }
    }
}

/// An error as the server's API writes it, with the HTTP status that it would have.
#[derive(Serialize)]
struct ErrorBody<'a> {
    status: u16,
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    seq: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
}

impl ErrorBody<'_> {
    fn of(error: &CommandError) -> ErrorBody<'_> {
        let (status, code) = error.status_and_code();
        let (seq, input) = match error {
            CommandError::Stale { seq } => (Some(*seq), None),
            CommandError::BadInput(input) => (None, Some(input)),
            _ => (None, None),
        };
        ErrorBody {
            status,
            code,
            message: error.to_string(),
            seq,
            place: input.map(InputError::place).filter(|place| !place.is_empty()),
            reason: input.and_then(InputError::code),
        }
    }
}
