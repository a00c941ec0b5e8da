//! The command `arena`: its reports, its records and its reaction to Ctrl-C.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::common::gloriette;
use serde_json::Value;

fn arena(arguments: &str) -> String {
    let output = gloriette(&format!("arena {arguments}"), "");
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "no progress bar in a pipe");
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &str) -> Value {
    serde_json::from_str(&arena(&format!("{arguments} --json"))).unwrap()
}

/// The path of a file that does not exist yet.
fn new_file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&file);
    file
}

#[test]
fn the_json_report_is_an_object_with_all_results() {
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

/// Removes the fields that depend on the machine.
fn without_timing(mut report: Value) -> Value {
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
            let file = new_file(name);
            let bots = "--bots cheat@10sims,architect@20sims --deals 3";
            let report = json(&format!("{game} {bots} {rest} --records {}", file.display()));
            (without_timing(report), fs::read_to_string(file).unwrap())
        };
        let one = play("--seed 5 --threads 1", "one.jsonl");
        assert_eq!(one, play("--seed 5 --threads 4", "four.jsonl"));
        assert_ne!(one, play("--seed 6 --threads 4", "other.jsonl"));
        assert_eq!(one.1.lines().count(), 9);
    }
}

#[test]
fn records_name_the_bot_of_each_seat_and_replay() {
    let file = new_file("seatings.jsonl.gz");
    arena(&format!(
        "sanssouci --players 4 --bots apprentice,gardener --deals 2 --seed 9 --records {}",
        file.display()
    ));
    let replayed = gloriette(&format!("replay {}", file.display()), "");
    assert_eq!(String::from_utf8(replayed.stdout).unwrap(), "8 of 8 records agree\n");

    let file = new_file("seatings.jsonl");
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
        assert_eq!(seat, number % 4, "once in every seat");
        assert_eq!(bots.iter().filter(|bot| *bot == "gardener").count(), 3);
        assert_eq!(record["setup"], records[number / 4 * 4]["setup"], "every seating plays the same deal");
    }
    let dealt = gloriette("deal sanssouci --players 4 --seed 9", "");
    let dealt: Value = serde_json::from_slice(&dealt.stdout).unwrap();
    assert_eq!(records[0]["setup"], dealt["setup"], "deal 0 is what `deal` prints");
}

#[test]
fn the_report_agrees_with_the_records() {
    let file = new_file("points.jsonl");
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
    assert!(report["first_seat"].is_null(), "no starting seat: all bid at the same time");
}

#[test]
fn the_text_report_is_a_table() {
    let text = arena("sanssouci --bots gardener,apprentice --deals 10");
    for word in ["classic", "10 deals of seed 0, each in 2 seatings: 20 games", "wins", "margin", "Elo", "±"]
    {
        assert!(text.contains(word), "{word}: {text}");
    }
    assert!(text.contains("Starting seat: wins "), "{text}");
}

#[test]
fn a_decided_sprt_stops_the_tournament() {
    let text = arena("sanssouci --bots gardener,apprentice --deals 500 --sprt 0,50");
    assert!(text.contains("SPRT: gardener is 50 Elo stronger than apprentice rather than 0"), "{text}");
    assert!(text.contains("decided before 500 deals"), "{text}");
    let report = json("sanssouci --bots apprentice,gardener --deals 500 --sprt -10,50");
    assert_eq!(report["sprt"]["decided"], "elo0");
    assert!(report["deals"].as_u64() < Some(100));
    let open = json("sanssouci --bots gardener,apprentice --deals 2 --sprt 0,1");
    assert!(open["sprt"]["decided"].is_null() && open["deals"] == 2);
}

#[test]
fn by_side_compares_board_sides() {
    let bots = "--bots gardener --deals 40 --by-side --choose-sides false";
    let report = json(&format!("sanssouci {bots} --rewards"));
    for kind in ["garden", "rewards"] {
        let sides = report["by_side"][kind]["sides"].as_array().unwrap();
        assert_eq!(sides.len(), 8, "four boards of two sides");
        assert!(sides.iter().all(|side| side["mean_points"].as_f64() > Some(20.0)));
        assert!(report["by_side"][kind]["largest_difference"]["points"].as_f64() > Some(0.0));
    }
    assert_eq!(report["bots"].as_array().unwrap().len(), 1);
    let text = arena(&format!("sanssouci --edition revised {bots}"));
    assert!(text.contains("The largest difference is "), "{text}");
    assert!(arena("versailles --bots gardener --deals 2 --by-side").contains("All boards are equal."));
}

