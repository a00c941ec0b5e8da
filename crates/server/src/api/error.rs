//! What went wrong, in one shape.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::InputError;
use serde::Serialize;
use utoipa::ToSchema;

use crate::games::Refused;
use crate::hall::Trouble;
use crate::sitting::Denied;
use crate::store::StoreError;

/// What went wrong: a code that a page can translate, and a message that a person can read.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
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

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl ToString) -> Problem {
        Problem { status, code, message: message.to_string(), seq: None }
    }

    pub(crate) fn bad_request(message: impl ToString) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    pub(crate) fn too_many(code: &'static str, message: impl ToString) -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, code, message)
    }

    /// What is said where there is nothing.
    pub fn no_such_route() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "no_such_route", "there is nothing at this address")
    }

    pub(crate) fn unknown_person() -> Problem {
        Problem::new(
            StatusCode::UNAUTHORIZED,
            "unknown_person",
            "say hello first: POST /api/me gives you a key",
        )
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(self)).into_response()
    }
}

impl From<InputError> for Problem {
    fn from(fault: InputError) -> Problem {
        Problem::bad_request(fault)
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Problem {
        match trouble {
            Trouble::Denied(denied) => denied.into(),
            Trouble::Store(error) => error.into(),
            Trouble::Crowded | Trouble::Stopping => {
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "try_again", trouble)
            }
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        // What a database says may be anything; it is for the log, not for the world.
        tracing::error!(%error, "the store failed");
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "try_again", "the store does not answer; try again")
    }
}

impl From<Denied> for Problem {
    fn from(denied: Denied) -> Problem {
        let (status, code) = match &denied {
            Denied::NoSuchGame => (StatusCode::NOT_FOUND, "no_such_game"),
            Denied::NoSuchSeat => (StatusCode::NOT_FOUND, "no_such_seat"),
            Denied::SeatTaken => (StatusCode::CONFLICT, "seat_taken"),
            Denied::SeatKept => (StatusCode::CONFLICT, "seat_kept"),
            Denied::SeatedAlready => (StatusCode::CONFLICT, "seated_already"),
            Denied::NotSeated => (StatusCode::FORBIDDEN, "not_seated"),
            Denied::NotHost => (StatusCode::FORBIDDEN, "not_host"),
            Denied::Begun => (StatusCode::CONFLICT, "begun"),
            Denied::NotBegun => (StatusCode::CONFLICT, "not_begun"),
            Denied::Over => (StatusCode::CONFLICT, "over"),
            Denied::NotOver => (StatusCode::CONFLICT, "not_over"),
            Denied::Closed => (StatusCode::CONFLICT, "closed"),
            Denied::Away => (StatusCode::CONFLICT, "away"),
            Denied::Stale { .. } => (StatusCode::CONFLICT, "stale"),
            Denied::NoUndo => (StatusCode::FORBIDDEN, "no_undo"),
            Denied::NoHints => (StatusCode::FORBIDDEN, "no_hints"),
            // The same word as where the rules refuse a decision for it.
            Denied::NotToAct => (StatusCode::UNPROCESSABLE_ENTITY, "not_to_act"),
            Denied::TooManyAnalyses => (StatusCode::TOO_MANY_REQUESTS, "too_many_analyses"),
            Denied::Muted => (StatusCode::FORBIDDEN, "muted"),
            Denied::TalkedOut => (StatusCode::FORBIDDEN, "talked_out"),
            Denied::Refused(Refused::Unreadable(_)) => (StatusCode::BAD_REQUEST, "bad_request"),
            Denied::Refused(Refused::ByTheRules { code, .. }) => (StatusCode::UNPROCESSABLE_ENTITY, *code),
            Denied::Bad(_) => (StatusCode::BAD_REQUEST, "bad_request"),
        };
        let seq = match denied {
            Denied::Stale { seq } => Some(seq),
            _ => None,
        };
        Problem { seq, ..Problem::new(status, code, denied) }
    }
}
