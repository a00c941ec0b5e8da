//! Response headers that restrict browsers, and the metrics.

use crate::test_server::TestServer;

#[tokio::test]
async fn every_response_has_security_headers() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    for path in ["/api/games", "/api/nothing", "/healthz", "/api/openapi.json"] {
        let response = person.get(path).await.expect("a response");
        let policy = response.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(response.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(response.header("referrer-policy"), "same-origin", "{path}");
        if path.starts_with("/api") {
            assert_eq!(response.header("cache-control"), "no-store", "{path}");
        }
    }
    let metrics = person.get("/metrics").await.expect("a response");
    assert!(String::from_utf8_lossy(&metrics.body).contains("gloriette_games_in_memory"));
}
