//! Custom boards and tiles from a data folder. Errors name the file, the entry and the problem.

use std::fs;
use std::path::PathBuf;

use crate::common::gloriette;

/// Creates a data folder with a changed copy of one built-in file.
fn folder(name: &str, file: &str, change: impl Fn(String) -> String) -> PathBuf {
    let (game, rest) = file.split_once('/').unwrap();
    let built_in = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("data").join(rest);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(folder.join(game)).unwrap();
    fs::write(folder.join(file), change(fs::read_to_string(built_in).unwrap())).unwrap();
    folder
}

#[track_caller]
fn assert_refused(name: &str, file: &str, change: impl Fn(String) -> String, expected: &str) {
    let game = file.split('/').next().unwrap();
    let folder = folder(name, file, change);
    let output = gloriette(&format!("deal {game} --data {}", folder.display()), "");
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.contains(expected) && stderr.lines().count() == 1, "{stderr}");
}

/// Replaces the first occurrence after the comment at the start of the file.
fn replace_first(from: &'static str, to: &'static str) -> impl Fn(String) -> String {
    move |text| {
        let text: String =
            text.lines().skip_while(|line| line.starts_with('#')).flat_map(|line| [line, "\n"]).collect();
        assert!(text.contains(from));
        text.replacen(from, to, 1)
    }
}

#[test]
fn custom_cards_are_dealt() {
    let custom = folder("custom", "sanssouci/cards.toml", replace_first("\"wo\"", "\"wg\""));
    let dealt = gloriette(&format!("deal sanssouci --seed 3 --data {}", custom.display()), "");
    let text = String::from_utf8(dealt.stdout).unwrap();
    assert!(text.contains("\"wg\"") && !text.contains("\"wo\""), "the pair is replaced");
    assert_eq!(
        gloriette("replay -", &text).status.code(),
        Some(0),
        "the record replays without the data folder"
    );
}

#[test]
fn invalid_gardens_are_refused() {
    let classic = "sanssouci/classic-gardens.toml";
    let place = |rest: &str| format!("{classic}, {rest}");
    assert_refused(
        "g1",
        classic,
        replace_first("#", "."),
        &place("board 1, front: 5 fields printed below row 1, expected 6"),
    );
    assert_refused("g2", classic, replace_first("#", "x"), &place("board 1, front: `x` at "));
    assert_refused(
        "g3",
        classic,
        replace_first("#", ""),
        &place("board 1, front: 44 signs, expected 5 rows of 9"),
    );
    assert_refused("g4", classic, replace_first("front", "top"), &place("line "));
    assert_refused("g5", classic, replace_first("[[board]]", "[[board"), &place("line "));
    assert_refused(
        "g6",
        classic,
        |text| text[..text.rfind("[[board]]").unwrap()].into(),
        &format!("{classic}: 3 boards"),
    );
}

#[test]
fn unusual_gardens_are_dealt_but_none_with_the_field_of_the_boar_to_boars() {
    let column =
        ". . # . . . . . .\n. . # . # . . . .\n. . # . # . . . .\n. . . . . . . . .\n. . . . . . . . .";
    let board = format!("[[board]]\nfront = \"\"\"\n{column}\n\"\"\"\n");
    let folder = folder("centre", "sanssouci/revised-gardens.toml", |_| board.repeat(4));
    let run = |command: &str| gloriette(&format!("{command} --data {}", folder.display()), "");
    let dealt = run("deal sanssouci --edition revised");
    assert_eq!(dealt.status.code(), Some(0), "{}", String::from_utf8_lossy(&dealt.stderr));
    for command in ["deal sanssouci --edition revised --boars", "arena sanssouci --edition revised --boars"] {
        let refused = run(command);
        let stderr = String::from_utf8(refused.stderr).unwrap();
        assert_eq!(refused.status.code(), Some(2), "{stderr}");
        let expected = "options.boars: a garden prints e4, where the boar starts";
        assert!(stderr.contains(expected) && stderr.lines().count() == 1, "{stderr}");
    }
}

#[test]
fn invalid_rewards_are_refused() {
    let file = "sanssouci/rewards.toml";
    let place = |rest: &str| format!("{file}, board 1, front: {rest}");
    assert_refused("r1", file, replace_first("m2", "."), &place("11 marked fields, expected 12"));
    assert_refused("r2", file, replace_first("m2", "m9"), &place("`m9` at e3, expected"));
    assert_refused("r3", file, replace_first("m2", ""), &place("15 codes, expected 16"));
}

#[test]
fn invalid_cards_and_tiles_are_refused() {
    assert_refused(
        "c1",
        "sanssouci/cards.toml",
        replace_first("\"wo\", ", ""),
        "sanssouci/cards.toml, pairs: 7 pairs of colours",
    );
    assert_refused(
        "c2",
        "sanssouci/tiles.toml",
        replace_first("two = [5", "two = [6"),
        "sanssouci/tiles.toml, two: 46 tiles, expected 45",
    );
    assert_refused(
        "c3",
        "sanssouci/cards.toml",
        replace_first("\"wo\"", "\"c\""),
        "card c is not a pair of colours",
    );
    assert_refused(
        "c4",
        "sanssouci/cards.toml",
        replace_first("\"wo\"", "\"zz\""),
        "sanssouci/cards.toml, line ",
    );
    assert_refused("t1", "versailles/tiles.toml", |_| "tiles = []".into(), "versailles/tiles.toml");
    assert_refused("t2", "versailles/tiles.toml", |_| "tiles = [\"yyyq\"]".into(), "versailles/tiles.toml");
}
