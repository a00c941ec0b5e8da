//! Keys of a person: renewing the cookie, listing and revoking keys.

use std::time::Duration;

use client::{Client, ClientError, Response};
use serde_json::{Value, json};
use server::key::Key;
use server::store::{Device, Write, Written, day};
use table::Timestamp;

use crate::bad_input::assert_refused;
use crate::test_server::{TestServer, frame, open, state, versailles, watch};

const FIREFOX: (&str, &str) =
    ("user-agent", "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0");

/// A second device of a person.
async fn second_device(server: &TestServer, person: &mut Client) -> Client {
    let link = device_link(person).await;
    let mut device = server.stranger();
    let response = device.send_json("POST", "/api/keys", &[FIREFOX], &link).await.expect("a response");
    assert_eq!(response.status, 200, "{:?}", response.body);
    device
}

async fn device_link(person: &mut Client) -> Value {
    let response = person.post("/api/me/links", &Value::Null).await.expect("a response");
    assert_eq!(response.status, 201, "{:?}", response.body);
    response.json().expect("JSON")
}

async fn keys(person: &mut Client) -> Vec<Value> {
    let response = person.get("/api/me/keys").await.expect("a response");
    assert_eq!(response.status, 200, "{:?}", response.body);
    response.json().expect("JSON")["keys"].as_array().cloned().expect("keys")
}

/// The id of the key that the client itself uses, or of the first other one.
async fn key_id(person: &mut Client, current: bool) -> String {
    let keys = keys(person).await;
    let key = keys.iter().find(|key| key["current"] == current).expect("a key");
    key["id"].as_str().expect("an id").to_string()
}

async fn revoke(person: &mut Client, id: &str) -> Response {
    person.delete(&format!("/api/me/keys/{id}")).await.expect("a response")
}

async fn is_known(person: &mut Client) -> bool {
    person.get("/api/me/games").await.expect("a response").status == 200
}

#[tokio::test]
async fn every_visit_renews_the_cookie_but_no_bearer_key() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let key = person.key().expect("a key").to_string();
    let visit = person.post("/api/me", &Value::Null).await.expect("a response");
    assert_eq!(visit.status, 200);
    let cookie = visit.header("set-cookie");
    assert!(cookie.starts_with(&format!("gloriette={key};")), "the same key");
    for part in ["Max-Age=31536000", "HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let bearer = format!("Bearer {key}");
    let program = server.stranger().send("POST", "/api/me", &[("authorization", &bearer)], None).await;
    let program = program.expect("a response");
    assert_eq!((program.status.as_u16(), program.header("set-cookie")), (200, ""));
}

#[tokio::test]
async fn a_person_sees_all_devices_and_which_one_this_is() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let mut phone = second_device(&server, &mut person).await;
    let keys = keys(&mut phone).await;
    assert_eq!(keys.len(), 2);
    let own = keys.iter().find(|key| key["current"] == true).expect("this device");
    assert_eq!((&own["browser"], &own["platform"]), (&json!("Firefox"), &json!("Android")));
    let other = keys.iter().find(|key| key["current"] == false).expect("the other device");
    assert_eq!((&other["browser"], &other["platform"]), (&Value::Null, &Value::Null));
    for key in &keys {
        let since = key["since"].as_i64().expect("a timestamp");
        assert_eq!(key["used"], day(Timestamp(since)).0, "the day, not the time");
    }
    let hash = Key::parse(phone.key().expect("a key")).expect("a valid key").hash();
    let id = own["id"].as_str().expect("an id");
    assert!(!hash.as_str().contains(id) && !phone.key().expect("a key").contains(id));
}

#[tokio::test]
async fn a_revoked_key_stops_working_at_once_and_its_stream_ends() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(2), &["me", "open"]).await;
    let mut phone = second_device(&server, &mut person).await;
    assert_eq!(state(&mut phone, &game).await["table"]["you"], 0);
    let (mut own, mut stolen) = (watch(&person, &game).await, watch(&phone, &game).await);
    for events in [&mut own, &mut stolen] {
        events.next().await.expect("the present state");
    }
    let id = key_id(&mut person, false).await;
    assert_eq!(revoke(&mut person, &id).await.status, 204);
    assert!(!is_known(&mut phone).await, "at once, not when the cache expires");
    let ended = tokio::time::timeout(Duration::from_secs(10), stolen.next()).await.expect("it ends");
    assert!(matches!(ended, Err(ClientError::Over)), "{ended:?}");
    assert_eq!(state(&mut phone, &game).await["table"]["you"], Value::Null, "a spectator");
    assert!(is_known(&mut person).await);
    assert_eq!(keys(&mut person).await.len(), 1);
    assert_eq!(revoke(&mut person, &id).await.status, 204, "revoking it again changes nothing");
    person.put("/api/me", &json!({"name": "Ada"})).await.expect("a response");
    let renamed = frame(&own.next().await.expect("a frame"));
    assert_eq!(renamed["what"]["what"], "renamed", "the other stream goes on");
}

