//! One person on several devices.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Executor as _, Row as _};

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

#[tokio::test]
async fn expired_device_links_are_deleted_although_nobody_uses_one() {
    let mut server = TestServer::start().await;
    let mut person = server.person().await;
    for _ in 0..2 {
        person.post("/api/me/links", &Value::Null).await.expect("a response");
    }
    server.stop().await;
    let mut database = server.database().await;
    let expire = "UPDATE links SET until = 1 WHERE hash = (SELECT MIN(hash) FROM links)";
    database.execute(expire).await.expect("one link is old");
    let _server = server.restart().await;
    let remaining = async {
        loop {
            let row = database.fetch_one("SELECT COUNT(*) FROM links").await.expect("a number");
            if row.get::<i64, _>(0) == 1 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), remaining).await.expect("the old link is deleted");
}

#[tokio::test]
async fn the_owner_of_a_link_can_be_read_without_using_it() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    person.put("/api/me", &json!({"name": "Ada"})).await.expect("a response");
    let link = person.post("/api/me/links", &Value::Null).await.expect("a response").json().expect("JSON");
    let mut phone = server.stranger();
    for _ in 0..2 {
        let owner = phone.post("/api/links", &link).await.expect("a response");
        assert_eq!(owner.json().expect("JSON")["name"], "Ada");
        assert_eq!(owner.header("set-cookie"), "");
    }
    assert_eq!(phone.post("/api/keys", &link).await.expect("a response").status, 200);
    let used = phone.post("/api/links", &link).await.expect("a response");
    assert_eq!((used.status.as_u16(), used.code().as_str()), (410, "link_used"));
}
