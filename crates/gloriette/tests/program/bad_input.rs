//! Invalid input gives one line that names the place and exit status 2, and never a panic.

use crate::common::{gloriette, lines};
use serde_json::{Value, json};

/// A record of a finished game: Sanssouci with rewards and boars, or Versailles.
fn record(game: &str) -> Value {
    let wanted = |text: &&String| {
        let record: Value = serde_json::from_str(text).unwrap();
        game == "versailles" || (record["options"]["rewards"] == true && record["options"]["boars"] == true)
    };
    let file = if game == "versailles" { "versailles" } else { "sanssouci-classic" };
    serde_json::from_str(lines(&format!("records/{file}.jsonl.gz")).iter().find(wanted).unwrap()).unwrap()
}

/// The error message of the commands for a text, which must be one line.
fn error_for(text: &str) -> String {
    let replayed = gloriette("replay -", text);
    let error = String::from_utf8(replayed.stderr).unwrap();
    assert_eq!(replayed.status.code(), Some(2), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(!error.contains("panicked"), "{error}");
    assert_eq!(gloriette("perft - --depth 1", text).status.code(), Some(2));
    error.trim_end().to_string()
}

/// Changes one place of a record and expects an error that names it.
#[track_caller]
fn assert_refused(game: &str, place: &str, value: Value, message: &str) {
    let mut record = record(game);
    *record.pointer_mut(place).unwrap_or_else(|| panic!("no {place}")) = value;
    let error = error_for(&record.to_string());
    assert!(error.contains(message), "{place}: {error}");
}

#[test]
fn texts_that_are_no_records_are_refused() {
    for (text, message) in [
        ("", "standard input: contains no record"),
        (" \n\n", "standard input: contains no record"),
        ("{", "EOF while parsing"),
        ("[]", "invalid type: sequence, expected an object"),
        ("null", "invalid type: null"),
        ("{\"format\": \"gloriette/1\"}", "missing field `game`"),
        (
            "{\"format\": \"gloriette/2\", \"game\": \"sanssouci\"}",
            "format: `gloriette/2` is not `gloriette/1`",
        ),
        ("{\"format\": \"gloriette/1\", \"game\": \"chess\"}", "game: there is no game `chess`"),
        ("{\"format\": \"gloriette/1\", \"game\": \"sanssouci\"}", "missing field `options`"),
        ("\u{0}\u{1}", "expected value"),
    ] {
        let error = error_for(text);
        assert!(error.contains(message), "{text:?}: {error}");
    }
    let deep = format!("{{\"format\": \"gloriette/1\", \"game\": {}", "[".repeat(100_000));
    error_for(&deep);
}

#[test]
fn a_file_without_records_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (empty, full) = (folder.path().join("empty.jsonl"), folder.path().join("full.jsonl"));
    std::fs::write(&empty, "").unwrap();
    std::fs::write(&full, record("versailles").to_string()).unwrap();
    // It does not matter that another file has a record.
    for files in [empty.display().to_string(), format!("{} {}", full.display(), empty.display())] {
        let replayed = gloriette(&format!("replay {files}"), "");
        let error = String::from_utf8(replayed.stderr).unwrap();
        assert_eq!(replayed.status.code(), Some(2), "{error}");
        assert_eq!(error, format!("gloriette: {}: contains no record\n", empty.display()));
        assert!(replayed.stdout.is_empty());
    }
}

#[test]
fn truncated_records_are_refused() {
    for game in ["sanssouci", "versailles"] {
        let text = record(game).to_string();
        for cut in (1..text.len()).step_by(text.len() / 40) {
            error_for(&text[..cut]);
        }
    }
}

