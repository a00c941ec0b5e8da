//! Previews of links, and deals that are played again.

use client::Client;
use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::test_server::{TestServer, open, play_randomly, post, sanssouci, sit, state, versailles};

async fn picture(client: &mut Client, game: &str) -> client::Response {
    client.get(&format!("/api/games/{game}/picture")).await.expect("a response")
}

async fn repeat(client: &mut Client, game: &str, seats: &[&str]) -> client::Response {
    client.post(&format!("/api/games/{game}/repeat"), &json!({"seats": seats})).await.expect("a response")
}

async fn rename(client: &mut Client, name: &str) {
    assert_eq!(client.put("/api/me", &json!({"name": name})).await.expect("a response").status, 200);
}

#[tokio::test]
async fn a_picture_is_a_png_that_can_be_cached() {
    let server = TestServer::start().await;
    let mut host = server.person().await;
    rename(&mut host, "Anna <b>&\"").await;
    let game = open(&mut host, sanssouci(2), &["me", "open"]).await;
    let response = picture(&mut server.stranger(), &game).await;
    assert_eq!(response.status, 200);
    assert_eq!(response.header("content-type"), "image/png");
    assert_eq!(response.header("cache-control"), "public, max-age=300");
    assert_eq!(&response.body[..8], b"\x89PNG\r\n\x1a\n");
    // Width and height of the header.
    assert_eq!(&response.body[16..24], &[0, 0, 4, 176, 0, 0, 2, 118]);
    assert!(response.body.len() < 200_000, "{} bytes", response.body.len());
    for unknown in ["0123456789abcdef0123456789abcdef", "x"] {
        assert_eq!(picture(&mut host, unknown).await.code(), "no_such_game");
    }
}

/// The cards of the games differ, and each person sees their own. The picture must not.
#[tokio::test]
async fn pictures_of_running_games_show_nothing_hidden() {
    let server = TestServer::start().await;
    for terms in [sanssouci(2), versailles(2)] {
        let (mut anna, mut ben) = (server.person().await, server.person().await);
        rename(&mut anna, "Anna").await;
        rename(&mut ben, "Ben").await;
        let mut pictures = Vec::new();
        for _ in 0..3 {
            let game = open(&mut anna, terms.clone(), &["me", "open"]).await;
            sit(&mut ben, &game, 1).await;
            let seats = state(&mut anna, &game).await["table"]["seats"].clone();
            // A random start may have exchanged the seats, which everybody sees.
            if seats[0]["occupant"]["name"] != "Anna" {
                continue;
            }
            for client in [&mut anna, &mut ben, &mut server.stranger()] {
                pictures.push(picture(client, &game).await.body);
            }
        }
        assert!(!pictures.is_empty());
        assert!(pictures.iter().all(|picture| *picture == pictures[0]), "all pictures are the same");
    }
}

#[tokio::test]
async fn drawing_pictures_is_limited_per_address() {
    let server = TestServer::start().await;
    let mut host = server.person().await;
    let mut tables = Vec::new();
    for number in 0..30 {
        // Another name needs another picture.
        rename(&mut host, &format!("Anna {number}")).await;
        tables.push(open(&mut host, sanssouci(2), &["me", "open"]).await);
    }
    // All at once, because the limit recovers while a slow machine draws one after the other.
    let statuses =
        join_all(tables.iter().map(async |game| picture(&mut server.stranger(), game).await.status));
    let statuses = statuses.await;
    for expected in [200, 429] {
        assert!(statuses.iter().any(|status| *status == expected), "{statuses:?}");
    }
}

#[tokio::test]
async fn the_deal_of_a_finished_game_is_played_again() {
    let server = TestServer::start().await;
    let (mut host, mut guest) = (server.person().await, server.person().await);
    let mut terms = sanssouci(2);
    terms["first"] = json!("first_seat");
    let game = open(&mut host, terms, &["me", "apprentice"]).await;
    assert_eq!(repeat(&mut guest, &game, &["me", "gardener"]).await.code(), "not_over");
    play_randomly(&mut host, &game, 7).await;

    let response = repeat(&mut guest, &game, &["gardener", "me"]).await;
    assert_eq!(response.status, 201);
    let again = response.json().expect("JSON")["id"].as_str().expect("an id").to_string();
    let frame = state(&mut guest, &again).await;
    assert_eq!(frame["table"]["repeats"], game.as_str());
    assert_eq!(frame["table"]["terms"]["listed"], false);
    assert_eq!(frame["table"]["you"], 1);
    assert_eq!(frame["table"].get("secret_hash"), None);
    play_randomly(&mut guest, &again, 8).await;

    let record = async |client: &mut Client, game: &str| -> Value {
        let response = client.get(&format!("/api/games/{game}/record")).await.expect("a response");
        response.json().expect("JSON")
    };
    let (first, second) = (record(&mut host, &game).await, record(&mut guest, &again).await);
    assert_eq!(first["setup"], second["setup"]);
    let statistics = guest.get("/api/me/statistics").await.expect("a response").json().expect("JSON");
    assert_eq!(statistics, json!({"kinds": []}), "a deal that one may know does not count");
    assert_eq!(post(&mut guest, &again, "rematch", Value::Null).await, 200);
}

