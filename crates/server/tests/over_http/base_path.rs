//! A server behind a proxy, under a sub-path.

use serde_json::Value;

use crate::test_server::{TestServer, open, state, test_options, versailles, watch};

#[tokio::test]
async fn the_server_works_under_a_base_path() {
    let options = server::Options { base_path: "/garden".into(), trust_proxy: true, ..test_options() };
    let server = TestServer::with_options(options).await;
    let mut person = server.stranger().under("/garden");
    let forwarded = [("x-forwarded-proto", "https"), ("x-forwarded-for", "203.0.113.7")];
    let hello = person.send_json("POST", "/api/me", &forwarded, &Value::Null).await.expect("a response");
    assert_eq!(hello.status, 201);
    let cookie = hello.header("set-cookie");
    assert!(cookie.contains("Path=/garden;") && cookie.contains("Secure"), "{cookie}");
    let game = open(&mut person, versailles(2), &["me", "gardener"]).await;
    assert_eq!(state(&mut person, &game).await["table"]["you"], 0);
    let mut events = watch(&person, &game).await;
    assert!(events.next().await.is_ok());
    let mut elsewhere = server.stranger();
    assert_eq!(elsewhere.get("/garden").await.expect("a response").header("location"), "/garden/");
    assert_eq!(elsewhere.get("/api/games").await.expect("a response").status, 404);
}
