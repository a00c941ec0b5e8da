//! Finished games that people have played on their own devices, in their results.

use browser::Engine;
use client::{Client, Response};
use serde_json::{Value, json};
use server::archive::{self, ArchiveLine};
use server::store::{Store, StoredLocalGame, Write, Written};
use table::{GameId, Games, LocalResult, PersonId, Timestamp};
use tokio::task::JoinSet;

use crate::bad_input::assert_refused;
use crate::test_server::{TestServer, games, open, play_randomly, sanssouci, temporary_folder, versailles};
use game::Game as _;

const PATH: &str = "/api/me/local-games";
const ANNA: &str = "0000000000000000000000000000000a";
const BEN: &str = "0000000000000000000000000000000b";

fn ask(engine: &mut Engine, name: &str, with: Value) -> Value {
    let answer = engine.call(&json!({"do": name, "with": with}).to_string());
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    assert!(answer.get("ok").is_some(), "{name}: {answer}");
    answer["ok"].clone()
}

fn random(number: u8) -> String {
    format!("{number:02x}").repeat(32)
}

/// Plays a game in the engine of the page, as its worker does, and returns its record. Everybody
/// takes the first legal decision, or lets a bot choose it.
fn play(number: u8, terms: &Value, seats: &[&str]) -> Value {
    let mut engine = Engine::new(|| 0.0).expect("the built-in data are valid");
    let id = format!("{number:032x}");
    let table = json!({"terms": terms, "seats": seats});
    let open = json!({"id": id, "person": {"id": ANNA, "name": "Anna"}, "table": table, "now": 1000,
        "random": random(number)});
    ask(&mut engine, "open", open);
    for (seat, _) in seats.iter().enumerate().filter(|(_, word)| **word == "open") {
        let sit = json!({"id": id, "person": {"id": BEN, "name": "Ben"}, "now": 1000, "random": random(0),
            "command": {"command": "sit", "seat": seat}});
        ask(&mut engine, "execute", sit);
    }
    loop {
        let frame = ask(&mut engine, "frames", json!({"id": id}))[0].clone();
        if frame["table"]["phase"] == "over" {
            return ask(&mut engine, "record", json!({"id": id}));
        }
        let due = ask(&mut engine, "due", json!({"id": id}))["bots"][0].clone();
        if !due.is_null() {
            let table = ask(&mut engine, "export", json!({"id": id}));
            let think = json!({"table": table, "seat": due["seat"], "level": due["level"], "seed": 1,
                "limit": {"simulations": 1}});
            let actions = ask(&mut engine, "think", think)["actions"].clone();
            let act = json!({"id": id, "seat": due["seat"], "choice_since": due["choice_since"],
                "actions": actions, "now": 1000, "random": random(0)});
            ask(&mut engine, "bot_act", act);
            continue;
        }
        for person in [ANNA, BEN] {
            let frame = ask(&mut engine, "frames", json!({"id": id, "person": person}))[0].clone();
            let action = &frame["view"]["legal"][0];
            if !action.is_null() {
                let command = json!({"command": "act", "action": action, "after": frame["seq"]});
                let act = json!({"id": id, "person": {"id": person, "name": "Anna"}, "command": command,
                    "now": 1000, "random": random(0)});
                ask(&mut engine, "execute", act);
                break;
            }
        }
    }
}

/// A short game against a bot.
pub(crate) fn game_against_a_bot(number: u8) -> Value {
    play(number, &versailles(2), &["me", "apprentice"])
}

async fn count(person: &mut Client, record: &Value) -> Response {
    person.post(PATH, &json!({"record": record})).await.expect("a response")
}

async fn statistics(person: &mut Client) -> Value {
    person.get("/api/me/statistics").await.expect("a response").json().expect("JSON")["kinds"].clone()
}

#[tokio::test]
async fn a_game_counts_once_and_for_one_person() {
    let server = TestServer::start().await;
    let (mut anna, mut ben) = (server.person().await, server.person().await);
    let record = game_against_a_bot(1);
    let id = record["fairness"]["table"].clone();
    let first = count(&mut anna, &record).await;
    assert_eq!(first.status, 201, "{:?}", first.body);
    assert_eq!(first.json().expect("JSON"), json!({"id": id, "repeated": false}));
    let again = count(&mut anna, &record).await;
    assert_eq!((again.status.as_u16(), again.json().expect("JSON")["repeated"].clone()), (200, json!(true)));
    assert_refused(&count(&mut ben, &record).await, 409, "counts_for_another");

    let seat = record["players"].as_array().expect("players").iter().position(Value::is_string);
    let seat = seat.expect("a person");
    let points = record["result"]["scores"][seat]["total"].as_i64().expect("points");
    let won = record["result"]["winners"].as_array().expect("winners").contains(&json!(seat));
    let expected = json!([{"game": "versailles", "options": {"players": 2}, "offline": true, "games": 1,
        "wins": u8::from(won), "mean": points as f64, "best": points}]);
    assert_eq!(statistics(&mut anna).await, expected);
    assert_eq!(statistics(&mut ben).await, json!([]));

    // A game that the person has given up is a loss without points.
    let resigned = json!({"record": game_against_a_bot(2), "resigned": true});
    assert_eq!(ben.post(PATH, &resigned).await.expect("a response").status, 201);
    let tally = statistics(&mut ben).await[0].clone();
    assert_eq!((&tally["games"], &tally["wins"], &tally["best"]), (&json!(1), &json!(0), &json!(0)));

    let server = server.restart().await;
    assert_eq!(statistics(&mut anna.again(server.address)).await, expected);
}

