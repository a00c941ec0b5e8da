//! The life of a table: seats, clocks, leaving and coming back, taking back, talk, rematch, restart.

use std::time::Duration;

use crate::test_server::{TestServer, frame, open, play, sanssouci, sit, versailles, watch};
use client::{Client, Events};
use serde_json::{Value, json};

async fn standing(person: &mut Client, game: &str) -> Value {
    person.get(&format!("/api/games/{game}")).await.expect("it is answered").json().expect("JSON")
}

async fn post(person: &mut Client, game: &str, rest: &str, body: Value) -> u16 {
    let answer = person.post(&format!("/api/games/{game}/{rest}"), &body).await.expect("it is answered");
    answer.status.as_u16()
}

/// Reads frames until one is as wished.
async fn until(events: &mut Events, wished: impl Fn(&Value) -> bool) -> Value {
    let search = async {
        loop {
            let frame = frame(&events.next().await.expect("the stream goes on"));
            if wished(&frame) {
                return frame;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), search).await.expect("it happens")
}

/// Decides for a seat whatever comes first.
async fn decide(person: &mut Client, game: &str) -> u16 {
    let now = standing(person, game).await;
    let action = now["view"]["legal"][0].clone();
    post(person, game, "decisions", json!({"action": action, "after": now["seq"]})).await
}

#[tokio::test]
async fn seats_are_taken_and_left() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let mut terms = sanssouci(3);
    terms["listed"] = json!(true);
    let game = open(&mut host, terms, &["me", "open", "open"]).await;
    let lobby = |answer: Value| answer["open"].as_array().map_or(0, Vec::len);
    assert_eq!(lobby(guest.get("/api/games").await.expect("it is answered").json().expect("JSON")), 1);
    sit(&mut guest, &game, 2).await;
    let path = format!("/api/games/{game}/seats/1");
    assert_eq!(
        guest.put(&path, &json!({"who": "me"})).await.expect("it is answered").code(),
        "seated_already"
    );
    assert_eq!(post(&mut guest, &game, "leave", Value::Null).await, 200);
    assert!(standing(&mut host, &game).await["table"]["seats"][2]["occupant"].is_null());
    assert_eq!(host.put(&path, &json!({"who": "apprentice"})).await.expect("it is answered").status, 200);
    sit(&mut guest, &game, 2).await;
    let now = standing(&mut host, &game).await;
    assert_eq!(now["table"]["phase"], "running", "it begins when every seat is taken");
    assert_eq!(lobby(guest.get("/api/games").await.expect("it is answered").json().expect("JSON")), 0);

    let mine = host.get("/api/me/games").await.expect("it is answered").json().expect("JSON");
    assert_eq!(mine["your_turn"][0]["id"], game.as_str(), "everybody chooses a side at the same time");
}

#[tokio::test]
async fn a_private_table_is_listed_nowhere() {
    let server = TestServer::open().await;
    let (mut host, mut other) = (server.person().await, server.person().await);
    let game = open(&mut host, sanssouci(2), &["me", "open"]).await;
    let lobby = other.get("/api/games").await.expect("it is answered");
    assert!(!String::from_utf8_lossy(&lobby.body).contains(&game));
    assert_eq!(standing(&mut other, &game).await["table"]["phase"], "open", "who has the link finds it");
}

#[tokio::test]
async fn the_last_one_takes_the_table_away() {
    let server = TestServer::open().await;
    let mut host = server.person().await;
    let game = open(&mut host, sanssouci(2), &["me", "open"]).await;
    assert_eq!(post(&mut host, &game, "leave", Value::Null).await, 200);
    assert_eq!(standing(&mut host, &game).await["table"]["phase"], "closed");
    let game = open(&mut host, sanssouci(2), &["me", "open"]).await;
    assert_eq!(host.delete(&format!("/api/games/{game}")).await.expect("it is answered").status, 204);
    assert_eq!(standing(&mut host, &game).await["table"]["phase"], "closed");
}

#[tokio::test]
async fn the_first_seat_begins_if_it_was_agreed() {
    let server = TestServer::open().await;
    let mut host = server.person().await;
    for _ in 0..8 {
        let mut terms = sanssouci(4);
        terms["first"] = json!("first_seat");
        terms["options"]["choose_sides"] = json!(false);
        let game = open(&mut host, terms, &["me", "gardener", "architect", "apprentice"]).await;
        let now = standing(&mut host, &game).await;
        assert_eq!(now["table"]["to_act"], json!([now["table"]["you"]]));
        let you = now["table"]["you"].as_u64().expect("a seat") as usize;
        let next = &now["table"]["seats"][(you + 1) % 4]["occupant"]["level"];
        assert_eq!(next, "gardener", "the order of the seats is kept");
    }
}

