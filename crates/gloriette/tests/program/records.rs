//! Committed records, which every version must replay, and the commands for records.

use std::collections::BTreeSet;

use crate::common::{gloriette, lines, test_file};
use game::{Game, Record};

const FILES: [&str; 3] = ["sanssouci-classic", "sanssouci-revised", "versailles"];

fn stdout(arguments: &str, input: &str) -> String {
    let output = gloriette(arguments, input);
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn committed_records_replay() {
    let mut options = BTreeSet::new();
    let mut count = 0;
    for text in FILES.iter().flat_map(|file| lines(&format!("records/{file}.jsonl.gz"))) {
        count += 1;
        options.insert(match game::game_of(&text).unwrap().as_str() {
            "sanssouci" => assert_agrees::<sanssouci::Position>(&text),
            _ => assert_agrees::<versailles::Position>(&text),
        });
    }
    assert!(count >= 200);
    assert_eq!(options.len(), 72 + 4, "every option of both games");
}

fn assert_agrees<G: Game>(text: &str) -> String {
    let record = Record::<G>::read(text).unwrap();
    record.verify().unwrap();
    assert!(record.result.is_some());
    assert_eq!(Record::<G>::read(&record.write()).unwrap(), record);
    format!("{:?}", record.options)
}

#[test]
fn the_command_replays_files_and_streams() {
    let file = test_file("records/versailles.jsonl.gz").display().to_string();
    assert_eq!(stdout(&format!("replay {file} {file}"), ""), "80 of 80 records agree\n");
    let text = lines("records/versailles.jsonl.gz").join("\n");
    assert_eq!(stdout("replay -", &text), "40 of 40 records agree\n");
    let pretty: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let pretty = serde_json::to_string_pretty(&pretty).unwrap();
    assert_eq!(stdout("replay -", &pretty), "1 of 1 records agree\n");
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    for game in [
        "sanssouci --players 3 --edition classic",
        "sanssouci --players 2 --edition revised --rewards --boars",
        "sanssouci --players 4 --choose-stack --choose-sides false",
        "versailles --players 2",
        "versailles --players 5",
    ] {
        let games = stdout(&format!("simulate {game} --games 20 --seed 1"), "");
        assert_eq!(games, stdout(&format!("simulate {game} --games 20 --seed 1"), ""));
        assert_ne!(games, stdout(&format!("simulate {game} --games 20 --seed 2"), ""));
        assert_eq!(games.lines().count(), 20);
        assert_eq!(stdout("replay -", &games), "20 of 20 records agree\n");

        let deal = stdout(&format!("deal {game} --seed 1"), "");
        assert!(deal.contains("\"actions\":[]") && !deal.contains("\"result\""));
        let setup = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap()["setup"].clone();
        assert_eq!(setup(&deal), setup(games.lines().next().unwrap()), "game 0 is what deal prints");
        assert_eq!(stdout("perft - --depth 0", &deal), "1\n");
    }
}

#[test]
fn replay_names_the_first_disagreement() {
    let texts = lines("records/sanssouci-classic.jsonl.gz");
    let mut changed: serde_json::Value = serde_json::from_str(&texts[1]).unwrap();
    changed["result"]["scores"][1]["rows"] = 99.into();
    let output = gloriette("replay -", &format!("{}\n{changed}\n{}\n", texts[0], texts[2]));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "2 of 3 records agree\n");
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        stderr.starts_with("gloriette: standard input, record 2: result: scores[1].rows is 99, replayed "),
        "{stderr}"
    );

    let mut illegal: serde_json::Value = serde_json::from_str(&texts[0]).unwrap();
    let (number, play) = illegal["actions"]
        .as_array()
        .unwrap()
        .iter()
        .enumerate()
        .find(|(_, action)| action["do"] == "play")
        .unwrap();
    let mut other = play.clone();
    other["seat"] = (1 - play["seat"].as_u64().unwrap()).into();
    illegal["actions"][number] = other;
    let output = gloriette("replay -", &illegal.to_string());
    assert_eq!(output.status.code(), Some(1));
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        stderr.starts_with(&format!("gloriette: standard input, record 1: actions[{number}]: ")),
        "{stderr}"
    );
}
