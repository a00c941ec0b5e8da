//! What a request brings: JSON, and a key that makes a repeat harmless.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;

use crate::api::error::ApiError;

/// A body of JSON. What is wrong with it is said in our own shape.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        let bytes = json(request, state).await?;
        let mut json = serde_json::Deserializer::from_slice(&bytes);
        let value = game::read_json(&mut json).map_err(|fault| match fault.place() {
            "" => fault.inside("body"),
            _ => fault,
        })?;
        json.end().map_err(|error| ApiError::bad_request(game::InputError::new("body", error)))?;
        Ok(Body(value))
    }
}

/// The text of a body of JSON, to be read elsewhere.
pub(crate) struct JsonText(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for JsonText {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<JsonText, ApiError> {
        let text = String::from_utf8(json(request, state).await?.to_vec());
        text.map(JsonText).map_err(|_| ApiError::bad_request("body: it is not UTF-8"))
    }
}

async fn json<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, ApiError> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
    // A form of another site can send no JSON, so this keeps forged requests out, too.
    if kind.split(';').next().map(str::trim) != Some("application/json") {
        let message = "the body must be JSON, with `content-type: application/json`";
        return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json", message));
    }
    Bytes::from_request(request, state).await.map_err(too_large)
}

fn too_large(rejection: BytesRejection) -> ApiError {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", "the body is too large")
        }
        _ => ApiError::bad_request("the body could not be read"),
    }
}

/// The key that makes a repeated request harmless: `idempotency-key`, if the request has one.
pub(crate) struct RepeatKey(pub(crate) Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for RepeatKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<RepeatKey, ApiError> {
        let Some(value) = parts.headers.get("idempotency-key") else { return Ok(RepeatKey(None)) };
        let fits = |key: &&str| {
            !key.is_empty() && key.len() <= 64 && key.bytes().all(|byte| byte.is_ascii_graphic())
        };
        let key = value.to_str().ok().filter(fits);
        let key =
            key.ok_or_else(|| ApiError::bad_request("idempotency-key: 1 to 64 visible ASCII characters"))?;
        Ok(RepeatKey(Some(key.to_string())))
    }
}

/// What stands behind the question mark. What is wrong with it is said in our own shape.
pub(crate) struct Params<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, ApiError> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        let Query(params) = query.map_err(|rejection| ApiError::bad_request(rejection.body_text()))?;
        Ok(Params(params))
    }
}
