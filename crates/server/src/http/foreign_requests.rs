//! Requests that a page of another origin sends through the browser of a visitor.
//!
//! Browsers say where a request comes from: in `sec-fetch-site`, or, on plain HTTP and in old
//! versions, only in `origin`. Programs send neither header. A foreign request may read what
//! everybody may read, but it changes nothing and gets no cookie.

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::api::{Api, ApiError};

/// Refuses foreign requests that could change something, and keeps cookies from all others. The
/// cookie of a foreign request would replace the visitor's key, because `SameSite` restricts what
/// browsers send but not what they accept.
pub(crate) async fn refuse(State(api): State<Api>, request: Request, next: Next) -> Response {
    if !is_foreign(request.headers(), api.options.trust_proxy) {
        return next.run(request).await;
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        let message = "a page of another site may not send this request";
        return ApiError::new(StatusCode::FORBIDDEN, "foreign_request", message).into_response();
    }
    let mut response = next.run(request).await;
    response.headers_mut().remove(header::SET_COOKIE);
    response
}

fn is_foreign(headers: &HeaderMap, trust_proxy: bool) -> bool {
    let site = headers.get("sec-fetch-site").map(|value| value.as_bytes());
    match site {
        Some(b"same-origin") => false,
        Some(b"same-site" | b"cross-site") => true,
        // `none` is a request that the user typed. A form that is sent again may say so, too.
        _ => headers.get_all(header::ORIGIN).iter().any(|origin| {
            let origin = origin.to_str().ok().and_then(|text| text.parse().ok());
            !origin.is_some_and(|origin| is_ours(&origin, headers, trust_proxy))
        }),
    }
}

/// Whether the request was sent to the server's name in this origin.
fn is_ours(origin: &Uri, headers: &HeaderMap, trust_proxy: bool) -> bool {
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
    let forwarded = headers.get_all("x-forwarded-host").iter().next_back().filter(|_| trust_proxy);
    let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    [host, forwarded].into_iter().flatten().any(|host| has_host(origin, host.trim()))
}

/// Whether an origin has this host and port. The scheme does not matter, because a proxy may
/// handle TLS.
fn has_host(origin: &Uri, host: &str) -> bool {
    let default_port = match origin.scheme_str() {
        Some("http") => 80,
        Some("https") => 443,
        _ => return false,
    };
    let (Some(origin), Ok(host)) = (origin.authority(), host.parse::<Authority>()) else { return false };
    let port = |authority: &Authority| authority.port_u16().unwrap_or(default_port);
    origin.host().eq_ignore_ascii_case(host.host()) && port(origin) == port(&host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_compared_by_host_and_port() {
        let same = |origin: &str, host: &str| origin.parse().is_ok_and(|origin| has_host(&origin, host));
        assert!(same("http://127.0.0.1:1747", "127.0.0.1:1747"));
        assert!(same("https://Example.org", "example.org"));
        assert!(same("https://example.org", "example.org:443"));
        assert!(same("http://[::1]:1747", "[::1]:1747"));
        for (origin, host) in [
            ("http://127.0.0.1:1748", "127.0.0.1:1747"),
            ("http://localhost:1747", "127.0.0.1:1747"),
            ("https://example.org.evil.test", "example.org"),
            ("https://example.org:8443", "example.org"),
            ("https://example.org", "example.org:80"),
            ("chrome-extension://example.org", "example.org"),
            ("null", "null"),
            ("", ""),
        ] {
            assert!(!same(origin, host), "{origin} {host}");
        }
    }
}
