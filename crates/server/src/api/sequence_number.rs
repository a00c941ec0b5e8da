//! Sequence numbers in requests.

use crate::api::api_error::ApiError;

/// Checks that a log can have this sequence number: databases store signed numbers.
pub(crate) fn sequence_number(after: u64) -> Result<u64, ApiError> {
    match i64::try_from(after) {
        Ok(_) => Ok(after),
        Err(_) => Err(ApiError::bad_request("after: the number is too large")),
    }
}
