//! Who makes a request.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};

use crate::api::error::ApiError;
use crate::api::state::Api;
use crate::key::Key;
use crate::sitting::Person;

/// The name of the cookie that holds the key.
pub(crate) const COOKIE: &str = "gloriette";

/// Whoever makes the request, if they are known.
pub(crate) struct Perhaps(pub(crate) Option<Person>);

/// Somebody known who wants to change something, and does not do so too often.
pub(crate) struct Known(pub(crate) Person);

/// The address that a request comes from.
#[derive(Copy, Clone)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Api> for Perhaps {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Perhaps, ApiError> {
        match key(&parts.headers) {
            None => Ok(Perhaps(None)),
            Some(key) => Ok(Perhaps(api.people.find(&key.hash(), api.tables.store()).await?)),
        }
    }
}

impl FromRequestParts<Api> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Known, ApiError> {
        let Perhaps(person) = Perhaps::from_request_parts(parts, api).await?;
        let person = person.ok_or_else(ApiError::unknown_person)?;
        if !api.posts.allow(&person.id.to_string()) {
            return Err(ApiError::too_many("too_fast", "slow down a little"));
        }
        Ok(Known(person))
    }
}

impl FromRequestParts<Api> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, api: &Api) -> Result<Address, ApiError> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
        let forwarded = api.options.trust_proxy.then(|| forwarded_for(&parts.headers)).flatten();
        Ok(Address(forwarded.or(peer).unwrap_or(IpAddr::from([0, 0, 0, 0]))))
    }
}

/// The client's address as the proxy next to us saw it: the last one that it wrote.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// The key that a request shows: in the cookie, or as `authorization: Bearer …`.
pub(crate) fn key(headers: &HeaderMap) -> Option<Key> {
    let bearer =
        headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let cookie = || {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
    };
    bearer.or_else(cookie).and_then(Key::read)
}

/// A cookie that keeps a key for a year. Scripts cannot read it, and other sites cannot make a browser send it.
pub(crate) fn cookie(key: &Key, api: &Api, headers: &HeaderMap) -> HeaderValue {
    let proto = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    let secure = if api.options.trust_proxy && proto == Some("https") { "; Secure" } else { "" };
    let path = if api.options.base_path.is_empty() { "/" } else { &api.options.base_path };
    let text = format!(
        "{COOKIE}={}; Path={path}; Max-Age=31536000; HttpOnly; SameSite=Strict{secure}",
        key.reveal()
    );
    let mut value = HeaderValue::try_from(text).expect("hexadecimal digits and a checked path");
    value.set_sensitive(true);
    value
}
