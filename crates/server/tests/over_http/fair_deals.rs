//! Deals that nobody chooses: the server's secret, the players' nonces, and when they are shown.

use serde_json::{Value, json};
use server::{Limits, Options};

use crate::bad_input::assert_refused;
use crate::test_server::{
    TestServer, games, open, play_randomly, post, sanssouci, state, test_options, wait_for_frame, watch,
};

const NONCE: &str = "00112233445566778899aabbccddeeff";

/// Sits down with a nonce and returns the response.
async fn sit_with(person: &mut client::Client, game: &str, seat: usize, nonce: Value) -> client::Response {
    let path = format!("/api/games/{game}/seats/{seat}");
    person.put(&path, &json!({"who": "me", "nonce": nonce})).await.expect("a response")
}

async fn record(person: &mut client::Client, game: &str) -> Value {
    let response = person.get(&format!("/api/games/{game}/record")).await.expect("a response");
    assert_eq!(response.status, 200);
    response.json().expect("JSON")
}

#[tokio::test]
async fn a_record_proves_that_the_deal_follows_from_secret_and_nonces() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let mut terms = sanssouci(3);
    terms["first"] = json!("first_seat");
    let game = open(&mut host, terms, &["reserved", "open", "gardener"]).await;
    let open_table = state(&mut guest, &game).await["table"].clone();
    assert_eq!(open_table["phase"], "open", "the reserved seat waits");
    assert_refused(&sit_with(&mut guest, &game, 0, json!(NONCE)).await, 409, "seat_kept");
    assert_eq!(sit_with(&mut host, &game, 0, json!(NONCE)).await.status, 200);
    // A client without a nonce plays, too.
    assert_eq!(sit_with(&mut guest, &game, 1, Value::Null).await.status, 200);

    let secret_hash = open_table["secret_hash"].as_str().expect("a hash").to_string();
    let commitment = state(&mut host, &game).await["table"]["commitment"].clone();
    assert_eq!(post(&mut guest, &game, "leave", Value::Null).await, 200);
    let seen = play_randomly(&mut host, &game, 1).await;
    let record = record(&mut host, &game).await;
    let fairness = &record["fairness"];
    assert_eq!(fairness["table"], game.as_str());
    assert_eq!(fairness["nonces"], json!([NONCE, null, null]));
    let secret = fairness["secret"].as_str().expect("the secret");
    for frame in &seen {
        let text = frame.to_string();
        assert!(!text.contains(secret) && !text.contains(NONCE), "{text}");
        assert_eq!(frame["table"]["secret_hash"], secret_hash.as_str());
    }
    let noted = [secret_hash, commitment.as_str().expect("a hash").to_string()];
    assert!(games().check_deal(&record, &noted).expect("the deal is right").is_some());
}

#[tokio::test]
async fn bad_nonces_get_400() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let game = open(&mut person, sanssouci(2), &["reserved", "open"]).await;
    let long = "00".repeat(33);
    for nonce in
        [json!(""), json!("00ff"), json!(long), json!(NONCE.to_uppercase()), json!(7), json!([NONCE])]
    {
        let response = sit_with(&mut person, &game, 0, nonce.clone()).await;
        assert_refused(&response, 400, "bad_request");
        assert!(
            response.json().expect("JSON")["message"].as_str().expect("text").contains("nonce"),
            "{nonce}"
        );
    }
    let bot = json!({"who": "gardener", "nonce": NONCE});
    let response = person.put(&format!("/api/games/{game}/seats/1"), &bot).await.expect("a response");
    assert_refused(&response, 400, "bad_request");
    assert_eq!(sit_with(&mut person, &game, 0, json!(NONCE)).await.status, 200);
    assert_eq!(sit_with(&mut person, &game, 0, json!(NONCE)).await.status, 200, "again");
    assert_refused(&sit_with(&mut person, &game, 0, json!("0".repeat(32))).await, 409, "seated_already");
    let twice = json!({"terms": sanssouci(2), "seats": ["me", "reserved"]});
    assert_refused(&person.post("/api/games", &twice).await.expect("a response"), 400, "bad_request");
}

#[tokio::test]
async fn the_last_allowed_game_can_be_joined_where_a_seat_is_reserved() {
    let limits = Limits { games_per_person: 1, ..test_options().limits };
    let server = TestServer::with_options(Options { limits, ..test_options() }).await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let game = open(&mut host, sanssouci(2), &["reserved", "open"]).await;
    assert_eq!(sit_with(&mut host, &game, 0, json!(NONCE)).await.status, 200);
    let other = open(&mut guest, sanssouci(2), &["open", "open"]).await;
    assert_refused(&sit_with(&mut host, &other, 0, json!(NONCE)).await, 429, "too_many_games");
}

#[tokio::test]
async fn a_rematch_against_bots_waits_for_the_nonce_if_asked_to() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let game = open(&mut person, sanssouci(2), &["me", "gardener"]).await;
    assert_eq!(post(&mut person, &game, "leave", Value::Null).await, 200);
    let mut events = watch(&person, &game).await;
    wait_for_frame(&mut events, |frame| frame["table"]["phase"] == "over").await;
    let path = format!("/api/games/{game}/rematch?reserve=true");
    let response = person.post(&path, &Value::Null).await.expect("a response");
    let rematch = response.json().expect("JSON")["id"].as_str().expect("an id").to_string();
    let table = state(&mut person, &rematch).await["table"].clone();
    assert_eq!(table["phase"], "open");
    assert_eq!(table["seats"][1]["occupant"]["kind"], "invited");
    assert_ne!(table["secret_hash"], state(&mut person, &game).await["table"]["secret_hash"]);
    assert_eq!(sit_with(&mut person, &rematch, 1, json!(NONCE)).await.status, 200);
    assert_eq!(state(&mut person, &rematch).await["table"]["phase"], "running");
}
