//! Tables in the engine of the page give the same bytes as tables on the server.
//!
//! A game is played on the server. Then the engine gets its log, and everything that the server has
//! said about the game is asked of the engine, too.

use browser::Engine;
use client::{Client, Events};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use server::archive::{self, ArchiveLine};

use crate::test_server::{
    TestServer, fast_bot_options, open, play_randomly, post, sanssouci, sit, versailles, watch,
};

const HINT_SIMULATIONS: u64 = 30;
const ANALYSIS_SIMULATIONS: u64 = 10;

/// An engine's answer, byte for byte.
fn ask(engine: &mut Engine, name: &str, with: Value) -> Box<RawValue> {
    #[derive(serde::Deserialize)]
    struct Answer {
        ok: Box<RawValue>,
    }
    let answer = engine.call(&json!({"do": name, "with": with}).to_string());
    let read: Result<Answer, _> = serde_json::from_str(&answer);
    read.unwrap_or_else(|error| panic!("{name}: {error}: {answer}")).ok
}

fn ask_value(engine: &mut Engine, name: &str, with: Value) -> Value {
    serde_json::from_str(ask(engine, name, with).get()).expect("JSON")
}

/// The log of the only game of a server.
async fn stored_log(server: &TestServer) -> Vec<Value> {
    let mut found = Vec::new();
    let keep = |line: &ArchiveLine| {
        if let ArchiveLine::Game { log, .. } = line {
            found = log.iter().map(|entry| serde_json::to_value(entry).expect("JSON")).collect();
        }
        Ok(())
    };
    archive::export(server.tables.store(), keep).await.expect("the store answers");
    found
}

fn table_file(id: &str, log: &[Value]) -> String {
    json!({"format": "gloriette-table", "version": 1, "id": id, "log": log}).to_string()
}

async fn body(person: &mut Client, path: &str) -> String {
    let response = person.get(path).await.expect("a response");
    assert_eq!(response.status, 200, "{path}");
    String::from_utf8(response.body.to_vec()).expect("UTF-8")
}

/// The data of all frames up to the entry `last`.
async fn frames_until(mut events: Events, last: u64) -> Vec<String> {
    let mut seen = Vec::new();
    loop {
        let event = events.next().await.expect("the stream is open");
        let seq = event.seq();
        seen.push(event.data);
        if seq == last {
            return seen;
        }
    }
}

async fn check_game(mut terms: Value, people: usize, boards: Option<(&str, &str)>) {
    let server = TestServer::with_options(fast_bot_options(HINT_SIMULATIONS, ANALYSIS_SIMULATIONS)).await;
    let mut host = server.person().await;
    if let Some((file, text)) = boards {
        let set = json!({"game": terms["game"], "name": "Our box", "files": {file: text}});
        let saved = host.post("/api/boards", &set).await.expect("a response");
        terms["boards"] = saved.json().expect("JSON")["id"].clone();
    }
    let seats = [vec!["me"], vec!["open"; people - 1]].concat();
    let id = open(&mut host, terms, &seats).await;
    let mut players = vec![host];
    for _ in 1..people {
        players.push(server.person().await);
    }
    let mut streams = vec![watch(&server.stranger(), &id).await];
    for player in &players {
        streams.push(watch(player, &id).await);
    }
    for (seat, player) in players.iter_mut().enumerate().skip(1) {
        sit(player, &id, seat).await;
    }
    assert_eq!(post(&mut players[0], &id, "talk", json!({"text": "bonne chance"})).await, 200);

    let before = stored_log(&server).await;
    let mut engine = Engine::new(|| 0.0).expect("the built-in data are valid");
    let hints: Vec<String> = {
        let mut hints = Vec::new();
        for player in &mut players {
            let response = player.get(&format!("/api/games/{id}/hint")).await.expect("a response");
            hints.push(String::from_utf8(response.body.to_vec()).expect("UTF-8"));
        }
        hints
    };
    let ids: Vec<Value> = before[0]["entry"]["seats"]
        .as_array()
        .into_iter()
        .flatten()
        .chain(before.iter().map(|entry| &entry["entry"]["who"]))
        .filter_map(|who| who.get("id").cloned())
        .collect();
    assert_eq!(ids.len(), people, "everybody sits there");
    for (hint, person) in hints.iter().zip(&ids) {
        let with =
            json!({"table": table_file(&id, &before), "person": person, "simulations": HINT_SIMULATIONS});
        let answer = engine.call(&json!({"do": "hint", "with": with}).to_string());
        let expected = match hint.contains("\"code\"") {
            false => format!("{{\"ok\":{hint}}}"),
            // The engine adds the status of the response.
            true => format!("{{\"error\":{}}}", hint.replacen('{', "{\"status\":422,", 1)),
        };
        assert_eq!(answer, expected);
    }

    let playing = players.into_iter().enumerate().map(|(number, mut player)| {
        let id = id.clone();
        tokio::spawn(async move {
            play_randomly(&mut player, &id, number as u64).await;
            player
        })
    });
    let mut players = Vec::new();
    for playing in playing.collect::<Vec<_>>() {
        players.push(playing.await.expect("no panic"));
    }

    let log = stored_log(&server).await;
    let last = log.len() as u64;
    assert!(last > 40, "a whole game: {last} entries");
    check_answers(&mut engine, &id, &log, &ids, streams, &mut players).await;
    check_commands(&log, &id, &ids);
}

