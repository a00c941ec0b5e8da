//! A new name reaches all tables of a person, in the background.

use std::time::Duration;

use client::Client;
use serde_json::json;
use sqlx::Executor as _;

use crate::test_server::{TestServer, open, state, versailles};

async fn rename(person: &mut Client, name: &str) -> u16 {
    person.put("/api/me", &json!({"name": name})).await.expect("a response").status.as_u16()
}

/// Waits until a person has a name at a table.
pub(crate) async fn wait_for_name(person: &mut Client, game: &str, name: &str) {
    let has_name = async {
        while state(person, game).await["table"]["seats"][0]["occupant"]["name"] != name {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), has_name).await.expect("the table has the new name");
}

#[tokio::test]
async fn a_new_name_reaches_every_table_even_if_the_server_stops() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let mut games = Vec::new();
    for _ in 0..30 {
        games.push(open(&mut person, versailles(2), &["me", "open"]).await);
    }
    assert_eq!(rename(&mut person, "Anna").await, 200);
    assert_eq!(rename(&mut person, "Berta").await, 200);
    let server = server.restart().await;
    let mut person = person.again(server.address);
    for game in &games {
        wait_for_name(&mut person, game, "Berta").await;
    }
}

/// The request does not touch the tables, so it succeeds although one of them cannot be read.
#[tokio::test]
async fn a_table_that_cannot_be_read_does_not_stop_a_rename() {
    let mut server = TestServer::start().await;
    let mut person = server.person().await;
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(open(&mut person, versailles(2), &["me", "open"]).await);
    }
    server.stop().await;
    let damage = format!("UPDATE entries SET entry = '{{}}' WHERE game = '{}'", games[1]);
    server.database().await.execute(sqlx::AssertSqlSafe(damage)).await.expect("a damaged log");
    let server = server.restart().await;
    let mut person = person.again(server.address);
    assert_eq!(rename(&mut person, "Anna").await, 200);
    wait_for_name(&mut person, &games[0], "Anna").await;
    wait_for_name(&mut person, &games[2], "Anna").await;
}
