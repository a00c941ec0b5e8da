//! Errors on the wire: one shape for all routes.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::InputError;
use serde::Serialize;
use table::CommandError;
use utoipa::ToSchema;

use crate::store::{ReachedLimit, StoreError};
use crate::tables::TableError;

/// An error: a code that programs match and the page translates, and a message for people.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ApiError {
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    status: StatusCode,
    /// The code.
    #[schema(example = "stale")]
    pub code: &'static str,
    /// The message.
    #[schema(example = "the game has moved on to 17")]
    pub message: String,
    /// For `stale`: the sequence number of the last entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<u64>,
    /// For a record that is refused: where it is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "actions[17]")]
    pub place: Option<String>,
    /// For a record with an action that the rules refuse: the code of the refusal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "not_to_act")]
    pub reason: Option<&'static str>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl ToString) -> ApiError {
        ApiError { status, code, message: message.to_string(), seq: None, place: None, reason: None }
    }

    pub(crate) fn bad_request(message: impl ToString) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    pub(crate) fn too_many(code: &'static str, message: impl ToString) -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, code, message)
    }

    pub(crate) fn too_fast() -> ApiError {
        ApiError::too_many("too_fast", "too many requests; slow down")
    }

    /// The error of an address that does not exist.
    pub fn no_such_route() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "no_such_route", "there is nothing at this address")
    }

    pub(crate) fn unknown_person() -> ApiError {
        let message = "this request needs a key: POST /api/me gives you one";
        ApiError::new(StatusCode::UNAUTHORIZED, "unknown_person", message)
    }

    pub(crate) fn internal() -> ApiError {
        let message = "something went wrong on our side";
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "our_fault", message)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(self)).into_response()
    }
}

impl From<InputError> for ApiError {
    fn from(error: InputError) -> ApiError {
        let place = Some(error.place().to_string()).filter(|place| !place.is_empty());
        ApiError { place, reason: error.code(), ..ApiError::bad_request(error) }
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> ApiError {
        match error {
            TableError::Command(error) => error.into(),
            TableError::Store(error) => error.into(),
            TableError::LimitReached(limit) => ApiError::too_many(limit_code(limit), limit),
            TableError::Contended | TableError::Stopping => {
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "try_again", error)
            }
        }
    }
}

fn limit_code(limit: ReachedLimit) -> &'static str {
    match limit {
        ReachedLimit::Unfinished(_) => "too_many_games",
        ReachedLimit::Listed(_) | ReachedLimit::ListedOpen(_) => "too_many_listed",
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        // The database's message may contain anything, so only the log gets it.
        tracing::error!(%error, "the store failed");
        let message = "the database does not answer; try again";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "try_again", message)
    }
}

impl From<CommandError> for ApiError {
    fn from(error: CommandError) -> ApiError {
        let (status, code) = error.status_and_code();
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        if let CommandError::BadInput(error) = error {
            return error.into();
        }
        let seq = match error {
            CommandError::Stale { seq } => Some(seq),
            _ => None,
        };
        ApiError { seq, ..ApiError::new(status, code, error) }
    }
}