/// A person goes on from a decision of a finished game, and sees only what its seat knows.
#[tokio::test]
async fn a_game_goes_on_from_a_decision_of_another() {
    let server = TestServer::start().await;
    for terms in [sanssouci(2), versailles(2)] {
        let (mut host, mut guest) = (server.person().await, server.person().await);
        let game = open(&mut host, terms, &["me", "apprentice"]).await;
        let body = |from: u64| json!({"seats": ["gardener", "me"], "from": from});
        let path = format!("/api/games/{game}/repeat");
        assert_eq!(guest.post(&path, &body(9)).await.expect("a response").code(), "not_over");
        play_randomly(&mut host, &game, 7).await;

        let log = |json: Value| json["entries"].as_array().expect("entries").clone();
        let at = format!("/api/games/{game}/log");
        let entries = log(host.get(&at).await.expect("a response").json().expect("JSON"));
        let is_guests = |entry: &&Value| entry["what"] == json!({"what": "acted", "seat": 1});
        let from =
            entries.iter().filter(is_guests).nth(8).expect("a decision")["seq"].as_u64().expect("a number");
        let response = guest.post(&path, &body(from)).await.expect("a response");
        assert_eq!(response.status, 201);
        let again = response.json().expect("JSON")["id"].as_str().expect("an id").to_string();

        let frame = state(&mut guest, &again).await;
        assert_eq!((&frame["table"]["repeats"], &frame["table"]["you"]), (&json!(game), &json!(1)));
        assert_eq!(frame["table"]["terms"]["listed"], false);
        assert_eq!(frame["view"]["undoable"], 0);
        assert!(frame["view"]["legal"].as_array().is_some_and(|legal| !legal.is_empty()));
        assert_eq!(frame["view"]["seats"][0]["hand"], Value::Null, "the other hand is hidden");
        let before = async |client: &mut Client, game: &str, seq: u64| -> Value {
            let path = format!("/api/games/{game}/at/{seq}");
            client.get(&path).await.expect("a response").json().expect("JSON")["view"]["seats"].clone()
        };
        let garden = |seats: &Value| {
            (seats[0]["garden"].clone(), seats[0]["tiles"].clone(), seats[1]["played"].clone())
        };
        let original = before(&mut host, &game, from - 1).await;
        assert_eq!(garden(&frame["view"]["seats"]), garden(&original));

        let refused = guest.post(&format!("/api/games/{again}/undo"), &json!({"after": frame["seq"]})).await;
        assert_eq!(refused.expect("a response").code(), "nothing_to_undo");
        // Strangers see no more than at any other table.
        let stranger = state(&mut server.stranger(), &again).await;
        for seat in stranger["view"]["seats"].as_array().expect("seats") {
            assert_eq!(seat["hand"], Value::Null);
        }
        play_randomly(&mut guest, &again, 8).await;
        let record = guest.get(&format!("/api/games/{again}/record")).await.expect("a response");
        let record = String::from_utf8(record.body.to_vec()).expect("text");
        let replayed =
            guest.post("/api/records/replay", &serde_json::from_str::<Value>(&record).expect("JSON")).await;
        assert_eq!(replayed.expect("a response").status, 200, "the record replays");
        for from in [0, 1, 100_000] {
            assert_eq!(guest.post(&path, &body(from)).await.expect("a response").status, 400, "{from}");
        }
    }
}

#[tokio::test]
async fn bad_requests_to_repeat_a_deal_are_refused() {
    let server = TestServer::start().await;
    let mut host = server.person().await;
    let game = open(&mut host, sanssouci(2), &["me", "apprentice"]).await;
    play_randomly(&mut host, &game, 7).await;
    for body in [
        json!({"seats": ["me"]}),
        json!({"seats": ["me", "you"]}),
        json!({"chairs": []}),
        json!({"from": -1}),
        json!(null),
    ] {
        let path = format!("/api/games/{game}/repeat");
        assert_eq!(host.post(&path, &body).await.expect("a response").status, 400, "{body}");
    }
    let response = server.stranger().post(&format!("/api/games/{game}/repeat"), &json!({})).await;
    assert_eq!(response.expect("a response").status, 401);
}