#[tokio::test]
async fn signing_out_everywhere_else_also_ends_waiting_device_links() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let mut devices = Vec::new();
    for _ in 0..3 {
        devices.push(second_device(&server, &mut person).await);
    }
    let link = device_link(&mut devices[0]).await;
    assert_eq!(person.delete("/api/me/keys").await.expect("a response").status, 204);
    for device in &mut devices {
        assert!(!is_known(device).await);
    }
    let late = server.stranger().post("/api/keys", &link).await.expect("a response");
    assert_refused(&late, 410, "link_used");
    assert_eq!(keys(&mut person).await.len(), 1);
    assert!(is_known(&mut person).await);
}

#[tokio::test]
async fn nobody_loses_the_last_key() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let own = key_id(&mut person, true).await;
    assert_refused(&revoke(&mut person, &own).await, 409, "last_key");
    assert!(is_known(&mut person).await);
    let mut phone = second_device(&server, &mut person).await;
    let signed_out = revoke(&mut person, &own).await;
    assert_eq!(signed_out.status, 204);
    assert!(signed_out.header("set-cookie").contains("Max-Age=0"), "the browser forgets the key");
    assert!(is_known(&mut phone).await);
    let last = key_id(&mut phone, true).await;
    assert_refused(&revoke(&mut phone, &last).await, 409, "last_key");
}

/// Two devices that revoke each other at the same moment: one of them stays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_devices_cannot_revoke_each_other() {
    let server = TestServer::start().await;
    for _ in 0..10 {
        let mut person = server.person().await;
        let mut phone = second_device(&server, &mut person).await;
        let (of_phone, of_person) = (key_id(&mut person, false).await, key_id(&mut phone, false).await);
        tokio::join!(revoke(&mut person, &of_phone), revoke(&mut phone, &of_person));
        let known = [is_known(&mut person).await, is_known(&mut phone).await];
        assert_eq!(known.iter().filter(|known| **known).count(), 1, "{known:?}");
    }
}

#[tokio::test]
async fn nobody_can_revoke_the_key_of_another_person() {
    let server = TestServer::start().await;
    let (mut person, mut other) = (server.person().await, server.person().await);
    second_device(&server, &mut other).await;
    let id = key_id(&mut person, true).await;
    assert_eq!(revoke(&mut other, &id).await.status, 204);
    assert!(is_known(&mut person).await);
    let stranger = server.stranger().delete("/api/me/keys").await.expect("a response");
    assert_refused(&stranger, 401, "unknown_person");
}

/// Keys of 0.1.0 have neither a day nor a device.
#[tokio::test]
async fn the_first_use_of_a_day_is_noted_once() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let hash = Key::parse(person.key().expect("a key")).expect("a valid key").hash();
    let today = keys(&mut person).await[0]["used"].as_i64().expect("a day");
    let use_on = |day| Write::KeyUsed { hash: hash.clone(), day: Timestamp(day), device: Device::default() };
    let store = server.tables.store();
    assert_eq!(store.write(use_on(today)).await.expect("an answer"), Written::Conflict);
    let old = Key::random();
    let mut lines = Vec::new();
    let export = server::archive::export(store, |line| {
        lines.push(line.clone());
        Ok(())
    });
    export.await.expect("the export succeeds");
    let owner = lines.iter().find_map(|line| match line {
        server::archive::ArchiveLine::Key { person, .. } => Some(*person),
        _ => None,
    });
    let key = json!({"line": "key", "hash": old.hash().as_str(), "person": owner, "since": 1});
    let key = serde_json::from_value(key).expect("a key as 0.1.0 exports it");
    store.write(Write::Archived(key)).await.expect("an answer");
    let mut device = server.stranger().with_key(Some(old.reveal().to_string()));
    let response = device.send("GET", "/api/me/games", &[FIREFOX], None).await.expect("a response");
    assert_eq!(response.status, 200);
    loop {
        let keys = keys(&mut device).await;
        let key = keys.iter().find(|key| key["current"] == true).expect("this device").clone();
        if key["used"] == today {
            assert_eq!((&key["browser"], &key["platform"]), (&json!("Firefox"), &json!("Android")));
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// With PostgreSQL, the second server hears of it from the database.
#[tokio::test]
async fn another_process_hears_of_a_revoked_key() {
    if std::env::var_os("GLORIETTE_TEST_POSTGRES").is_none() {
        return;
    }
    let server = TestServer::start().await;
    let other = TestServer::on_store_of(&server).await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(2), &["me", "open"]).await;
    let mut phone = second_device(&server, &mut person).await.again(other.address);
    assert!(is_known(&mut phone).await, "the other process has cached it now");
    let mut events = watch(&phone, &game).await;
    events.next().await.expect("the present state");
    person.delete("/api/me/keys").await.expect("a response");
    let ended = tokio::time::timeout(Duration::from_secs(10), events.next()).await.expect("it ends");
    assert!(matches!(ended, Err(ClientError::Over)), "{ended:?}");
    let deadline = tokio::time::Instant::now() + Duration::from_secs(5);
    while is_known(&mut phone).await {
        assert!(tokio::time::Instant::now() < deadline, "long before the cache expires");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
