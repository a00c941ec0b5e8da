//! The identity of the person who sends the request, and their name.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use table::{Person, PersonId, person_name};
use utoipa::ToSchema;

use crate::api::api_error::ApiError;
use crate::api::auth::{AuthenticatedPerson, ClientAddress, OptionalPerson, PresentedKey};
use crate::api::cookie::key_cookie;
use crate::api::device::device;
use crate::api::request_body::JsonBody;
use crate::api::state::Api;
use crate::key::Key;
use crate::random;
use crate::store::{NewKey, Write};
use crate::wall_clock::now;

/// Your identity.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Me {
    /// Your id, which everybody may know.
    id: PersonId,
    /// Your name; empty until you choose one.
    name: String,
}

impl From<Person> for Me {
    fn from(Person { id, name }: Person) -> Me {
        Me { id, name }
    }
}

/// Get your identity. The first call creates an anonymous one and sets a cookie with its key. Later
/// calls renew the cookie, so that it lasts a year from your last visit.
#[utoipa::path(post, path = "/api/me", tag = "people",
    security((), ("cookie" = []), ("bearer" = [])), responses(
    (status = OK, body = Me), (status = CREATED, body = Me), (status = "4XX", body = ApiError)))]
pub(crate) async fn hello(
    State(api): State<Api>,
    OptionalPerson(person): OptionalPerson,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    if let Some(person) = person {
        // A program that keeps its key itself needs no cookie.
        let key = PresentedKey::of(&headers).filter(|key| key.by_cookie).map(|key| key.key);
        let cookie = key.map(|key| [(header::SET_COOKIE, key_cookie(&key, &api, &headers))]);
        return Ok((cookie, Json(Me::from(person))).into_response());
    }
    allow_new_person(&api, address)?;
    let (person, key) = (Person { id: random::person_id(), name: String::new() }, Key::random());
    let new_key = NewKey { hash: key.hash(), at: now(), device: device(&headers) };
    api.tables.store().write(Write::Person { id: person.id, key: new_key }).await?;
    let cookie = [(header::SET_COOKIE, key_cookie(&key, &api, &headers))];
    Ok((StatusCode::CREATED, cookie, Json(Me::from(person))).into_response())
}

/// Counts a new key for the client's address before the body of the request is read.
pub(super) struct NewPersonAllowance;

impl FromRequestParts<Api> for NewPersonAllowance {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<NewPersonAllowance, ApiError> {
        let ClientAddress(address) = ClientAddress::from_request_parts(parts, api).await?;
        allow_new_person(api, address)?;
        Ok(NewPersonAllowance)
    }
}

/// Counts a new person from this address, or refuses with 429.
fn allow_new_person(api: &Api, address: IpAddr) -> Result<(), ApiError> {
    if api.new_person_limit.allow(&address) {
        return Ok(());
    }
    Err(ApiError::too_many("too_many_people", "too many new people from this address; wait a minute"))
}

/// A new name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Name {
    /// At most 24 characters.
    #[schema(max_length = 24)]
    name: String,
}

/// Change your name.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = Name, responses(
    (status = OK, body = Me), (status = "4XX", body = ApiError)))]
pub(crate) async fn rename(
    State(api): State<Api>,
    AuthenticatedPerson(person): AuthenticatedPerson,
    JsonBody(Name { name }): JsonBody<Name>,
) -> Result<Json<Me>, ApiError> {
    let person = Person { id: person.id, name: person_name(&name)? };
    api.tables.rename_person(&person).await?;
    api.people.forget(Some(person.id));
    Ok(Json(person.into()))
}
