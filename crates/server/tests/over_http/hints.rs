//! Hints: what a bot would do in a person's place, for who may ask.

use crate::test_server::{TestServer, open, quick, sanssouci, sit, versailles};
use client::{Answer, Client};
use serde_json::{Value, json};
use server::Options;
use server::tables::TablesOptions;

async fn hint(person: &mut Client, game: &str) -> Answer {
    person.get(&format!("/api/games/{game}/hint")).await.expect("it is answered")
}

async fn standing(person: &mut Client, game: &str) -> Value {
    person.get(&format!("/api/games/{game}")).await.expect("it is answered").json().expect("JSON")
}

fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!((answer.status.as_u16(), answer.code().as_str()), (status, code), "{:?}", answer.body);
}

async fn house_with_quick_hints() -> TestServer {
    let quick = quick();
    TestServer::with(Options { tables: TablesOptions { hint_simulations: 100, ..quick.tables }, ..quick }).await
}

/// Follows the hints against an apprentice, a dozen times; every hint can be followed.
async fn follow(terms: Value) {
    let server = house_with_quick_hints().await;
    let mut person = server.person().await;
    let game = open(&mut person, terms, &["me", "apprentice"]).await;
    let (mut followed, mut with_alternatives) = (0, 0);
    for _ in 0..2000 {
        let now = standing(&mut person, &game).await;
        let legal = now["view"]["legal"].as_array().expect("a list").clone();
        if now["table"]["phase"] == "over" || followed == 12 {
            break;
        }
        if legal.is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        }
        let answer = hint(&mut person, &game).await;
        if answer.status == 429 {
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
            continue;
        }
        assert_eq!(answer.status, 200, "{:?}", answer.body);
        let given = answer.json().expect("JSON");
        // The others choose at the same time.
        if given["seq"] != now["seq"] {
            continue;
        }
        let choices = given["choices"].as_array().expect("choices");
        assert!((1..=3).contains(&choices.len()), "{given}");
        // Tiles may be laid in ways that look alike; those are no alternatives.
        with_alternatives += usize::from(choices.len() >= legal.len().min(3));
        for choice in choices {
            assert!(legal.contains(&choice["action"]), "{choice} is none of {legal:?}");
            assert_eq!(choice["turn"][0], choice["action"]);
            assert_eq!(choice["points"].is_number(), legal.len() > 1, "{choice}");
            assert_eq!(choice["margin"].is_number(), legal.len() > 1, "{choice}");
        }
        let action = &choices[0]["action"];
        if followed % 6 == 0 {
            let again = hint(&mut person, &game).await;
            assert_eq!(again.status, 200, "{:?}", again.body);
            let moved_on = again.json().expect("JSON")["seq"] != given["seq"];
            assert!(moved_on || again.body == answer.body, "the same question has the same answer");
        }
        let decision = json!({"action": action, "after": given["seq"]});
        let done = person.post(&format!("/api/games/{game}/decisions"), &decision).await;
        assert_eq!(done.expect("it is answered").status, 200);
        followed += 1;
    }
    assert!(
        followed >= 9 && with_alternatives >= 8,
        "{followed} hints, {with_alternatives} with alternatives"
    );
}

#[tokio::test]
async fn hints_for_sanssouci_can_be_followed() {
    follow(sanssouci(2)).await;
}

#[tokio::test]
async fn hints_for_versailles_can_be_followed() {
    follow(versailles(2)).await;
}

#[tokio::test]
async fn who_may_ask() {
    let server = house_with_quick_hints().await;
    let (mut host, mut guest, mut other) = (server.person().await, server.person().await, server.person().await);
    let mut terms = sanssouci(2);
    terms["options"]["choose_sides"] = json!(false);
    terms["first"] = json!("first_seat");
    let game = open(&mut host, terms.clone(), &["me", "open"]).await;
    refused(&hint(&mut host, &game).await, 409, "not_begun");
    sit(&mut guest, &game, 1).await;
    refused(&hint(&mut Client::stranger(server.address), &game).await, 401, "unknown_person");
    refused(&hint(&mut other, &game).await, 403, "not_seated");
    refused(&hint(&mut guest, &game).await, 422, "not_to_act");
    assert_eq!(hint(&mut host, &game).await.status, 200);
    refused(&hint(&mut host, &"0".repeat(32)).await, 404, "no_such_game");

    let leave = host.post(&format!("/api/games/{game}/leave"), &Value::Null).await;
    assert_eq!(leave.expect("it is answered").status, 200);
    refused(&hint(&mut host, &game).await, 409, "away");

    terms["hints"] = json!(false);
    let game = open(&mut other, terms, &["me", "gardener"]).await;
    refused(&hint(&mut other, &game).await, 403, "no_hints");
}

/// Everybody one at a time, and not too many in a row.
#[tokio::test]
async fn nobody_asks_too_often() {
    let server = TestServer::open().await;
    let mut person = server.person().await;
    let game = open(&mut person, versailles(3), &["me", "apprentice", "apprentice"]).await;
    let mut asking: Vec<_> = (0..6).map(|_| person.again(server.address)).collect();
    let all = futures_util::future::join_all(asking.iter_mut().map(|client| hint(client, &game))).await;
    let count = |status: u16| all.iter().filter(|answer| answer.status == status).count();
    assert!(count(200) >= 1 && count(429) >= 1 && count(200) + count(429) == 6, "{all:?}");
    for answer in all.iter().filter(|answer| answer.status == 429) {
        refused(answer, 429, "too_fast");
    }
}
