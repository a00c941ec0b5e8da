//! The cookie with a person's key: its name, its age and its attributes.

use axum::http::{HeaderMap, HeaderValue};
use axum_extra::extract::cookie::{Cookie, SameSite};

use crate::api::state::Api;
use crate::key::Key;

/// The name of the cookie with the key.
pub(super) const COOKIE: &str = "gloriette";
/// How long the cookie lasts after the last visit, in seconds: a year.
const COOKIE_SECONDS: i64 = 365 * 24 * 60 * 60;

/// A cookie that keeps a key. Scripts cannot read it, and browsers do not send it from other sites.
pub(crate) fn key_cookie(key: &Key, api: &Api, headers: &HeaderMap) -> HeaderValue {
    cookie(key.reveal(), COOKIE_SECONDS, api, headers)
}

/// A cookie that makes the browser forget its key.
pub(crate) fn expired_cookie(api: &Api, headers: &HeaderMap) -> HeaderValue {
    cookie("", 0, api, headers)
}

fn cookie(value: &str, seconds: i64, api: &Api, headers: &HeaderMap) -> HeaderValue {
    let protocol = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    let path = if api.options.base_path.is_empty() { "/" } else { &api.options.base_path };
    let cookie = Cookie::build((COOKIE, value))
        .path(path)
        .max_age(time::Duration::seconds(seconds))
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(api.options.trust_proxy && protocol == Some("https"));
    let mut value = HeaderValue::try_from(cookie.to_string()).expect("hexadecimal digits and a checked path");
    value.set_sensitive(true);
    value
}
