//! Hints: the actions that a bot would choose in a person's place.

use std::time::Duration;

use client::{Client, Response};
use serde_json::{Value, json};

use crate::test_server::{TestServer, fast_bot_options, open, post, sanssouci, sit, state, versailles};

async fn hint(person: &mut Client, game: &str) -> Response {
    person.get(&format!("/api/games/{game}/hint")).await.expect("a response")
}

fn assert_refused(answer: &Response, status: u16, code: &str) {
    assert_eq!((answer.status.as_u16(), answer.code().as_str()), (status, code), "{:?}", answer.body);
}

async fn server_with_fast_hints() -> TestServer {
    TestServer::with_options(fast_bot_options(100, 100)).await
}

/// Plays twelve decisions by hints against a bot and checks every hint.
async fn follow_hints(terms: Value) {
    let server = server_with_fast_hints().await;
    let mut person = server.person().await;
    let game = open(&mut person, terms, &["me", "apprentice"]).await;
    let (mut followed, mut with_alternatives) = (0, 0);
    for _ in 0..2000 {
        let now = state(&mut person, &game).await;
        let legal = now["view"]["legal"].as_array().expect("a list").clone();
        if now["table"]["phase"] == "over" || followed == 12 {
            break;
        }
        if legal.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        let answer = hint(&mut person, &game).await;
        if answer.status == 429 {
            tokio::time::sleep(Duration::from_millis(500)).await;
            continue;
        }
        assert_eq!(answer.status, 200, "{:?}", answer.body);
        let given = answer.json().expect("JSON");
        // The bot chose its side at the same time.
        if given["seq"] != now["seq"] {
            continue;
        }
        let choices = given["choices"].as_array().expect("choices");
        assert!((1..=3).contains(&choices.len()), "{given}");
        // Equivalent placements of a tile are merged, so there can be fewer choices.
        with_alternatives += usize::from(choices.len() >= legal.len().min(3));
        for choice in choices {
            assert!(legal.contains(&choice["action"]), "{choice} is not one of {legal:?}");
            assert_eq!(choice["turn"][0], choice["action"]);
            assert_eq!(choice["points"].is_number(), legal.len() > 1, "{choice}");
            assert_eq!(choice["margin"].is_number(), legal.len() > 1, "{choice}");
        }
        let action = &choices[0]["action"];
        if followed % 6 == 0 {
            let again = hint(&mut person, &game).await;
            assert_eq!(again.status, 200, "{:?}", again.body);
            let moved_on = again.json().expect("JSON")["seq"] != given["seq"];
            assert!(moved_on || again.body == answer.body, "a repeated request gets the same hint");
        }
        let decision = json!({"action": action, "after": given["seq"]});
        let done = person.post(&format!("/api/games/{game}/decisions"), &decision).await;
        assert_eq!(done.expect("a response").status, 200);
        followed += 1;
    }
    assert!(
        followed >= 9 && with_alternatives >= 8,
        "{followed} hints, {with_alternatives} with alternatives"
    );
}

#[tokio::test]
async fn hints_for_sanssouci_can_be_followed() {
    follow_hints(sanssouci(2)).await;
}

#[tokio::test]
async fn hints_for_versailles_can_be_followed() {
    follow_hints(versailles(2)).await;
}

#[tokio::test]
async fn only_the_player_to_act_gets_a_hint() {
    let server = server_with_fast_hints().await;
    let (mut host, mut guest, mut other) =
        (server.person().await, server.person().await, server.person().await);
    let mut terms = sanssouci(2);
    terms["options"]["choose_sides"] = json!(false);
    terms["first"] = json!("first_seat");
    let game = open(&mut host, terms.clone(), &["me", "open"]).await;
    assert_refused(&hint(&mut host, &game).await, 409, "not_begun");
    sit(&mut guest, &game, 1).await;
    assert_refused(&hint(&mut server.stranger(), &game).await, 401, "unknown_person");
    assert_refused(&hint(&mut other, &game).await, 403, "not_seated");
    assert_refused(&hint(&mut guest, &game).await, 422, "not_to_act");
    assert_eq!(hint(&mut host, &game).await.status, 200);
    assert_refused(&hint(&mut host, &"0".repeat(32)).await, 404, "no_such_game");

    assert_eq!(post(&mut host, &game, "leave", Value::Null).await, 200);
    assert_refused(&hint(&mut host, &game).await, 409, "away");

    terms["hints"] = json!(false);
    let game = open(&mut other, terms, &["me", "gardener"]).await;
    assert_refused(&hint(&mut other, &game).await, 403, "no_hints");
}

#[tokio::test]
async fn concurrent_hints_of_one_person_are_limited() {
    let server = TestServer::start().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(3), &["me", "apprentice", "apprentice"]).await;
    let mut asking: Vec<_> = (0..6).map(|_| person.again(server.address)).collect();
    let all = futures_util::future::join_all(asking.iter_mut().map(|client| hint(client, &game))).await;
    let count = |status: u16| all.iter().filter(|answer| answer.status == status).count();
    assert!(count(200) >= 1 && count(429) >= 1 && count(200) + count(429) == 6, "{all:?}");
    for answer in all.iter().filter(|answer| answer.status == 429) {
        assert_refused(answer, 429, "too_fast");
    }
}
