//! The arena: what it prints, that it counts right, and that it ends well however it ends.

#![allow(clippy::unwrap_used, reason = "a test may")]

mod common;

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use common::gloriette;
use serde_json::Value;

fn arena(arguments: &str) -> String {
    let output = gloriette(&format!("arena {arguments}"), "");
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "no progress in a pipe");
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &str) -> Value {
    serde_json::from_str(&arena(&format!("{arguments} --json"))).unwrap()
}

/// A file that does not exist yet.
fn fresh(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&file);
    file
}

#[test]
fn programs_get_an_object() {
    let report = json("sanssouci --bots gardener,apprentice --deals 20 --seed 3 --rewards --budget 20sims");
    assert_eq!(report["game"], "sanssouci");
    assert_eq!(report["players"], 2);
    assert_eq!(report["options"]["rewards"], true);
    assert_eq!(report["deals"], 20);
    assert_eq!(report["seed"], 3);
    assert_eq!(report["budget"], "20sims");
    assert_eq!(report["interrupted"], false);
    let bots = report["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 2);
    for (bot, name) in bots.iter().zip(["gardener", "apprentice"]) {
        assert_eq!(bot["bot"], name);
        assert_eq!(bot["games"], 40);
        for key in ["win_share", "mean_points", "mean_margin"] {
            let ends = bot[format!("{key}_ci95")].as_array().unwrap();
            let [low, mean, high] = [&ends[0], &bot[key], &ends[1]].map(|number| number.as_f64().unwrap());
            assert!(low <= mean && mean <= high && ends.len() == 2, "{name}: {key}");
        }
        assert!(bot["ms_per_decision"].as_f64() <= bot["max_ms_per_decision"].as_f64());
        assert_eq!(bot["sims_per_decision"], 0.0);
    }
    let of = |number: usize, key: &str| bots[number][key].as_f64().unwrap();
    assert!((of(0, "win_share") + of(1, "win_share") - 1.0).abs() < 1e-9);
    assert!((of(0, "mean_margin") + of(1, "mean_margin")).abs() < 1e-9);
    assert!((of(0, "mean_points") - of(1, "mean_points") - of(0, "mean_margin")).abs() < 1e-9);
    assert!(of(0, "win_share") > 0.8);
    assert!(report["first_seat"]["win_share"].is_f64());
}

/// Without what depends on the machine.
fn timeless(mut report: Value) -> Value {
    for key in ["threads", "seconds"] {
        report[key].take();
    }
    for bot in report["bots"].as_array_mut().unwrap() {
        for key in ["ms_per_decision", "max_ms_per_decision", "sims_per_second"] {
            bot[key].take();
        }
    }
    report
}

#[test]
fn the_same_seed_gives_the_same_report_on_any_number_of_threads() {
    for game in ["sanssouci --players 3 --edition revised", "versailles --players 3"] {
        let play = |rest: &str, name: &str| {
            let file = fresh(name);
            let bots = "--bots cheat@10sims,architect@20sims --deals 3";
            let report = json(&format!("{game} {bots} {rest} --records {}", file.display()));
            (timeless(report), fs::read_to_string(file).unwrap())
        };
        let one = play("--seed 5 --threads 1", "one.jsonl");
        assert_eq!(one, play("--seed 5 --threads 4", "four.jsonl"));
        assert_ne!(one, play("--seed 6 --threads 4", "other.jsonl"));
        assert_eq!(one.1.lines().count(), 9);
    }
}

#[test]
fn records_say_who_sat_where_and_replay() {
    let file = fresh("seatings.jsonl.gz");
    arena(&format!(
        "sanssouci --players 4 --bots apprentice,gardener --deals 2 --seed 9 --records {}",
        file.display()
    ));
    let replayed = gloriette(&format!("replay {}", file.display()), "");
    assert_eq!(String::from_utf8(replayed.stdout).unwrap(), "8 of 8 records agree\n");

    let file = fresh("seatings.jsonl");
    arena(&format!(
        "sanssouci --players 4 --bots apprentice,gardener --deals 2 --seed 9 --records {}",
        file.display()
    ));
    let text = fs::read_to_string(file).unwrap();
    let records: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (number, record) in records.iter().enumerate() {
        assert_eq!(record["seed"], 9);
        assert_eq!(record["deal"], number / 4);
        let bots = record["bots"].as_array().unwrap();
        let seat = bots.iter().position(|bot| bot == "apprentice").unwrap();
        assert_eq!(seat, number % 4, "in every seat once");
        assert_eq!(bots.iter().filter(|bot| *bot == "gardener").count(), 3);
        assert_eq!(record["setup"], records[number / 4 * 4]["setup"], "every seating plays the same deal");
    }
    let dealt = gloriette("deal sanssouci --players 4 --seed 9", "");
    let dealt: Value = serde_json::from_slice(&dealt.stdout).unwrap();
    assert_eq!(records[0]["setup"], dealt["setup"], "deal 0 is what `deal` prints");
}

#[test]
fn the_report_agrees_with_the_records() {
    let file = fresh("points.jsonl");
    let report = json(&format!(
        "versailles --players 3 --bots apprentice,gardener --deals 4 --records {}",
        file.display()
    ));
    let text = fs::read_to_string(file).unwrap();
    let (mut points, mut wins) = (0.0, 0.0);
    for record in text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        let seat = record["bots"].as_array().unwrap().iter().position(|bot| bot == "apprentice").unwrap();
        points += record["result"]["scores"][seat]["total"].as_f64().unwrap();
        let winners = record["result"]["winners"].as_array().unwrap();
        wins += if winners.contains(&seat.into()) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    assert!((report["bots"][0]["mean_points"].as_f64().unwrap() - points / 12.0).abs() < 1e-9);
    assert!((report["bots"][0]["win_share"].as_f64().unwrap() - wins / 12.0).abs() < 1e-9);
    assert!(report["first_seat"].is_null(), "all bid at the same time");
}

#[test]
fn people_get_a_table() {
    let said = arena("sanssouci --bots gardener,apprentice --deals 10");
    for word in ["classic", "10 deals of seed 0, each in 2 seatings: 20 games", "wins", "margin", "Elo", "±"]
    {
        assert!(said.contains(word), "{word}: {said}");
    }
    assert!(said.contains("The seat that begins: wins "), "{said}");
}

#[test]
fn a_test_stops_when_it_is_decided() {
    let said = arena("sanssouci --bots gardener,apprentice --deals 500 --sprt 0,50");
    assert!(said.contains("Test: gardener is 50 Elo stronger than apprentice rather than 0"), "{said}");
    assert!(said.contains("decided before 500 deals"), "{said}");
    let report = json("sanssouci --bots apprentice,gardener --deals 500 --sprt -10,50");
    assert_eq!(report["sprt"]["decided"], "elo0");
    assert!(report["deals"].as_u64() < Some(100));
    let open = json("sanssouci --bots gardener,apprentice --deals 2 --sprt 0,1");
    assert!(open["sprt"]["decided"].is_null() && open["deals"] == 2);
}

#[test]
fn sides_are_compared() {
    let bots = "--bots gardener --deals 40 --by-side --choose-sides false";
    let report = json(&format!("sanssouci {bots} --rewards"));
    for kind in ["garden", "rewards"] {
        let sides = report["by_side"][kind]["sides"].as_array().unwrap();
        assert_eq!(sides.len(), 8, "four boards of two sides");
        assert!(sides.iter().all(|side| side["mean_points"].as_f64() > Some(20.0)));
        assert!(report["by_side"][kind]["largest_difference"]["points"].as_f64() > Some(0.0));
    }
    assert_eq!(report["bots"].as_array().unwrap().len(), 1);
    let said = arena(&format!("sanssouci --edition revised {bots}"));
    assert!(said.contains("The largest difference is "), "{said}");
    assert!(arena("versailles --bots gardener --deals 2 --by-side").contains("All play on equal boards."));
}

#[test]
fn bad_input_is_one_line() {
    for (arguments, message) in [
        ("sanssouci --bots alphago", "--bots: invalid bot `alphago`: bots are apprentice, gardener, "),
        ("sanssouci --bots gardener,,gardener", "--bots: invalid bot ``"),
        ("sanssouci --bots gardener,gardener,gardener", "--bots: 3 bots for 2 players"),
        ("sanssouci --bots lenotre --budget 1y", "--budget: invalid budget `1y`: budgets are like 1s, "),
        ("sanssouci --bots lenotre@fast", "--bots: invalid budget `fast`"),
        ("sanssouci --bots gardener,apprentice --sprt fast", "--sprt: invalid test `fast`"),
        ("sanssouci --bots gardener,apprentice --sprt 50,0", "--sprt: invalid test `50,0`"),
        ("sanssouci --bots gardener --sprt 0,50", "--sprt: it compares two bots, and there are 1"),
        ("sanssouci --bots gardener,apprentice --by-side", "--by-side: it takes one bot in all seats"),
        ("sanssouci --bots gardener --edition revised --choose-stack", "options.choose_stack: only"),
        ("sanssouci --bots gardener --data /no/such/folder", "/no/such/folder: No such file"),
        ("sanssouci --bots gardener --records /no/such/folder/file", "/no/such/folder/file: No such file"),
    ] {
        let output = gloriette(&format!("arena {arguments}"), "");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments}: {said}");
        assert!(said.contains(message) && said.lines().count() == 1, "{arguments}: {said}");
        assert!(output.stdout.is_empty());
    }
    let help = String::from_utf8(gloriette("arena --help", "").stdout).unwrap();
    assert!(help.contains("Example: gloriette arena "), "{help}");
}

