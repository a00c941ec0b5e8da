//! Playing again with the same people.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::test_server::{TestServer, open, post, sanssouci, sit, state, wait_for_frame, watch};

#[tokio::test]
async fn a_rematch_invites_the_same_people_and_shifts_the_seats() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let game = open(&mut host, sanssouci(3), &["me", "open", "gardener"]).await;
    sit(&mut guest, &game, 1).await;
    assert_eq!(post(&mut host, &game, "rematch", Value::Null).await, 409, "not before the end");
    for person in [&mut host, &mut guest] {
        assert_eq!(post(person, &game, "leave", Value::Null).await, 200);
    }
    let mut events = watch(&host, &game).await;
    wait_for_frame(&mut events, |frame| frame["table"]["phase"] == "over").await;
    let response = guest.post(&format!("/api/games/{game}/rematch"), &Value::Null).await.expect("a response");
    let rematch = response.json().expect("JSON")["id"].as_str().expect("an id").to_string();
    let frame = wait_for_frame(&mut events, |frame| frame["what"]["what"] == "rematch").await;
    assert_eq!(frame["table"]["rematch"], rematch.as_str());
    let table = state(&mut host, &rematch).await["table"].clone();
    assert_eq!(table["phase"], "open");
    assert_eq!(table["seats"][1]["occupant"]["kind"], "invited");
    let mut other = server.person().await;
    let response = other.put(&format!("/api/games/{rematch}/seats/1"), &json!({"who": "me"})).await;
    assert_eq!(response.expect("a response").code(), "seat_kept");
    sit(&mut host, &rematch, 1).await;
    assert_eq!(state(&mut host, &rematch).await["table"]["phase"], "running");
}

#[tokio::test]
async fn a_rematch_keeps_chosen_colours() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let game = open(&mut host, sanssouci(2), &["me", "open"]).await;
    let colour = format!("/api/games/{game}/seats/0/colour");
    assert_eq!(host.put(&colour, &json!({"colour": "gold"})).await.expect("a response").status, 200);
    sit(&mut guest, &game, 1).await;
    for person in [&mut host, &mut guest] {
        assert_eq!(post(person, &game, "leave", Value::Null).await, 200);
    }
    let mut events = watch(&host, &game).await;
    wait_for_frame(&mut events, |frame| frame["table"]["phase"] == "over").await;
    let before = state(&mut host, &game).await["table"].clone();
    let response = guest.post(&format!("/api/games/{game}/rematch"), &Value::Null).await.expect("a response");
    let rematch = response.json().expect("JSON")["id"].as_str().expect("an id").to_string();
    let after = state(&mut host, &rematch).await["table"].clone();
    let colours = |table: &Value| -> BTreeMap<String, String> {
        let seats = table["seats"].as_array().expect("seats").clone();
        seats
            .into_iter()
            .map(|seat| (seat["occupant"]["id"].to_string(), seat["colour"].to_string()))
            .collect()
    };
    let (before, after) = (colours(&before), colours(&after));
    assert_eq!(before, after);
    assert!(after.values().any(|colour| colour == "\"gold\""));
}
