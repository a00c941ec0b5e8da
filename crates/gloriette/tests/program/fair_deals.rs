//! `gloriette replay --commitment` on a game that was played on a real server.

use std::time::Duration;

use crate::common::{self, gloriette};
use crate::process::Process;
use client::Client;
use serde_json::{Map, Value, json};

const NONCE: &str = "00112233445566778899aabbccddeeff";

/// A finished game: its record, and the hashes that its player noted before the end.
struct Finished {
    record: Value,
    secret_hash: String,
    commitment: String,
}

/// One person sits down with a nonce, leaves, and bots finish the game.
async fn finished_game(terms: Value) -> Finished {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(folder.path().join("test.db").to_str().unwrap());
    let mut person = Client::hello(server.address).await.unwrap();
    let table = json!({"terms": terms, "seats": ["reserved", "apprentice"]});
    let opened = person.post("/api/games", &table).await.unwrap().json().unwrap();
    let path = format!("/api/games/{}", opened["id"].as_str().unwrap());
    let open = state(&mut person, &path).await;
    let secret_hash = open["secret_hash"].as_str().unwrap().to_string();
    let sit = json!({"who": "me", "nonce": NONCE});
    assert_eq!(person.put(&format!("{path}/seats/0"), &sit).await.unwrap().status, 200);
    let commitment = state(&mut person, &path).await["commitment"].as_str().unwrap().to_string();
    assert_eq!(person.post(&format!("{path}/leave"), &Value::Null).await.unwrap().status, 200);
    while state(&mut person, &path).await["phase"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let record = person.get(&format!("{path}/record")).await.unwrap().json().unwrap();
    Finished { record, secret_hash, commitment }
}

async fn state(person: &mut Client, path: &str) -> Value {
    person.get(path).await.unwrap().json().unwrap()["table"].take()
}

fn check(flags: &str, record: &Value) -> (Option<i32>, String, String) {
    let output = gloriette(&format!("replay {flags} -"), &record.to_string());
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[tokio::test]
async fn the_deal_of_a_played_game_is_verified() {
    // The options are not in the game's own order.
    let options = json!({"players": 2, "choose_stack": false, "choose_sides": false, "boars": true,
        "rewards": true, "edition": "revised"});
    let game = finished_game(json!({"game": "sanssouci", "options": options})).await;
    let good = "1 of 1 records agree\n1 of 1 deals follow from the server's secret and the players' nonces\n";
    let Finished { record, secret_hash, commitment } = &game;
    for flags in [
        "--commitment".to_string(),
        format!("--commitment={commitment}"),
        format!("--commitment={}", secret_hash.to_uppercase()),
        format!("--commitment={commitment} --commitment={secret_hash}"),
    ] {
        assert_eq!(check(&flags, record), (Some(0), good.into(), String::new()), "{flags}");
    }
    let other = "0".repeat(64);
    for flags in [format!("--commitment={other}"), format!("--commitment={commitment} --commitment={other}")]
    {
        let (status, _, error) = check(&flags, record);
        assert_eq!(status, Some(1), "{flags}");
        assert!(error.contains(&format!("commitment: expected {other}, but the deal has")), "{error}");
    }
}

#[tokio::test]
async fn a_changed_proof_is_refused() {
    let game = finished_game(json!({"game": "versailles", "options": {"players": 2}})).await;
    assert_eq!(check("--commitment", &game.record).0, Some(0));
    let changes = [
        ("/fairness/secret", json!("0".repeat(64)), "fairness.secret: it does not have the hash"),
        ("/fairness/secret", json!("x"), "fairness.secret: invalid secret"),
        ("/fairness/secret_hash", json!("0".repeat(64)), "fairness.secret: it does not have the hash"),
        ("/fairness/table", json!("0".repeat(32)), "salt: it does not follow"),
        ("/fairness/nonces/0", json!(null), "salt: it does not follow"),
        ("/fairness/nonces/0", json!("A0"), "fairness.nonces[0]: invalid nonce"),
        ("/fairness/nonces/1", json!(NONCE), "is a bot, but has a nonce"),
        ("/fairness/nonces", json!([]), "fairness.nonces: there must be one entry per player"),
        ("/fairness/version", json!(2), "fairness.version: 2, this program knows 1"),
        ("/fairness", json!({}), "fairness: missing field"),
        ("/players", json!(null), "fairness.nonces: there must be one entry per player"),
        ("/salt", json!("0".repeat(32)), "salt: it does not follow"),
        ("/commitment", json!("0".repeat(64)), "commitment: expected 000"),
    ];
    for (place, value, message) in changes {
        let mut record = game.record.clone();
        *record.pointer_mut(place).unwrap() = value.clone();
        let (status, output, error) = check("--commitment", &record);
        assert_eq!(status, Some(1), "{place}: {value}");
        assert!(error.contains(message), "{place}: {value}: {error}");
        assert_eq!(error.lines().count(), 1, "{error}");
        assert!(output.starts_with("0 of 1 records agree\n"), "{output}");
        assert_eq!(check("", &record).0, Some(0), "without the flag nothing of it matters");
    }
}

/// The row of the second half is random, too, but no action depends on its last tiles.
#[tokio::test]
async fn another_deal_is_refused() {
    let mut record = finished_game(json!({"game": "versailles", "options": {"players": 2}})).await.record;
    let tiles = record["setup"]["tiles"].as_array_mut().unwrap();
    let (last, other) = (tiles.len() - 1, tiles.len() - 2);
    let different = (0..=other).rev().find(|&number| tiles[number] != tiles[last]).unwrap();
    tiles.swap(last, different);
    let (status, _, error) = check("--commitment", &record);
    assert_eq!(status, Some(1));
    assert!(error.contains("setup: it does not follow from the secret and the nonces"), "{error}");
}

/// The records among the responses of version 0.1.0.
fn records_of_0_1_0() -> Vec<Value> {
    let answers = common::lines("../../server/tests/fixtures/0.1.0.answers.jsonl.gz");
    let body = |line: String| {
        let answer: Value = serde_json::from_str(&line).unwrap();
        let is_record = answer["path"].as_str().unwrap().ends_with("/record");
        is_record.then(|| serde_json::from_str(answer["body"].as_str().unwrap()).unwrap())
    };
    answers.into_iter().filter_map(body).filter(|record: &Value| record["setup"].is_object()).collect()
}

#[test]
fn records_of_0_1_0_are_verified_whatever_the_order_of_their_posted_options() {
    let records = records_of_0_1_0();
    assert!(records.len() >= 2);
    for mut record in records {
        let text = |record: &Value, key: &str| record[key].as_str().unwrap().to_string();
        let good =
            "1 of 1 records agree\n0 of 1 deals follow from the server's secret and the players' nonces\n";
        assert_eq!(check("--commitment", &record), (Some(0), good.into(), String::new()));
        let posted: Map<String, Value> =
            record["options"].as_object().unwrap().clone().into_iter().rev().collect();
        let (game, salt) = (text(&record, "game"), text(&record, "salt"));
        record["commitment"] = table::commitment(&game, &posted.into(), &record["setup"], &salt).into();
        assert_eq!(check("--commitment", &record).0, Some(0), "{}", record["options"]);
        record["setup"]["added"] = json!(1);
        assert_ne!(check("--commitment", &record).0, Some(0));
    }
}