#[tokio::test]
async fn who_runs_out_of_time_is_taken_over_and_may_come_back() {
    let server = TestServer::open().await;
    let mut host = server.person().await;
    let mut terms = sanssouci(2);
    terms["time"] = json!({"kind": "per_turn", "seconds": 1});
    terms["options"]["choose_sides"] = json!(false);
    terms["first"] = json!("first_seat");
    let game = open(&mut host, terms, &["me", "gardener"]).await;
    let mut events = watch(&host, &game).await;
    let over = until(&mut events, |frame| frame["what"]["what"] == "taken_over").await;
    assert_eq!(over["what"]["why"], "out_of_time");
    let you = over["table"]["you"].as_u64().expect("a seat") as usize;
    assert_eq!(over["table"]["seats"][you]["stand_in"], "gardener");
    assert_eq!(post(&mut host, &game, "return", Value::Null).await, 200);
    let back = until(&mut events, |frame| frame["what"]["what"] == "returned").await;
    assert!(back["table"]["seats"][you]["stand_in"].is_null());
    // Nothing blocks a game for good: left alone, it comes to its end.
    assert_eq!(post(&mut host, &game, "leave", Value::Null).await, 200);
    until(&mut events, |frame| frame["table"]["phase"] == "over").await;
}

#[tokio::test]
async fn a_bot_plays_on_and_gives_the_seat_back() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let mut terms = versailles(2);
    terms["stand_in"] = json!("apprentice");
    let game = open(&mut host, terms, &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let mut events = watch(&host, &game).await;
    assert_eq!(post(&mut guest, &game, "leave", Value::Null).await, 200);
    until(&mut events, |frame| frame["what"] == json!({"what": "acted", "seat": 1})).await;
    assert_eq!(decide(&mut guest, &game).await, 409, "a bot plays for them");
    assert_eq!(decide(&mut host, &game).await, 200);
    assert_eq!(post(&mut guest, &game, "return", Value::Null).await, 200);
    let now = standing(&mut guest, &game).await;
    assert!(now["table"]["seats"][1]["stand_in"].is_null());
    assert_eq!(now["table"]["you"], 1);
}

#[tokio::test]
async fn decisions_are_taken_back_as_the_rules_and_the_table_allow() {
    let server = TestServer::open().await;
    for (undo, status) in [(true, 200), (false, 403)] {
        let (mut host, mut guest) = (server.person().await, server.person().await);
        let mut terms = versailles(2);
        terms["undo"] = json!(undo);
        let game = open(&mut host, terms, &["me", "open"]).await;
        sit(&mut guest, &game, 1).await;
        assert_eq!(decide(&mut host, &game).await, 200);
        let before = standing(&mut host, &game).await;
        assert_eq!(before["view"]["seats"][0]["has_bid"], true);
        assert_eq!(post(&mut host, &game, "undo", json!({"after": before["seq"]})).await, status);
        let after = standing(&mut host, &game).await;
        assert_eq!(after["view"]["seats"][0]["has_bid"], !undo);
        if undo {
            assert_eq!(decide(&mut host, &game).await, 200);
            assert_eq!(decide(&mut guest, &game).await, 200);
            let seq = standing(&mut host, &game).await["seq"].clone();
            assert_eq!(post(&mut host, &game, "undo", json!({"after": seq})).await, 422, "it is revealed");
        }
    }
}

#[tokio::test]
async fn talk_is_heard_and_can_be_stopped() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let game = open(&mut host, versailles(2), &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let mut events = watch(&Client::stranger(server.address), &game).await;
    let before = standing(&mut host, &game).await;
    assert_eq!(post(&mut guest, &game, "talk", json!({"text": "  good   luck "})).await, 200);
    let said = until(&mut events, |frame| frame["what"]["what"] == "said").await;
    assert_eq!(said["what"]["text"], "good luck");
    let decision = json!({"action": before["view"]["legal"][0], "after": before["seq"]});
    assert_eq!(post(&mut host, &game, "decisions", decision).await, 200, "talk makes no decision stale");
    let path = format!("/api/games/{game}/talk");
    assert_eq!(host.put(&path, &json!({"muted": true})).await.expect("it is answered").status, 200);
    assert_eq!(post(&mut guest, &game, "talk", json!({"text": "hey"})).await, 403);
    assert_eq!(post(&mut host, &game, "talk", json!({"text": "quiet, please"})).await, 200);
}