#[test]
fn invalid_sanssouci_records_are_refused() {
    let refused = |place, value, message| assert_refused("sanssouci", place, value, message);
    refused("/options/players", json!(5), "options.players: 5 players, expected 2 to 4");
    refused("/options/players", json!(18446744073709551616.0), "options.players: invalid type");
    refused(
        "/options/edition",
        json!("deluxe"),
        "options.edition: invalid edition `deluxe`: expected classic or revised",
    );
    refused("/options", json!({}), "options: missing field `edition`");
    refused("/setup/first", json!(9), "setup.first: invalid seat 9: seats are 0 to 4");
    refused("/setup/first", json!(4), "setup.first: seat 4 of 2 players");
    refused(
        "/setup/gardens/0/0/14",
        json!("k7"),
        "setup.gardens[0][0][14]: invalid field `k7`: fields are a1 to i6",
    );
    refused(
        "/setup/gardens/0/0/14",
        json!("e4"),
        "setup.gardens[0][0]: e4 is printed, but the boar starts there",
    );
    refused("/setup/gardens/0/0/14", json!("a1"), "a1 is listed twice");
    refused("/setup/gardens/0", json!([]), "setup.gardens[0]: 0 sides, expected 1");
    refused("/setup/rewards", json!(null), "setup.rewards");
    refused("/setup/rewards/0/0/e3", json!({"motif": 4}), "there is no motif bonus of 4");
    refused("/setup/rewards/0/0", json!({"e3": null}), "d4 is missing");
    refused("/setup/missions/0", json!(["a", "a"]), "setup.missions[0][1]: mission a is dealt twice");
    refused("/setup/missions/0", json!(["a"]), "setup.missions[0]: 1 missions, expected 2");
    refused("/setup/decks/1/3", json!("wx"), "setup.decks[1][3]: invalid card `wx`");
    refused("/setup/display/w1", json!("z"), "setup.display.w1: invalid motif `z`: expected one of a, b");
    refused("/setup/display", json!({"w1": "a"}), "slot w2 is missing");
    refused("/setup/supply", json!([]), "setup.supply: 0 stacks, expected 8");
    refused("/setup/supply", json!(vec![0; 1_000_000]), "setup.supply[0]: invalid type: integer `0`");
    refused("/setup/supply/0", json!(["a"]), "setup.supply: 42 tiles with the display, expected 45");
    refused("/actions/0/seat", json!(9), "actions[0].seat: invalid seat 9");
    refused("/actions/0/seat", json!(-1), "actions[0]");
    refused("/actions/0", json!({"do": "stay"}), "actions[0]: missing field `seat`");
    refused("/actions/0", json!({"seat": 0, "do": "play", "card": "c"}), "actions[0]: missing field `take`");
    refused(
        "/actions/0",
        json!({"seat": 0, "do": "stay", "to": "c4"}),
        "actions[0]: keys that `stay` does not have",
    );
    refused("/actions/0", json!({"seat": 0, "do": "dance"}), "actions[0].do: invalid action `dance`");
    refused("/actions/0", json!({"seat": 0, "do": "stay", "why": 1}), "unknown field `why`");
    refused("/options", json!(["classic", 2, true, true, true, true]), "options: invalid type: sequence");
    refused("/actions/0", json!([0, "stay"]), "actions[0]: invalid type: sequence");
    refused("/actions/0", json!({"seat": 0, "do": "stay", "to": null}), "actions[0].to: invalid type: null");
    refused("/actions/0", json!({"seat": 0, "do": {"stay": null}}), "actions[0].do: invalid type: map");
    refused("/result", json!(null), "result: invalid type: null");
    refused(
        "/result/scores/0",
        json!([1, 2, 3, 4, 5, 6, 7, 8, 9]),
        "result.scores[0]: invalid type: sequence",
    );
    refused("/result/winners", json!(["me"]), "result.winners[0]");

    let mut long = record("sanssouci");
    long["setup"]["decks"][0].as_array_mut().unwrap().push(json!("c"));
    assert!(error_for(&long.to_string()).contains("setup.decks[0]: 19 cards, expected 18"));
    let mut long = record("sanssouci");
    long["actions"] = json!(vec![json!({"seat": 0, "do": "stay"}); 1_000_000]);
    assert!(error_for(&long.to_string()).contains("actions: more than 1000 entries"));
    let mut unknown = record("sanssouci");
    unknown["setup"]["weather"] = json!("fine");
    assert!(error_for(&unknown.to_string()).contains("setup.weather: unknown field `weather`"));
    let huge = record("sanssouci").to_string().replacen(
        "\"players\":2",
        "\"players\":340282366920938463463374607431768211456",
        1,
    );
    assert!(error_for(&huge).contains("options.players: "));
    let twice = record("sanssouci").to_string().replacen("\"actions\":", "\"actions\":[],\"actions\":", 1);
    assert!(error_for(&twice).contains("duplicate field `actions`"));
    let mut revised = record("sanssouci");
    revised["options"]["edition"] = json!("revised");
    revised["options"]["choose_stack"] = json!(true);
    assert!(error_for(&revised.to_string()).contains("options.choose_stack: only the classic edition"));
}

