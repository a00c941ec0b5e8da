//! Requests from pages of other origins change nothing and get no cookie.

use client::Client;
use serde_json::{Value, json};
use server::Options;

use crate::bad_input::assert_refused;
use crate::test_server::{TestServer, open, state, test_options, versailles};

type Headers<'a> = Vec<(&'a str, &'a str)>;

/// Headers that browsers add to requests of our own page, of programs, and of the user.
fn own(origin: &str) -> Vec<Headers<'_>> {
    vec![
        vec![],
        vec![("origin", origin)],
        vec![("sec-fetch-site", "same-origin"), ("origin", origin)],
        vec![("sec-fetch-site", "none")],
        // A proxy may change the host, but the browser knows where the page comes from.
        vec![("sec-fetch-site", "same-origin"), ("origin", "https://elsewhere.test")],
    ]
}

/// Headers that browsers add to requests of other pages.
fn foreign(origin: &str) -> Vec<Headers<'_>> {
    vec![
        vec![("sec-fetch-site", "cross-site")],
        vec![("sec-fetch-site", "same-site")],
        vec![("sec-fetch-site", "cross-site"), ("origin", origin)],
        vec![("origin", "null")],
        vec![("origin", "")],
        vec![("origin", "http://elsewhere.test")],
        vec![("origin", "http://127.0.0.1:1")],
        vec![("origin", "file://")],
        vec![("origin", origin), ("origin", "http://elsewhere.test")],
        vec![("sec-fetch-site", "none"), ("origin", "null")],
        vec![("sec-fetch-site", "something new"), ("origin", "http://elsewhere.test")],
        vec![("x-forwarded-host", "elsewhere.test"), ("origin", "http://elsewhere.test")],
    ]
}

#[tokio::test]
async fn foreign_requests_change_nothing_and_get_no_cookie() {
    for base_path in ["", "/garden"] {
        let server =
            TestServer::with_options(Options { base_path: base_path.into(), ..test_options() }).await;
        let origin = format!("http://{}", server.address);
        let mut person = server.stranger().under(base_path);
        person.post("/api/me", &Value::Null).await.expect("a response");
        let game = open(&mut person, versailles(2), &["me", "open"]).await;
        let before = state(&mut person, &game).await;
        for headers in foreign(&origin) {
            for mut client in [server.stranger().under(base_path), person.again(server.address)] {
                assert_nothing_changes(&mut client, &game, &headers).await;
            }
        }
        assert_eq!(state(&mut person, &game).await, before, "the game is as it was");
        for headers in own(&origin) {
            let mut stranger = server.stranger().under(base_path);
            let hello = stranger.send("POST", "/api/me", &headers, None).await.expect("a response");
            assert_eq!(hello.status, 201, "{headers:?}");
            assert!(!hello.header("set-cookie").is_empty(), "{headers:?}");
        }
    }
}

async fn assert_nothing_changes(client: &mut Client, game: &str, headers: &Headers<'_>) {
    let requests = [
        ("POST", "/api/me".to_string(), Value::Null),
        ("PUT", "/api/me".to_string(), json!({"name": "Mallory"})),
        ("POST", "/api/me/links".to_string(), Value::Null),
        ("POST", "/api/keys".to_string(), json!({"token": "0".repeat(64)})),
        ("POST", "/api/games".to_string(), json!({"terms": versailles(2)})),
        ("PUT", format!("/api/games/{game}/seats/1"), json!({"who": "gardener"})),
        ("POST", format!("/api/games/{game}/leave"), Value::Null),
        ("DELETE", format!("/api/games/{game}"), Value::Null),
        ("PATCH", "/api/nothing".to_string(), Value::Null),
    ];
    for (method, path, body) in requests {
        let response = client.send_json(method, &path, headers, &body).await.expect("a response");
        assert_refused(&response, 403, "foreign_request");
        assert_eq!(response.header("set-cookie"), "", "{method} {path} {headers:?}");
    }
    for path in ["/api/games".to_string(), format!("/api/games/{game}"), "/healthz".to_string()] {
        let response = client.send("GET", &path, headers, None).await.expect("a response");
        assert_eq!(response.status, 200, "{path} {headers:?}");
        assert_eq!(response.header("set-cookie"), "", "{path} {headers:?}");
    }
}

/// TLS may end at a proxy, which may also replace the host.
#[tokio::test]
async fn behind_a_proxy_the_forwarded_host_counts() {
    let options = Options { base_path: "/garden".into(), trust_proxy: true, ..test_options() };
    let server = TestServer::with_options(options).await;
    let local = format!("https://{}", server.address);
    let cases = [
        (vec![("x-forwarded-host", "games.test"), ("origin", "https://games.test")], 201),
        (vec![("x-forwarded-host", "games.test:8443"), ("origin", "https://games.test:8443")], 201),
        (vec![("x-forwarded-host", "evil.test, games.test"), ("origin", "https://games.test")], 201),
        (vec![("x-forwarded-host", "games.test"), ("origin", &local)], 201),
        (vec![("x-forwarded-host", "games.test, evil.test"), ("origin", "https://games.test")], 403),
        (vec![("x-forwarded-host", "games.test"), ("origin", "https://evil.test")], 403),
        (vec![("x-forwarded-host", "games.test"), ("origin", "null")], 403),
        (vec![("x-forwarded-host", "games.test"), ("sec-fetch-site", "cross-site")], 403),
    ];
    for (headers, status) in cases {
        let mut stranger = server.stranger().under("/garden");
        let hello = stranger.send("POST", "/api/me", &headers, None).await.expect("a response");
        assert_eq!(hello.status, status, "{headers:?}");
        assert_eq!(hello.header("set-cookie").is_empty(), status == 403, "{headers:?}");
    }
}
