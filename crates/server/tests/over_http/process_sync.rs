//! What one process writes reaches the viewers and the memory of another one.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sqlx::Executor as _;

use crate::test_server::{TestServer, frame, open, post, sit, state, versailles, watch};

/// Two processes on one database, or `None` on SQLite, which has only one.
async fn two_servers() -> Option<(TestServer, TestServer)> {
    let first = TestServer::start().await;
    if !first.has_shared_store() {
        println!("LEFT OUT: two processes need PostgreSQL, but GLORIETTE_TEST_POSTGRES is not set");
        return None;
    }
    let second = TestServer::on_store_of(&first).await;
    Some((first, second))
}

/// A process that is killed right after a commit tells nobody. Here the test writes the entry.
#[tokio::test]
async fn an_entry_without_a_notification_arrives_and_is_in_nobodys_way() {
    let Some((first, second)) = two_servers().await else { return };
    let (mut host, mut guest) = (first.person().await, second.person().await);
    let game = open(&mut host, versailles(2), &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let mut events = watch(&guest, &game).await;
    let mut last = frame(&events.next().await.expect("a frame"))["seq"].as_u64().expect("a number");
    let at = Instant::now();
    let me =
        host.post("/api/me", &Value::Null).await.expect("a response").json().expect("JSON")["id"].clone();
    let write = async |seq: u64, text: &str| {
        let said = json!({"entry": "said", "person": me, "name": "Anna", "text": text});
        let insert = format!(
            "INSERT INTO entries (game, seq, at, entry) SELECT game, {seq}, at, '{said}' FROM entries \
             WHERE game = '{game}' AND seq = {seq} - 1",
        );
        let mut database = first.database().await;
        database.execute(sqlx::AssertSqlSafe(insert)).await.expect("an entry");
    };
    write(last + 1, "lost").await;
    let lost = frame(&events.next().await.expect("a frame"));
    assert_eq!((lost["seq"].as_u64(), &lost["what"]["text"]), (Some(last + 1), &Value::from("lost")));
    assert!(at.elapsed() < Duration::from_secs(60), "{:?}", at.elapsed());
    // No process knows of the next ones, and both write.
    write(last + 2, "unknown").await;
    assert_eq!(post(&mut host, &game, "talk", json!({"text": "hello"})).await, 200);
    write(last + 4, "unknown, too").await;
    assert_eq!(post(&mut guest, &game, "talk", json!({"text": "good evening"})).await, 200);
    last += 1;
    for text in ["unknown", "hello", "unknown, too", "good evening"] {
        let frame = frame(&events.next().await.expect("a frame"));
        last += 1;
        assert_eq!((frame["seq"].as_u64(), &frame["what"]["text"]), (Some(last), &Value::from(text)));
    }
}

/// Every process may have an old state in memory, which must not be a reason for an error.
#[tokio::test]
async fn processes_take_turns_at_one_table() {
    let Some((first, second)) = two_servers().await else { return };
    let mut host = first.person().await;
    let game = open(&mut host, versailles(2), &["me", "apprentice"]).await;
    for number in 0..20 {
        let server = if number % 2 == 0 { &first } else { &second };
        let mut host = host.again(server.address);
        let state = state(&mut host, &game).await;
        if state["table"]["phase"] == "over" {
            break;
        }
        if state["view"]["legal"].as_array().is_none_or(Vec::is_empty) {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let decision = json!({"action": state["view"]["legal"][0], "after": state["seq"]});
        let path = format!("/api/games/{game}/decisions");
        let answer = host.post_once(&path, &format!("key-{number}"), &decision).await.expect("a response");
        assert_eq!(answer.status, 200, "{:?}", answer.body);
        // The other process knows the request, too, even if it has not heard of it yet.
        let other = if number % 2 == 0 { &second } else { &first };
        let again = host.again(other.address).post_once(&path, &format!("key-{number}"), &decision).await;
        let again = again.expect("a response");
        assert_eq!(again.status, 200, "{:?}", again.body);
        assert_eq!(again.json().expect("JSON")["seq"], answer.json().expect("JSON")["seq"]);
    }
}
