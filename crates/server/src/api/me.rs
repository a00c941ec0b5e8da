//! People: who am I, what am I called.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::body::Body;
use crate::api::error::ApiError;
use crate::api::person::{Address, Known, Perhaps, cookie};
use crate::api::state::Api;
use crate::id::PersonId;
use crate::key::Key;
use crate::sitting::Person;
use crate::store::Write;
use crate::text;
use crate::timestamp::Timestamp;

/// Oneself.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Me {
    /// Who; no secret.
    #[schema(value_type = String)]
    id: PersonId,
    /// As one calls oneself; empty if one never said.
    name: String,
}

impl From<Person> for Me {
    fn from(Person { id, name }: Person) -> Me {
        Me { id, name }
    }
}

/// Say hello: the first time it gives you a key, in a cookie; from then on it says who you are.
#[utoipa::path(post, path = "/api/me", tag = "people", responses(
    (status = OK, body = Me), (status = CREATED, body = Me), (status = "4XX", body = ApiError)))]
pub(crate) async fn hello(
    State(api): State<Api>,
    Perhaps(person): Perhaps,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    if let Some(person) = person {
        return Ok(Json(Me::from(person)).into_response());
    }
    may_arrive(&api, address)?;
    let (person, key) = (Person { id: PersonId::random(), name: String::new() }, Key::random());
    let write = Write::Person { id: person.id, key: key.hash(), at: Timestamp::now() };
    api.tables.store().write(write).await?;
    let set = [(header::SET_COOKIE, cookie(&key, &api, &headers))];
    Ok((StatusCode::CREATED, set, Json(Me::from(person))).into_response())
}

/// Whether somebody new may come from this address; then it counts.
pub(super) fn may_arrive(api: &Api, address: IpAddr) -> Result<(), ApiError> {
    if api.arrivals.allow(&address.to_string()) {
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
    name: String,
}

/// Go by another name.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = Name, responses(
    (status = OK, body = Me), (status = "4XX", body = ApiError)))]
pub(crate) async fn rename(
    State(api): State<Api>,
    Known(person): Known,
    Body(Name { name }): Body<Name>,
) -> Result<Json<Me>, ApiError> {
    let name = text::name(&name)?;
    let person = Person { id: person.id, name };
    api.tables.rename(&person).await?;
    api.people.forget(person.id);
    Ok(Json(person.into()))
}
