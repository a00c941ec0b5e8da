//! One person on several devices.

use serde_json::Value;

use crate::test_server::{TestServer, open, state, versailles};

#[tokio::test]
async fn a_device_link_gives_another_device_the_same_identity_once() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(2), &["me", "gardener"]).await;
    let link = person.post("/api/me/links", &Value::Null).await.expect("a response").json().expect("JSON");
    let mut phone = server.stranger();
    assert_eq!(phone.post("/api/keys", &link).await.expect("a response").status, 200);
    assert_ne!(phone.key(), person.key(), "every device has its own key");
    assert_eq!(state(&mut phone, &game).await["table"]["you"], 0);
    let again = server.stranger().post("/api/keys", &link).await.expect("a response");
    assert_eq!(again.code(), "link_used", "a link works once");
}
