//! Links that let another device be the same person.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::body::Body;
use crate::api::error::ApiError;
use crate::api::me::{Me, may_arrive};
use crate::api::person::{Address, Known, cookie};
use crate::api::state::Api;
use crate::key::Key;
use crate::store::{Write, Written};
use crate::timestamp::Timestamp;

/// A link for another device.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Link {
    /// What the other device has to show, once, within a quarter of an hour.
    token: String,
}

const LINK_LASTS: i64 = 15 * 60 * 1000;

/// Make a one-time link that lets another device be you.
#[utoipa::path(post, path = "/api/me/links", tag = "people", responses(
    (status = CREATED, body = Link), (status = "4XX", body = ApiError)))]
pub(crate) async fn link(
    State(api): State<Api>,
    Known(person): Known,
) -> Result<(StatusCode, Json<Link>), ApiError> {
    let token = Key::random();
    let until = Timestamp::now().after(LINK_LASTS);
    api.tables.store().write(Write::Link { hash: token.hash(), person: person.id, until }).await?;
    Ok((StatusCode::CREATED, Json(Link { token: token.reveal().to_string() })))
}

/// Use a one-time link: this device gets a key of its own, in a cookie.
#[utoipa::path(post, path = "/api/keys", tag = "people", request_body = Link, responses(
    (status = OK, body = Me), (status = "4XX", body = ApiError)))]
pub(crate) async fn use_link(
    State(api): State<Api>,
    Address(address): Address,
    headers: HeaderMap,
    Body(Link { token }): Body<Link>,
) -> Result<Response, ApiError> {
    may_arrive(&api, address)?;
    let used = || ApiError::new(StatusCode::GONE, "link_used", "this link was used already, or is too old");
    let (token, key) = (Key::read(&token).ok_or_else(used)?, Key::random());
    let write = Write::UseLink { hash: token.hash(), key: key.hash(), at: Timestamp::now() };
    if api.tables.store().write(write).await? == Written::Taken {
        return Err(used());
    }
    let person = api.people.find(&key.hash(), api.tables.store()).await?.ok_or_else(used)?;
    Ok(([(header::SET_COOKIE, cookie(&key, &api, &headers))], Json(Me::from(person))).into_response())
}