#[test]
fn errors_are_one_line_with_the_option() {
    for (arguments, expected) in [
        ("sanssouci --bots alphago", "--bots: invalid bot `alphago`: bots are apprentice, gardener, "),
        ("sanssouci --bots gardener,,gardener", "--bots: invalid bot ``"),
        ("sanssouci --bots gardener,gardener,gardener", "--bots: 3 bots for 2 players"),
        ("sanssouci --bots lenotre --budget 1y", "--budget: invalid budget `1y`: budgets are like 1s, "),
        ("sanssouci --bots lenotre@fast", "--bots: invalid budget `fast`"),
        ("sanssouci --bots gardener,apprentice --sprt fast", "--sprt: invalid test `fast`"),
        ("sanssouci --bots gardener,apprentice --sprt 50,0", "--sprt: invalid test `50,0`"),
        ("sanssouci --bots gardener --sprt 0,50", "--sprt: compares two bots, but there are 1"),
        ("sanssouci --bots gardener,apprentice --by-side", "--by-side: needs one bot in all seats"),
        ("sanssouci --bots gardener --edition revised --choose-stack", "options.choose_stack: only"),
        ("sanssouci --bots gardener --data /no/such/folder", "/no/such/folder: No such file"),
        ("sanssouci --bots gardener --records /no/such/folder/file", "/no/such/folder/file: No such file"),
    ] {
        let output = gloriette(&format!("arena {arguments}"), "");
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments}: {text}");
        assert!(text.contains(expected) && text.lines().count() == 1, "{arguments}: {text}");
        assert!(output.stdout.is_empty());
    }
    let help = String::from_utf8(gloriette("arena --help", "").stdout).unwrap();
    assert!(help.contains("Example: gloriette arena "), "{help}");
}

/// Starts a tournament that runs until it is interrupted.
fn start_endless(arguments: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_gloriette"))
        .args(format!("arena {arguments} --deals 1000000").split_whitespace())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Sends SIGINT, as Ctrl-C does, and waits for the process to end within a time limit.
fn interrupt(mut child: Child) -> Output {
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let start = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if start.elapsed() > Duration::from_secs(20) {
            child.kill().unwrap();
            panic!("the process does not stop");
        }
        sleep(Duration::from_millis(20));
    }
    child.wait_with_output().unwrap()
}

#[test]
#[cfg(unix)]
fn an_interrupted_tournament_reports_the_complete_deals() {
    let file = new_file("interrupted.jsonl");
    let child =
        start_endless(&format!("sanssouci --bots gardener,apprentice --json --records {}", file.display()));
    while fs::metadata(&file).map_or(0, |file| file.len()) == 0 {
        sleep(Duration::from_millis(20));
    }
    let output = interrupt(child);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["interrupted"], true);
    let games = fs::read_to_string(&file).unwrap().lines().count();
    assert_eq!(report["deals"], games / 2, "complete deals only");
    assert_eq!(report["bots"][0]["games"], games);
}

#[test]
#[cfg(unix)]
fn an_interrupt_stops_long_searches() {
    for bots in [
        "sanssouci --bots lenotre@1000s",
        "sanssouci --bots lenotre@100000000sims",
        "sanssouci --bots cheat@100000000sims",
        "versailles --bots lenotre@100000000sims",
    ] {
        let child = start_endless(bots);
        sleep(Duration::from_secs(1));
        let output = interrupt(child);
        assert_eq!(output.status.code(), Some(0), "{bots}");
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains("no deal was completed"), "{bots}: {text}");
    }
}

/// The interrupt comes during a search in a later game.
#[test]
#[cfg(unix)]
fn an_interrupt_drops_the_current_game_and_keeps_earlier_deals() {
    let file = new_file("interrupted_search.jsonl");
    let arguments = "sanssouci --bots lenotre@2000sims,gardener --threads 1 --json --records";
    let child = start_endless(&format!("{arguments} {}", file.display()));
    while fs::metadata(&file).map_or(0, |file| file.len()) == 0 {
        sleep(Duration::from_millis(20));
    }
    let output = interrupt(child);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["interrupted"], true);
    let records = fs::read_to_string(&file).unwrap();
    assert_eq!(report["bots"][0]["games"], records.lines().count());
    for game in records.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        assert!(game["result"].is_object(), "interrupted games are not written");
    }
}