#[tokio::test]
async fn the_same_people_play_again_one_seat_on() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let game = open(&mut host, sanssouci(3), &["me", "open", "gardener"]).await;
    sit(&mut guest, &game, 1).await;
    assert_eq!(post(&mut host, &game, "rematch", Value::Null).await, 409, "not before the end");
    for person in [&mut host, &mut guest] {
        assert_eq!(post(person, &game, "leave", Value::Null).await, 200);
    }
    let mut events = watch(&host, &game).await;
    until(&mut events, |frame| frame["table"]["phase"] == "over").await;
    let again =
        guest.post(&format!("/api/games/{game}/rematch"), &Value::Null).await.expect("it is answered");
    let again = again.json().expect("JSON")["id"].as_str().expect("an id").to_string();
    let told = until(&mut events, |frame| frame["what"]["what"] == "rematch").await;
    assert_eq!(told["table"]["rematch"], again.as_str());
    let table = standing(&mut host, &again).await["table"].clone();
    assert_eq!(table["phase"], "open");
    assert_eq!(table["seats"][1]["occupant"]["kind"], "invited");
    let mut other = server.person().await;
    let taken = other.put(&format!("/api/games/{again}/seats/1"), &json!({"who": "me"})).await;
    assert_eq!(taken.expect("it is answered").code(), "seat_kept");
    sit(&mut host, &again, 1).await;
    assert_eq!(standing(&mut host, &again).await["table"]["phase"], "running");
}

#[tokio::test]
async fn another_device_is_the_same_person() {
    let server = TestServer::open().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(2), &["me", "gardener"]).await;
    let link =
        person.post("/api/me/links", &Value::Null).await.expect("it is answered").json().expect("JSON");
    let mut phone = Client::stranger(server.address);
    assert_eq!(phone.post("/api/keys", &link).await.expect("it is answered").status, 200);
    assert_ne!(phone.key(), person.key(), "it has a key of its own");
    assert_eq!(standing(&mut phone, &game).await["table"]["you"], 0);
    let again = Client::stranger(server.address).post("/api/keys", &link).await.expect("it is answered");
    assert_eq!(again.code(), "link_used", "a link is used once");
}

/// A game goes on after a restart: seats, view and clocks are as they were.
#[tokio::test]
async fn a_restart_changes_nothing() {
    let server = TestServer::open().await;
    let mut host = server.person().await;
    let mut terms = sanssouci(2);
    terms["time"] = json!({"kind": "bank", "seconds": 600, "increment": 5});
    let game = open(&mut host, terms, &["me", "gardener"]).await;
    for _ in 0..4 {
        decide(&mut host, &game).await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let before = standing(&mut host, &game).await;
    let mut old = watch(&host, &game).await;
    let server = server.restart().await;
    while old.next().await.is_ok() {}
    let mut host = host.again(server.address);
    assert_eq!(standing(&mut host, &game).await, before);
    let mut rng = game::chance(3, 0);
    play(&mut host, &game, |choices| game::below(&mut rng, choices)).await;
}

/// Behind a proxy the server may be shown under a path of its own.
#[tokio::test]
async fn under_a_sub_path() {
    let options = server::Options { base_path: "/garden".into(), trust_proxy: true, ..crate::test_server::quick() };
    let server = TestServer::with(options).await;
    let mut person = Client::stranger(server.address).under("/garden");
    let forwarded = [("x-forwarded-proto", "https"), ("x-forwarded-for", "203.0.113.7")];
    let hello = person.send_json("POST", "/api/me", &forwarded, &Value::Null).await.expect("it is answered");
    assert_eq!(hello.status, 201);
    let cookie = hello.header("set-cookie");
    assert!(cookie.contains("Path=/garden;") && cookie.contains("Secure"), "{cookie}");
    let game = open(&mut person, versailles(2), &["me", "gardener"]).await;
    assert_eq!(standing(&mut person, &game).await["table"]["you"], 0);
    let mut events = watch(&person, &game).await;
    assert!(events.next().await.is_ok());
    let mut elsewhere = Client::stranger(server.address);
    assert_eq!(elsewhere.get("/garden").await.expect("it is answered").header("location"), "/garden/");
    assert_eq!(elsewhere.get("/api/games").await.expect("it is answered").status, 404);
}
