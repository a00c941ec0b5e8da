//! The address under which a request has reached the server.

use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};

/// The longest name of a server, as the domain name system has it, with a port.
const MAX_HOST_LENGTH: usize = 253 + 6;

/// Scheme, host and port of the address that a client has used. Previews need absolute links.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Origin {
    scheme: &'static str,
    host: String,
}

impl Origin {
    /// The origin of a request; `None` if its host is not a plain name or address.
    pub(crate) fn of(headers: &HeaderMap, trust_proxy: bool) -> Option<Origin> {
        let last = |name: &str| {
            let value = headers.get_all(name).iter().next_back().filter(|_| trust_proxy)?;
            Some(value.to_str().ok()?.rsplit(',').next()?.trim().to_string())
        };
        let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).map(str::to_string);
        let host = last("x-forwarded-host").or(host)?;
        let is_plain = |authority: &Authority| !authority.as_str().contains('@');
        if host.len() > MAX_HOST_LENGTH || !host.parse::<Authority>().is_ok_and(|host| is_plain(&host)) {
            return None;
        }
        let scheme = if last("x-forwarded-proto").as_deref() == Some("https") { "https" } else { "http" };
        Some(Origin { scheme, host })
    }

    /// The origin as in URLs.
    pub(crate) fn url(&self) -> String {
        format!("{}://{}", self.scheme, self.host)
    }

    /// The host, which people recognise without the scheme.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(headers: &[(&'static str, &'static str)], trust_proxy: bool) -> Option<String> {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().expect("a header"));
        }
        Origin::of(&map, trust_proxy).map(|origin| origin.url())
    }

    #[test]
    fn the_proxy_knows_the_public_address() {
        let headers = [
            ("host", "10.0.0.1:1747"),
            ("x-forwarded-host", "evil.test, example.org"),
            ("x-forwarded-proto", "https"),
        ];
        assert_eq!(url(&headers, true).as_deref(), Some("https://example.org"));
        assert_eq!(url(&headers, false).as_deref(), Some("http://10.0.0.1:1747"));
    }

    #[test]
    fn other_texts_are_not_repeated() {
        for host in ["", "a b", "\"><script>", "user@example.org", "example.org/path"] {
            assert_eq!(url(&[("host", host)], false), None, "{host}");
        }
        assert_eq!(url(&[], false), None);
        let long: &'static str = "a".repeat(300).leak();
        assert_eq!(url(&[("host", long)], false), None);
    }
}
