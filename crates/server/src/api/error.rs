//! What went wrong, in one shape.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::InputError;
use serde::Serialize;
use utoipa::ToSchema;

use crate::games::Refused;
use crate::sitting::CommandError;
use crate::store::StoreError;
use crate::tables::TableError;

/// What went wrong: a code that a page can translate, and a message that a person can read.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ApiError {
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    status: StatusCode,
    /// A word for programs.
    #[schema(example = "stale")]
    pub code: &'static str,
    /// A line for people.
    #[schema(example = "the game has moved on to 17")]
    pub message: String,
    /// How far the game has come, where that is what is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<u64>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl ToString) -> ApiError {
        ApiError { status, code, message: message.to_string(), seq: None }
    }

    pub(crate) fn bad_request(message: impl ToString) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    pub(crate) fn too_many(code: &'static str, message: impl ToString) -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, code, message)
    }

    /// What is said where there is nothing.
    pub fn no_such_route() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "no_such_route", "there is nothing at this address")
    }

    pub(crate) fn unknown_person() -> ApiError {
        ApiError::new(
            StatusCode::UNAUTHORIZED,
            "unknown_person",
            "say hello first: POST /api/me gives you a key",
        )
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(self)).into_response()
    }
}

impl From<InputError> for ApiError {
    fn from(fault: InputError) -> ApiError {
        ApiError::bad_request(fault)
    }
}

impl From<TableError> for ApiError {
    fn from(trouble: TableError) -> ApiError {
        match trouble {
            TableError::CommandError(denied) => denied.into(),
            TableError::Store(error) => error.into(),
            TableError::Crowded | TableError::Stopping => {
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "try_again", trouble)
            }
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        // What a database says may be anything; it is for the log, not for the world.
        tracing::error!(%error, "the store failed");
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "try_again", "the store does not answer; try again")
    }
}

impl From<CommandError> for ApiError {
    fn from(denied: CommandError) -> ApiError {
        let (status, code) = match &denied {
            CommandError::NoSuchGame => (StatusCode::NOT_FOUND, "no_such_game"),
            CommandError::NoSuchSeat => (StatusCode::NOT_FOUND, "no_such_seat"),
            CommandError::SeatTaken => (StatusCode::CONFLICT, "seat_taken"),
            CommandError::SeatKept => (StatusCode::CONFLICT, "seat_kept"),
            CommandError::SeatedAlready => (StatusCode::CONFLICT, "seated_already"),
            CommandError::NotSeated => (StatusCode::FORBIDDEN, "not_seated"),
            CommandError::NotHost => (StatusCode::FORBIDDEN, "not_host"),
            CommandError::Begun => (StatusCode::CONFLICT, "begun"),
            CommandError::NotBegun => (StatusCode::CONFLICT, "not_begun"),
            CommandError::Over => (StatusCode::CONFLICT, "over"),
            CommandError::NotOver => (StatusCode::CONFLICT, "not_over"),
            CommandError::Closed => (StatusCode::CONFLICT, "closed"),
            CommandError::Away => (StatusCode::CONFLICT, "away"),
            CommandError::Stale { .. } => (StatusCode::CONFLICT, "stale"),
            CommandError::NoUndo => (StatusCode::FORBIDDEN, "no_undo"),
            CommandError::NoHints => (StatusCode::FORBIDDEN, "no_hints"),
            // The same word as where the rules refuse a decision for it.
            CommandError::NotToAct => (StatusCode::UNPROCESSABLE_ENTITY, "not_to_act"),
            CommandError::TooManyAnalyses => (StatusCode::TOO_MANY_REQUESTS, "too_many_analyses"),
            CommandError::Muted => (StatusCode::FORBIDDEN, "muted"),
            CommandError::TalkedOut => (StatusCode::FORBIDDEN, "talked_out"),
            CommandError::Refused(Refused::Unreadable(_)) => (StatusCode::BAD_REQUEST, "bad_request"),
            CommandError::Refused(Refused::ByTheRules { code, .. }) => {
                (StatusCode::UNPROCESSABLE_ENTITY, *code)
            }
            CommandError::Bad(_) => (StatusCode::BAD_REQUEST, "bad_request"),
        };
        let seq = match denied {
            CommandError::Stale { seq } => Some(seq),
            _ => None,
        };
        ApiError { seq, ..ApiError::new(status, code, denied) }
    }
}