/// Frames, look-back, log, record and analysis of an imported table.
async fn check_answers(
    engine: &mut Engine,
    id: &str,
    log: &[Value],
    ids: &[Value],
    streams: Vec<Events>,
    players: &mut [Client],
) {
    let file = table_file(id, log);
    ask(engine, "import", json!({"table": file}));
    let last = log.len() as u64;
    for (number, events) in streams.into_iter().enumerate() {
        let person = number.checked_sub(1).map_or(&Value::Null, |player| &ids[player]);
        // The first frame shows the state of the moment when the stream was opened.
        let expected = frames_until(events, last).await.split_off(1);
        let after = last - expected.len() as u64;
        let frames = ask(engine, "frames", json!({"id": id, "person": person, "after": after}));
        let frames: Vec<Box<RawValue>> = serde_json::from_str(frames.get()).expect("a list");
        assert_eq!(frames.len(), expected.len());
        for (frame, expected) in frames.iter().zip(&expected) {
            assert_eq!(frame.get(), expected, "viewer {number}");
        }
    }
    for (player, person) in players.iter_mut().zip(ids) {
        let now = ask(engine, "frames", json!({"id": id, "person": person}));
        assert_eq!(now.get(), format!("[{}]", body(player, &format!("/api/games/{id}")).await));
        for reveal in [false, true] {
            let with = json!({"id": id, "person": person, "reveal": reveal});
            let path = format!("/api/games/{id}/log?reveal={reveal}");
            assert_eq!(ask(engine, "log", with).get(), body(player, &path).await);
            for seq in [1, 7, last / 2, last] {
                let with = json!({"id": id, "person": person, "seq": seq, "reveal": reveal});
                let path = format!("/api/games/{id}/at/{seq}?reveal={reveal}");
                assert_eq!(ask(engine, "look_back", with).get(), body(player, &path).await);
            }
        }
    }
    let record = body(&mut players[0], &format!("/api/games/{id}/record")).await;
    assert_eq!(ask(engine, "record", json!({"id": id})).get(), record.trim_end());

    let path = format!("/api/games/{id}/analysis");
    let response = players[0].post(&path, &json!({})).await.expect("a response");
    assert!(response.status.is_success(), "{:?}", response.body);
    let expected = loop {
        let answer = body(&mut players[0], &path).await;
        if answer.contains(r#""state":"done""#) {
            break answer;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    let (mut decisions, mut of) = (Vec::new(), 1);
    for task in 0.. {
        if task == of {
            break;
        }
        let with = json!({"table": file, "task": task, "simulations": ANALYSIS_SIMULATIONS});
        let step = ask_value(engine, "analyse", with);
        of = step["of"].as_u64().expect("a number");
        decisions.push(step["decision"].clone());
    }
    let with = json!({"id": id, "of": of, "finished": true, "decisions": decisions});
    assert_eq!(ask(engine, "analysis", with).get(), expected);
}

/// The same commands at the same times write the same log.
fn check_commands(log: &[Value], id: &str, ids: &[Value]) {
    let mut engine = Engine::new(|| 0.0).expect("the built-in data are valid");
    let opened = &log[0]["entry"];
    let seats = opened["seats"].as_array().expect("seats").len();
    let seats = [vec!["me"], vec!["open"; seats - 1]].concat();
    let table = json!({"terms": opened["terms"], "seats": seats});
    let random = &opened["secret"];
    let mut with = json!({"id": id, "person": {"id": ids[0], "name": ""}, "table": table,
        "now": log[0]["at"], "random": random});
    if let Some(set) = opened.get("boards") {
        with["boards"] = json!({"name": set["name"], "files": set["files"]});
    }
    ask(&mut engine, "open", with);
    let mut places: Vec<Value> = Vec::new();
    for entry in &log[1..] {
        let change = &entry["entry"];
        let (person, command) = match change["entry"].as_str() {
            Some("seated") => {
                let command = json!({"command": "sit", "seat": change["seat"], "nonce": change["nonce"]});
                (&change["who"]["id"], command)
            }
            Some("acted") => {
                let seat = change["seat"].as_u64().expect("a seat");
                let place = places.iter().position(|place| place.as_u64() == Some(seat)).expect("a place");
                let after = entry["seq"].as_u64().expect("a number") - 1;
                (&ids[place], json!({"command": "act", "action": change["action"], "after": after}))
            }
            Some("said") => (&change["person"], json!({"command": "chat", "text": change["text"]})),
            // It follows from the last person who sits down.
            Some("started") => {
                places = change["places"].as_array().expect("places").clone();
                continue;
            }
            other => panic!("the game has an entry {other:?}"),
        };
        let with = json!({"id": id, "person": {"id": person, "name": ""}, "command": command,
            "now": entry["at"], "random": random});
        ask(&mut engine, "execute", with);
    }
    let exported = ask_value(&mut engine, "export", json!({"id": id}));
    let exported: Value = serde_json::from_str(exported.as_str().expect("text")).expect("JSON");
    let without_keys: Vec<Value> = log
        .iter()
        .map(|entry| {
            let mut entry = entry.clone();
            entry.as_object_mut().expect("an object").remove("key");
            entry
        })
        .collect();
    assert_eq!(exported["log"], Value::from(without_keys));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sanssouci_in_the_engine_gives_the_same_bytes() {
    check_game(sanssouci(2), 2, None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn versailles_in_the_engine_gives_the_same_bytes() {
    check_game(versailles(3), 3, None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_set_of_boards_in_the_engine_gives_the_same_bytes() {
    let pairs = "pairs = ['wg', 'wg', 'wt', 'gt', 'go', 'gv', 'ot', 'vt']";
    check_game(sanssouci(2), 2, Some(("sanssouci/cards.toml", pairs))).await;
}