#[tokio::test]
async fn an_archive_keeps_these_games() {
    let server = TestServer::start().await;
    let mut anna = server.person().await;
    let record = play(3, &sanssouci(2), &["apprentice", "me"]);
    assert_eq!(count(&mut anna, &record).await.status, 201);
    let before = statistics(&mut anna).await;
    assert_eq!((&before[0]["game"], &before[0]["offline"]), (&json!("sanssouci"), &json!(true)));

    async fn lines(store: &Store) -> Vec<String> {
        let mut lines = Vec::new();
        let line = |line: &ArchiveLine| {
            lines.push(serde_json::to_string(line)?);
            Ok(())
        };
        archive::export(store, line).await.expect("the export succeeds");
        lines
    }
    let exported = lines(server.tables.store()).await;
    let folder = temporary_folder();
    let other = Store::open(&Store::sqlite(&folder.path().join("other.db"))).await.expect("it opens");
    archive::import(&other, &games(), exported.iter().cloned().map(Ok)).await.expect("the import succeeds");
    assert_eq!(lines(&other).await, exported);
    assert_eq!(exported.iter().filter(|line| line.contains("\"line\":\"local_game\"")).count(), 1);
    assert!(archive::check(&other, &games()).await.expect("the store answers").1.is_empty());
}

/// Two people on several devices send the same game at the same time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_is_sent_at_the_same_time_counts_once() {
    let server = TestServer::start().await;
    let people = [server.person().await, server.person().await];
    let record = game_against_a_bot(4);
    let mut sent = JoinSet::new();
    for person in people.iter().cycle().take(12) {
        let (mut device, record) = (person.again(server.address), record.clone());
        sent.spawn(async move { count(&mut device, &record).await });
    }
    let answers = sent.join_all().await;
    let with = |status: u16| answers.iter().filter(|answer| answer.status == status).count();
    assert_eq!(with(201), 1);
    // A person may send one record at a time.
    assert_eq!(with(200) + with(409) + with(429), 11, "{:?}", answers.iter().map(|a| a.status));
    let mut games = 0;
    for mut person in people {
        let tallies = statistics(&mut person).await;
        games += tallies.as_array().expect("a list").iter().filter_map(|t| t["games"].as_u64()).sum::<u64>();
    }
    assert_eq!(games, 1);
}

