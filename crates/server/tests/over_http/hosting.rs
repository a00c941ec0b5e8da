//! How many tables one person may open.

use client::Client;
use serde_json::{Value, json};
use server::{Limits, Options};

use crate::bad_input::assert_refused;
use crate::test_server::{TestServer, open, post, sanssouci, sit, state, test_options, versailles};

async fn with_games_per_person(games_per_person: u64) -> TestServer {
    let limits = Limits { games_per_person, ..test_options().limits };
    TestServer::with_options(Options { limits, ..test_options() }).await
}

async fn try_to_open(host: &mut Client, terms: Value, seats: &[&str]) -> client::Response {
    host.post("/api/games", &json!({"terms": terms, "seats": seats})).await.expect("a response")
}

fn listed(mut terms: Value) -> Value {
    terms["listed"] = json!(true);
    terms
}

#[tokio::test]
async fn a_table_counts_for_its_host_even_without_a_seat() {
    let server = with_games_per_person(3).await;
    let (mut host, mut other) = (server.person().await, server.person().await);
    // The strongest bots think for so long that this game outlasts the test.
    open(&mut host, sanssouci(4), &["lenotre"; 4]).await;
    let left = open(&mut host, sanssouci(3), &["me", "open", "open"]).await;
    sit(&mut other, &left, 1).await;
    assert_eq!(post(&mut host, &left, "leave", Value::Null).await, 200);
    let own = open(&mut host, sanssouci(2), &["open", "open"]).await;
    let fourth = try_to_open(&mut host, sanssouci(2), &["open", "open"]).await;
    assert_refused(&fourth, 429, "too_many_games");
    sit(&mut host, &own, 0).await;
    let theirs = open(&mut other, sanssouci(2), &["me", "open"]).await;
    let response = host.put(&format!("/api/games/{theirs}/seats/1"), &json!({"who": "me"})).await;
    assert_refused(&response.expect("a response"), 429, "too_many_games");
    assert_eq!(host.delete(&format!("/api/games/{own}")).await.expect("a response").status, 204);
    sit(&mut host, &theirs, 1).await;
}

#[tokio::test]
async fn one_person_cannot_fill_the_lobby() {
    let server = TestServer::start().await;
    let mut host = server.person().await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(open(&mut host, listed(sanssouci(2)), &["me", "open"]).await);
    }
    let fourth = try_to_open(&mut host, listed(sanssouci(2)), &["open", "open"]).await;
    assert_refused(&fourth, 429, "too_many_listed");
    open(&mut host, sanssouci(2), &["me", "open"]).await;
    open(&mut server.person().await, listed(sanssouci(2)), &["me", "open"]).await;
    for table in &tables {
        assert_eq!(host.delete(&format!("/api/games/{table}")).await.expect("a response").status, 204);
    }
    // Running games are in the lobby, too.
    for _ in 0..10 {
        open(&mut host, listed(versailles(2)), &["me", "gardener"]).await;
    }
    let eleventh = try_to_open(&mut host, listed(versailles(2)), &["me", "gardener"]).await;
    assert_refused(&eleventh, 429, "too_many_listed");
    let lobby = host.get("/api/games").await.expect("a response").json().expect("JSON");
    assert_eq!(lobby["open"].as_array().map(Vec::len), Some(1));
    assert_eq!(lobby["running"].as_array().map(Vec::len), Some(10));
}

/// With PostgreSQL, every second request goes to another process.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_opened_at_the_same_moment_stay_within_the_limit() {
    let server = with_games_per_person(5).await;
    let shared = std::env::var_os("GLORIETTE_TEST_POSTGRES").is_some();
    let other = if shared { Some(TestServer::on_store_of(&server).await) } else { None };
    for (terms, max) in [(listed(sanssouci(2)), 3), (sanssouci(2), 5)] {
        let host = server.person().await;
        let opens = (0..40).map(|number| {
            // The other process has a higher limit for unlisted tables.
            let other = other.as_ref().filter(|_| max == 3 && number % 2 == 1);
            let address = other.map_or(server.address, |other| other.address);
            let (mut host, terms) = (host.again(address), terms.clone());
            tokio::spawn(async move { try_to_open(&mut host, terms, &["open", "open"]).await })
        });
        let mut opened = 0;
        for open in opens.collect::<Vec<_>>() {
            let response = open.await.expect("no panic");
            match response.status.as_u16() {
                201 => opened += 1,
                status => assert_eq!(status, 429, "{:?}", response.body),
            }
        }
        assert_eq!(opened, max);
    }
}

#[tokio::test]
async fn a_rematch_counts_like_any_table() {
    let server = with_games_per_person(2).await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let game = open(&mut host, versailles(2), &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    for person in [&mut host, &mut guest] {
        assert_eq!(post(person, &game, "leave", Value::Null).await, 200);
    }
    while state(&mut host, &game).await["table"]["phase"] != "over" {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    for _ in 0..2 {
        open(&mut host, versailles(2), &["open", "open"]).await;
    }
    let path = format!("/api/games/{game}/rematch");
    let refused = host.post(&path, &Value::Null).await.expect("a response");
    assert_refused(&refused, 429, "too_many_games");
    let rematch = guest.post(&path, &Value::Null).await.expect("a response");
    assert_eq!(rematch.status, 200);
    // It exists already, so it is no further table of the host, who can find it and sit down.
    let same = host.post(&path, &Value::Null).await.expect("a response");
    assert_eq!(same.json().expect("JSON"), rematch.json().expect("JSON"));
}
