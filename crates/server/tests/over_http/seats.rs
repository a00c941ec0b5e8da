//! Taking, leaving and ordering seats.

use serde_json::{Value, json};

use crate::test_server::{TestServer, open, post, sanssouci, sit, state, versailles};

#[tokio::test]
async fn seats_are_taken_and_left_until_the_game_begins() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let mut terms = sanssouci(3);
    terms["listed"] = json!(true);
    let game = open(&mut host, terms, &["me", "open", "open"]).await;
    let open_tables = |lobby: Value| lobby["open"].as_array().map_or(0, Vec::len);
    assert_eq!(open_tables(guest.get("/api/games").await.expect("a response").json().expect("JSON")), 1);
    sit(&mut guest, &game, 2).await;
    let path = format!("/api/games/{game}/seats/1");
    assert_eq!(guest.put(&path, &json!({"who": "me"})).await.expect("a response").code(), "seated_already");
    assert_eq!(post(&mut guest, &game, "leave", Value::Null).await, 200);
    assert!(state(&mut host, &game).await["table"]["seats"][2]["occupant"].is_null());
    assert_eq!(host.put(&path, &json!({"who": "apprentice"})).await.expect("a response").status, 200);
    sit(&mut guest, &game, 2).await;
    let now = state(&mut host, &game).await;
    assert_eq!(now["table"]["phase"], "running", "the game begins when every seat is taken");
    assert_eq!(open_tables(guest.get("/api/games").await.expect("a response").json().expect("JSON")), 0);

    let mine = host.get("/api/me/games").await.expect("a response").json().expect("JSON");
    assert_eq!(mine["your_turn"][0]["id"], game.as_str(), "everybody chooses a side at the same time");
}

#[tokio::test]
async fn a_table_closes_when_everybody_left_or_the_host_closes_it() {
    let server = TestServer::start().await;
    let mut host = server.person().await;
    let game = open(&mut host, sanssouci(2), &["me", "open"]).await;
    assert_eq!(post(&mut host, &game, "leave", Value::Null).await, 200);
    assert_eq!(state(&mut host, &game).await["table"]["phase"], "closed");
    let game = open(&mut host, sanssouci(2), &["me", "open"]).await;
    assert_eq!(host.delete(&format!("/api/games/{game}")).await.expect("a response").status, 204);
    assert_eq!(state(&mut host, &game).await["table"]["phase"], "closed");
}

#[tokio::test]
async fn the_first_seat_begins_if_the_terms_say_so() {
    let server = TestServer::start().await;
    let mut host = server.person().await;
    for _ in 0..8 {
        let mut terms = sanssouci(4);
        terms["first"] = json!("first_seat");
        terms["options"]["choose_sides"] = json!(false);
        let game = open(&mut host, terms, &["me", "gardener", "architect", "apprentice"]).await;
        let now = state(&mut host, &game).await;
        assert_eq!(now["table"]["to_act"], json!([now["table"]["you"]]));
        let you = now["table"]["you"].as_u64().expect("a seat") as usize;
        let next = &now["table"]["seats"][(you + 1) % 4]["occupant"]["level"];
        assert_eq!(next, "gardener", "the order of the seats is kept");
    }
}

#[tokio::test]
async fn the_host_chooses_who_begins_and_players_choose_colours() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let mut terms = sanssouci(3);
    terms["options"]["choose_sides"] = json!(false);
    let game = open(&mut host, terms, &["me", "open", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let first = format!("/api/games/{game}/first");
    let colour = |seat: usize| format!("/api/games/{game}/seats/{seat}/colour");
    let now = state(&mut host, &game).await;
    assert!(now["table"]["seats"][0].get("colour").is_none(), "old clients see what they saw");
    assert!(now["table"].get("named_first").is_none());

    let chosen = guest.put(&colour(1), &json!({"colour": "red"})).await.expect("a response");
    assert_eq!(chosen.status, 200);
    let taken = host.put(&colour(0), &json!({"colour": "red"})).await.expect("a response");
    assert_eq!(taken.status, 409);
    assert_eq!(taken.code(), "colour_taken");
    let bad = host.put(&colour(0), &json!({"colour": "pink"})).await.expect("a response");
    assert_eq!(bad.status, 400);
    assert_eq!(guest.put(&first, &json!({"first": "random"})).await.expect("a response").code(), "not_host");
    let neither = host.put(&first, &json!({})).await.expect("a response");
    assert_eq!(neither.status, 400);
    let beyond = host.put(&first, &json!({"first": "fourth_seat"})).await.expect("a response");
    assert_eq!(beyond.status, 400);
    assert_eq!(host.put(&first, &json!({"first": "second_seat"})).await.expect("a response").status, 200);
    let bot = format!("/api/games/{game}/seats/2");
    assert_eq!(host.put(&bot, &json!({"who": "gardener"})).await.expect("a response").status, 200);

    let now = state(&mut guest, &game).await;
    assert_eq!(now["table"]["phase"], "running");
    let you = now["table"]["you"].as_u64().expect("a seat") as usize;
    assert_eq!(now["view"]["first"], you, "the second seat begins");
    assert_eq!(now["table"]["seats"][you]["colour"], "red");
    let colours: std::collections::BTreeSet<String> =
        (0..3).map(|seat| now["table"]["seats"][seat]["colour"].to_string()).collect();
    assert_eq!(colours.len(), 3, "every seat has its own colour");
}

#[tokio::test]
async fn a_table_waits_for_the_rulebooks_first_player_only_where_one_player_begins() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let [waiting, running] = [sanssouci(2), versailles(2)].map(|mut terms| {
        terms["first"] = json!("rulebook");
        terms
    });
    let game = open(&mut host, waiting, &["me", "open"]).await;
    sit(&mut guest, &game, 1).await;
    let table = state(&mut guest, &game).await["table"].clone();
    assert_eq!((&table["phase"], &table["waits_for_first"]), (&json!("open"), &json!(true)));
    let path = format!("/api/games/{game}/first");
    assert_eq!(guest.put(&path, &json!({"seat": 1})).await.expect("a response").status, 200);
    let table = state(&mut guest, &game).await["table"].clone();
    assert_eq!((&table["phase"], table.get("waits_for_first")), (&json!("running"), None));

    let game = open(&mut host, running, &["me", "open"]).await;
    let refused = host.put(&format!("/api/games/{game}/first"), &json!({"seat": 0})).await;
    let refused = refused.expect("a response");
    assert_eq!((refused.status.as_u16(), refused.code().as_str()), (400, "bad_request"));
    sit(&mut guest, &game, 1).await;
    assert_eq!(state(&mut guest, &game).await["table"]["phase"], "running", "all begin at the same time");
}