/// An arena that runs until it is interrupted.
fn endless(arguments: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_gloriette"))
        .args(format!("arena {arguments} --deals 1000000").split_whitespace())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Interrupts it as Ctrl-C does, and waits for its end, but not for ever.
fn interrupted(mut child: Child) -> Output {
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let begin = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if begin.elapsed() > Duration::from_secs(20) {
            child.kill().unwrap();
            panic!("it goes on");
        }
        sleep(Duration::from_millis(20));
    }
    child.wait_with_output().unwrap()
}

#[test]
#[cfg(unix)]
fn who_is_interrupted_shows_what_there_is() {
    let file = fresh("interrupted.jsonl");
    let child = endless(&format!("sanssouci --bots gardener,apprentice --json --records {}", file.display()));
    while fs::metadata(&file).map_or(0, |file| file.len()) == 0 {
        sleep(Duration::from_millis(20));
    }
    let output = interrupted(child);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["interrupted"], true);
    let games = fs::read_to_string(&file).unwrap().lines().count();
    assert_eq!(report["deals"], games / 2, "whole deals only");
    assert_eq!(report["bots"][0]["games"], games);
}

#[test]
#[cfg(unix)]
fn an_interrupt_does_not_wait_for_long_thoughts() {
    for bots in [
        "sanssouci --bots lenotre@1000s",
        "sanssouci --bots lenotre@100000000sims",
        "sanssouci --bots cheat@100000000sims",
        "versailles --bots lenotre@100000000sims",
    ] {
        let child = endless(bots);
        sleep(Duration::from_secs(1));
        let output = interrupted(child);
        assert_eq!(output.status.code(), Some(0), "{bots}");
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains("no deal was played to its end"), "{bots}: {said}");
    }
}

/// It is interrupted in the middle of a thought about some later game.
#[test]
#[cfg(unix)]
fn an_interrupt_drops_the_game_under_way_and_keeps_the_deals_before() {
    let file = fresh("interrupted_thought.jsonl");
    let thoughts = "sanssouci --bots lenotre@2000sims,gardener --threads 1 --json --records";
    let child = endless(&format!("{thoughts} {}", file.display()));
    while fs::metadata(&file).map_or(0, |file| file.len()) == 0 {
        sleep(Duration::from_millis(20));
    }
    let output = interrupted(child);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["interrupted"], true);
    let kept = fs::read_to_string(&file).unwrap();
    assert_eq!(report["bots"][0]["games"], kept.lines().count());
    for game in kept.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        assert!(game["result"].is_object(), "a game that was stopped is no game");
    }
}
