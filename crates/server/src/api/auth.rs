//! The sender of a request: keys in cookies and headers, and the client's address.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::CookieJar;
use table::Person;

use crate::api::api_error::ApiError;
use crate::api::cookie::COOKIE;
use crate::api::state::Api;
use crate::client_address::{counted_address, forwarded_for};
use crate::key::{Key, KeyHash};

/// The key of a request. Requests without one get 401; it may still be invalid.
pub(crate) struct PresentedKey {
    /// The key.
    pub(crate) key: Key,
    /// Its hash.
    pub(crate) hash: KeyHash,
    /// Whether a cookie carried it.
    pub(crate) by_cookie: bool,
}

/// The person who sends the request, if the request has a valid key.
pub(crate) struct OptionalPerson(pub(crate) Option<Person>);

/// The person who sends the request. Requests without a valid key get 401, too many get 429.
pub(crate) struct AuthenticatedPerson(pub(crate) Person);

/// The client's address, as limits count it.
#[derive(Copy, Clone)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl FromRequestParts<Api> for OptionalPerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<OptionalPerson, ApiError> {
        let Some(key) = PresentedKey::of(&parts.headers) else { return Ok(OptionalPerson(None)) };
        let person = api.people.find(&key.hash, api.tables.store(), &parts.headers).await?;
        Ok(OptionalPerson(person))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for PresentedKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<PresentedKey, ApiError> {
        PresentedKey::of(&parts.headers).ok_or_else(ApiError::unknown_person)
    }
}

impl FromRequestParts<Api> for AuthenticatedPerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<AuthenticatedPerson, ApiError> {
        let OptionalPerson(person) = OptionalPerson::from_request_parts(parts, api).await?;
        let person = person.ok_or_else(ApiError::unknown_person)?;
        if !api.post_limit.allow(&person.id) {
            return Err(ApiError::too_fast());
        }
        Ok(AuthenticatedPerson(person))
    }
}

impl FromRequestParts<Api> for ClientAddress {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<ClientAddress, ApiError> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        let forwarded = api.options.trust_proxy.then(|| forwarded_for(&parts.headers)).flatten();
        let address = forwarded.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]));
        Ok(ClientAddress(counted_address(address)))
    }
}

impl PresentedKey {
    /// The key from `authorization: Bearer …`, otherwise from the cookie.
    pub(crate) fn of(headers: &HeaderMap) -> Option<PresentedKey> {
        let bearer =
            headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
        let key = match bearer {
            Some(bearer) => Key::parse(bearer),
            None => {
                CookieJar::from_headers(headers).get(COOKIE).and_then(|cookie| Key::parse(cookie.value()))
            }
        }?;
        Some(PresentedKey { hash: key.hash(), key, by_cookie: bearer.is_none() })
    }
}