#[tokio::test]
async fn games_that_are_not_what_they_say_are_refused() {
    let server = TestServer::start().await;
    let mut anna = server.person().await;
    let good = game_against_a_bot(5);
    let other = game_against_a_bot(6);
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record = good.clone();
        change(&mut record);
        record
    };
    let bot = json!({"bot": "lenotre"});
    let without = |key: &'static str| {
        changed(&|record| {
            record.as_object_mut().expect("an object").remove(key);
        })
    };
    let cases = [
        ("totals", changed(&|record| record["result"]["scores"][0]["total"] = json!(999)), "record.result"),
        ("winners", changed(&|record| record["result"]["winners"] = json!([0, 1])), "record.result"),
        ("no result", without("result"), "record.result"),
        (
            "an unfinished game",
            changed(&|record| {
                record["actions"] = json!([]);
                record.as_object_mut().expect("an object").remove("result");
            }),
            "record.result: the game is not over",
        ),
        (
            "an illegal action",
            changed(&|record| {
                let repeated = record["actions"][0].clone();
                record["actions"].as_array_mut().expect("actions").insert(1, repeated);
            }),
            "record.actions[1]",
        ),
        ("an action of nobody", changed(&|record| record["actions"][0]["seat"] = json!(4)), "record.actions"),
        ("only bots", changed(&|record| record["players"] = json!([bot, bot])), "record.players"),
        ("two people", changed(&|record| record["players"] = json!(["A", "B"])), "record.players"),
        ("too few", changed(&|record| record["players"] = json!(["A"])), "record.players"),
        ("unknown bots", changed(&|record| record["players"][0] = json!({"bot": "x"})), "record.players"),
        ("no players", without("players"), "record.players"),
        ("a repeated deal", without("fairness"), "record.fairness"),
        ("another id", changed(&|record| record["fairness"]["table"] = json!("0".repeat(32))), "record.salt"),
        ("another deal", changed(&|record| record["fairness"] = other["fairness"].clone()), "record.salt"),
        ("no salt", without("salt"), "record.salt"),
        ("no commitment", without("commitment"), "record.commitment"),
        ("another game", changed(&|record| record["game"] = json!("chess")), "record.game"),
        ("no format", without("format"), "record"),
        ("no record", json!("record"), "record"),
        ("nothing", Value::Null, "record"),
    ];
    for (case, record, place) in cases {
        let refused = count(&mut anna, &record).await;
        assert_refused(&refused, 400, "bad_request");
        let message = refused.json().expect("JSON")["message"].as_str().expect("a message").to_string();
        assert!(message.starts_with(place), "{case}: {message}");
    }
    let shared = play(7, &versailles(3), &["me", "open", "apprentice"]);
    assert_refused(&count(&mut anna, &shared).await, 400, "bad_request");
    for body in
        [json!({}), json!([]), json!({"record": good, "points": 200}), json!({"record": good, "resigned": 1})]
    {
        assert_refused(&anna.post(PATH, &body).await.expect("a response"), 400, "bad_request");
    }
    let huge = changed(&|record| record["note"] = json!("x".repeat(100_000)));
    assert_refused(&count(&mut anna, &huge).await, 413, "too_large");
    assert_refused(&count(&mut server.stranger(), &good).await, 401, "unknown_person");
    let foreign = [("sec-fetch-site", "cross-site")];
    let foreign = anna.send_json("POST", PATH, &foreign, &json!({"record": good})).await;
    assert_refused(&foreign.expect("a response"), 403, "foreign_request");
    assert_eq!(statistics(&mut anna).await, json!([]), "nothing was counted");
    assert_eq!(count(&mut anna, &good).await.status, 201);
}

/// Its result counts already, and everybody can read its record.
#[tokio::test]
async fn a_game_of_the_server_does_not_count_as_one_of_a_device() {
    let server = TestServer::start().await;
    let (mut anna, mut ben) = (server.person().await, server.person().await);
    let game = open(&mut anna, versailles(2), &["me", "apprentice"]).await;
    play_randomly(&mut anna, &game, 1).await;
    let record = anna.get(&format!("/api/games/{game}/record")).await.expect("a response");
    let record = record.json().expect("JSON");
    for person in [&mut anna, &mut ben] {
        assert_refused(&count(person, &record).await, 409, "game_of_server");
    }
    assert_eq!(statistics(&mut anna).await[0]["games"], 1);
    // Another server cannot know.
    let elsewhere = TestServer::start().await;
    assert_eq!(count(&mut elsewhere.person().await, &record).await.status, 201);
}

/// The page has the built-in boards, whatever the operator of the server offers.
#[tokio::test]
async fn a_server_with_its_own_boards_counts_games_on_built_in_ones() {
    let pairs = "pairs = [\"wg\", \"wv\", \"wt\", \"gt\", \"go\", \"gv\", \"ot\", \"vt\"]";
    let data = sanssouci::Position::data(|name| (name == "sanssouci/cards.toml").then(|| pairs.to_string()));
    let operated = Games::default().with_named_boards::<sanssouci::Position>(data.expect("valid"), "Palace");
    let server = TestServer::with_games(operated).await;
    let record = play(8, &sanssouci(2), &["me", "apprentice"]);
    let counted = count(&mut server.person().await, &record).await;
    assert_eq!(counted.status, 201, "{:?}", counted.body);
}

#[tokio::test]
async fn a_person_has_a_limited_number_of_these_games() {
    let server = TestServer::start().await;
    let mut anna = server.person().await;
    let me = anna.post("/api/me", &Value::Null).await.expect("a response").json().expect("JSON");
    let person: PersonId = me["id"].as_str().expect("an id").parse().expect("an id");
    let result = LocalResult { game: "go".into(), options: json!({}), points: 1, won: true, resigned: false };
    let mut writes = JoinSet::new();
    for number in 0..2000_u16 {
        let (store, result) = (server.tables.store().clone(), result.clone());
        let mut bytes = [7; 16];
        bytes[..2].copy_from_slice(&number.to_be_bytes());
        let id = GameId::from_bytes(bytes);
        let stored = StoredLocalGame { id, person, counted: Timestamp(1), result };
        writes.spawn(async move { store.write(Write::LocalGame(stored)).await.expect("it answers") });
    }
    assert!(writes.join_all().await.iter().all(|written| *written == Written::Done));
    assert_refused(&count(&mut anna, &game_against_a_bot(9)).await, 429, "too_many_local_games");
    assert_eq!(statistics(&mut anna).await[0]["games"], 2000);
}