#[test]
fn invalid_versailles_records_are_refused() {
    let refused = |place, value, message| assert_refused("versailles", place, value, message);
    refused("/options/players", json!(6), "options.players");
    refused("/options/players", json!(1), "options.players");
    refused("/setup/tiles", json!([]), "setup.tiles");
    refused("/setup/tiles/3", json!(["yellow"]), "setup.tiles[3]");
    refused("/setup/tiles/3/0", json!("pink"), "setup.tiles[3]");
    refused("/setup/tiles", json!(vec![vec!["yellow"; 4]; 1_000_000]), "setup.tiles");
    refused("/setup/hands/0/1", json!([1, 2, 3]), "setup.hands[0][1]");
    refused("/setup/hands/0/1/0", json!(56), "setup.hands[0][1]");
    refused("/setup/hands/0/1/0", json!(0), "setup.hands[0][1]");
    refused("/setup/hands/1", json!([]), "setup.hands[1]");
    refused("/actions/0/card", json!(99), "actions[0]");
    refused("/actions/0", json!({"seat": 0, "do": "lay", "at": [1e300, 0], "turn": 0}), "actions[0]");
    refused("/actions/0", json!({"seat": 0, "do": "lay", "at": [0, 0, 0], "turn": 0}), "actions[0]");
    refused("/actions/0", json!({"seat": 0, "do": "lay", "at": [0, 0], "turn": 4}), "actions[0]");
    refused("/actions/0", json!({"seat": 0, "do": "bid"}), "actions[0]");
    let mut equal = record("versailles");
    equal["setup"]["hands"][0][1] = equal["setup"]["hands"][0][0].clone();
    assert!(error_for(&equal.to_string()).contains("setup.hands[0]"));
}

#[test]
fn invalid_arguments_and_missing_files_are_refused() {
    for (arguments, message) in [
        ("deal sanssouci --players 5", "5 is not in 2..=4"),
        ("deal versailles --edition classic", "unexpected argument"),
        ("deal chess", "unrecognized subcommand 'chess'"),
        ("deal sanssouci --seed 99999999999999999999", "number too large"),
        ("deal sanssouci --edition revised --choose-stack", "options.choose_stack: only the classic edition"),
        ("deal sanssouci --data /no/such/folder", "/no/such/folder: No such file"),
        ("replay /no/such/file.json", "/no/such/file.json: No such file"),
        ("replay", "required"),
        ("perft /no/such/file.json --depth 1", "No such file"),
        ("perft - --depth -1", "unexpected argument"),
    ] {
        let output = gloriette(arguments, "");
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments}: {error}");
        assert!(error.contains(message), "{arguments}: {error}");
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in [
        "",
        "deal",
        "deal sanssouci",
        "simulate",
        "simulate versailles",
        "replay",
        "perft",
        "bench",
        "arena",
        "arena sanssouci",
        "limit",
        "limit sanssouci",
    ] {
        let output = gloriette(&format!("{command} --help"), "");
        assert!(output.status.success());
        assert!(String::from_utf8(output.stdout).unwrap().contains("Example: gloriette "), "{command}");
    }
}
