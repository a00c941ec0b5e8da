//! One-time links that sign a second device in as the same person.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::{AuthenticatedPerson, PresentedKey};
use crate::api::cookie::key_cookie;
use crate::api::device::device;
use crate::api::me::{Me, NewPersonAllowance};
use crate::api::request_body::JsonBody;
use crate::api::state::Api;
use crate::key::Key;
use crate::store::{NewKey, Write, Written};

/// How long a link is valid, in milliseconds: 15 minutes.
const DEVICE_LINK_MILLISECONDS: i64 = 15 * 60 * 1000;

/// A link for another device.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Link {
    /// The secret that the other device sends, once, within 15 minutes.
    token: String,
}

/// Create a one-time link that signs another device in as you.
#[utoipa::path(post, path = "/api/me/links", tag = "people", responses(
    (status = CREATED, body = Link), (status = "4XX", body = ApiError)))]
pub(crate) async fn link(
    State(api): State<Api>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    key: PresentedKey,
) -> Result<(StatusCode, Json<Link>), ApiError> {
    let token = Key::random();
    let until = api.tables.store().now().after(DEVICE_LINK_MILLISECONDS);
    let write = Write::Link { hash: token.hash(), person: person.id, by: key.hash, until };
    if api.tables.store().write(write).await? == Written::Conflict {
        return Err(ApiError::unknown_person());
    }
    Ok((StatusCode::CREATED, Json(Link { token: token.reveal().to_string() })))
}

/// Find out who made a one-time link, without using it. A page can then ask before it replaces the
/// identity that a device already has.
#[utoipa::path(post, path = "/api/links", tag = "people", request_body = Link, security(()), responses(
    (status = OK, body = Me), (status = "4XX", body = ApiError)))]
pub(crate) async fn link_owner(
    State(api): State<Api>,
    _: NewPersonAllowance,
    JsonBody(Link { token }): JsonBody<Link>,
) -> Result<Json<Me>, ApiError> {
    let token = Key::parse(&token).ok_or_else(gone)?;
    let owner = api.tables.store().link_owner(&token.hash(), api.tables.store().now()).await?;
    Ok(Json(owner.ok_or_else(gone)?.into()))
}

fn gone() -> ApiError {
    ApiError::new(StatusCode::GONE, "link_used", "this link has been used or is too old")
}

/// Use a one-time link. This device gets a key of its own, in a cookie.
#[utoipa::path(post, path = "/api/keys", tag = "people", request_body = Link, security(()), responses(
    (status = OK, body = Me), (status = "4XX", body = ApiError)))]
pub(crate) async fn use_link(
    State(api): State<Api>,
    _: NewPersonAllowance,
    headers: HeaderMap,
    JsonBody(Link { token }): JsonBody<Link>,
) -> Result<Response, ApiError> {
    let (token, key) = (Key::parse(&token).ok_or_else(gone)?, Key::random());
    let new_key = NewKey { hash: key.hash(), at: api.tables.store().now(), device: device(&headers) };
    let write = Write::UseLink { hash: token.hash(), key: new_key };
    if api.tables.store().write(write).await? == Written::Conflict {
        return Err(gone());
    }
    let person = api.people.find(&key.hash(), api.tables.store(), &headers).await?.ok_or_else(gone)?;
    Ok(([(header::SET_COOKIE, key_cookie(&key, &api, &headers))], Json(Me::from(person))).into_response())
}
