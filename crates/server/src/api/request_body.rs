//! Extractors for bodies, queries and idempotency keys, with errors in our own shape.

use std::error::Error;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use game::InputError;
use serde::de::DeserializeOwned;
use utoipa::IntoParams;

use crate::api::api_error::ApiError;
use crate::limits::MAX_IDEMPOTENCY_KEY_LENGTH;

/// A body of JSON.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, ApiError> {
        let bytes = json_bytes(request, state).await?;
        let mut json = serde_json::Deserializer::from_slice(&bytes);
        let value = game::read_json(&mut json).map_err(|error| match error.place() {
            "" => error.inside("body"),
            _ => error,
        })?;
        json.end().map_err(|error| InputError::new("body", error))?;
        Ok(JsonBody(value))
    }
}

/// The text of a body of JSON.
pub(crate) struct JsonText(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for JsonText {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<JsonText, ApiError> {
        let text = String::from_utf8(json_bytes(request, state).await?.to_vec());
        text.map(JsonText).map_err(|_| ApiError::bad_request("body: it is not UTF-8"))
    }
}

async fn json_bytes<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, ApiError> {
    let content_type = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    // Forms of other sites cannot send JSON, so this also stops cross-site request forgery.
    if content_type.and_then(|value| value.split(';').next()).map(str::trim) != Some("application/json") {
        let message = "the body must be JSON, with `content-type: application/json`";
        return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json", message));
    }
    Bytes::from_request(request, state).await.map_err(unreadable_body)
}

/// The error of a body that arrives too slowly.
#[derive(Debug, thiserror::Error)]
#[error("the body arrives too slowly")]
pub(crate) struct BodyTimeout;

fn unreadable_body(rejection: BytesRejection) -> ApiError {
    match rejection.status() {
        _ if is_timeout(&rejection) => ApiError::new(StatusCode::REQUEST_TIMEOUT, "too_slow", BodyTimeout),
        StatusCode::PAYLOAD_TOO_LARGE => {
            ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", "the body is too large")
        }
        _ => ApiError::bad_request("the body could not be read"),
    }
}

fn is_timeout(error: &(dyn Error + 'static)) -> bool {
    error.is::<BodyTimeout>() || error.source().is_some_and(is_timeout)
}

/// The header `idempotency-key`, if the request has one: a repeated request does nothing again.
#[derive(IntoParams)]
#[into_params(names("idempotency-key"), parameter_in = Header)]
pub(crate) struct IdempotencyKey(
    #[param(min_length = 1, max_length = 64, pattern = "^[!-~]+$")] pub(crate) Option<String>,
);

impl<S: Send + Sync> FromRequestParts<S> for IdempotencyKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<IdempotencyKey, ApiError> {
        let Some(value) = parts.headers.get("idempotency-key") else { return Ok(IdempotencyKey(None)) };
        let max = MAX_IDEMPOTENCY_KEY_LENGTH;
        let is_valid =
            |key: &&str| (1..=max).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
        let key = value.to_str().ok().filter(is_valid).ok_or_else(|| {
            ApiError::bad_request(format_args!("idempotency-key: 1 to {max} visible ASCII characters"))
        })?;
        Ok(IdempotencyKey(Some(key.to_string())))
    }
}

/// The query of a request.
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for QueryParams<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, ApiError> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        let Query(params) = query.map_err(|rejection| ApiError::bad_request(rejection.body_text()))?;
        Ok(QueryParams(params))
    }
}
