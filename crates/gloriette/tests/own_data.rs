//! Boards and tiles of one's own: loaded from a folder, and refused with the file, the entry and what is wrong.

#![allow(clippy::unwrap_used, reason = "a test may")]

mod common;

use std::fs;
use std::path::PathBuf;

use common::gloriette;

/// A folder with one data file: the built-in one, changed.
fn folder(name: &str, file: &str, change: impl Fn(String) -> String) -> PathBuf {
    let (game, rest) = file.split_once('/').unwrap();
    let built_in = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("data").join(rest);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(folder.join(game)).unwrap();
    fs::write(folder.join(file), change(fs::read_to_string(built_in).unwrap())).unwrap();
    folder
}

#[track_caller]
fn refused(name: &str, file: &str, change: impl Fn(String) -> String, message: &str) {
    let game = file.split('/').next().unwrap();
    let folder = folder(name, file, change);
    let output = gloriette(&format!("deal {game} --data {}", folder.display()), "");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains(message) && said.lines().count() == 1, "{said}");
}

/// Replaces something once, behind the comment that a file begins with.
fn once(from: &'static str, to: &'static str) -> impl Fn(String) -> String {
    move |text| {
        let text: String =
            text.lines().skip_while(|line| line.starts_with('#')).flat_map(|line| [line, "\n"]).collect();
        assert!(text.contains(from));
        text.replacen(from, to, 1)
    }
}

#[test]
fn own_boards_are_dealt() {
    let own = folder("own", "sanssouci/cards.toml", once("\"wo\"", "\"wg\""));
    let dealt = gloriette(&format!("deal sanssouci --seed 3 --data {}", own.display()), "");
    let text = String::from_utf8(dealt.stdout).unwrap();
    assert!(text.contains("\"wg\"") && !text.contains("\"wo\""), "the pair is exchanged");
    assert_eq!(
        gloriette("replay -", &text).status.code(),
        Some(0),
        "and a record with it can be read by anybody"
    );
}

#[test]
fn wrong_gardens_are_refused() {
    let classic = "sanssouci/classic-gardens.toml";
    let place = |rest: &str| format!("{classic}, {rest}");
    refused(
        "g1",
        classic,
        once("#", "."),
        &place("board 1, front: 5 fields printed below row 1, expected 6"),
    );
    refused("g2", classic, once("#", "x"), &place("board 1, front: `x` at "));
    refused("g3", classic, once("#", ""), &place("board 1, front: 44 signs, expected 5 rows of 9"));
    refused("g4", classic, once("front", "top"), &place("line "));
    refused("g5", classic, once("[[board]]", "[[board"), &place("line "));
    refused(
        "g6",
        classic,
        |text| text[..text.rfind("[[board]]").unwrap()].into(),
        &format!("{classic}: 3 boards"),
    );
    let column =
        ". . . . . . . . .\n. . # . . . . . .\n. . # . . . . . .\n. . # . . . . # .\n. . . . # # . . .";
    let revised = "sanssouci/revised-gardens.toml";
    let board = format!("[[board]]\nfront = \"\"\"\n{column}\n\"\"\"\n");
    refused(
        "g7",
        revised,
        |_| board.repeat(4),
        "board 1, front: more than two fields printed in column c below row 1",
    );
    let centre = column.replacen(". . # . . . . . .\n. . # . .", ". . # . . . . . .\n. . . . #", 1);
    refused(
        "g8",
        revised,
        |_| board.replace(column, &centre).repeat(4),
        "board 1, front: e4 must not be printed",
    );
}

#[test]
fn wrong_rewards_are_refused() {
    let file = "sanssouci/rewards.toml";
    let place = |rest: &str| format!("{file}, board 1, front: {rest}");
    refused("r1", file, once("m2", "."), &place("11 marked fields, expected 12"));
    refused("r2", file, once("m2", "m9"), &place("`m9` at e3, expected"));
    refused("r3", file, once("p3", "p2"), &place("0 penalties of 3, expected at least 1"));
    refused("r4", file, once("g3 .", "m1 ."), &place("1 gardener bonuses, expected at least 2"));
    refused("r5", file, once("m2", ""), &place("15 codes, expected 16"));
}

#[test]
fn wrong_cards_and_tiles_are_refused() {
    refused(
        "c1",
        "sanssouci/cards.toml",
        once("\"wo\", ", ""),
        "sanssouci/cards.toml, pairs: 7 pairs of colours",
    );
    refused(
        "c2",
        "sanssouci/cards.toml",
        once("\"wo\"", "\"wv\""),
        "sanssouci/cards.toml, pairs: wv is listed twice",
    );
    refused("c3", "sanssouci/cards.toml", once("\"wo\"", "\"c\""), "card c is not a pair of colours");
    refused("c4", "sanssouci/cards.toml", once("\"wo\"", "\"zz\""), "sanssouci/cards.toml, line ");
    refused("t1", "versailles/tiles.toml", |_| "tiles = []".into(), "versailles/tiles.toml");
    refused("t2", "versailles/tiles.toml", |_| "tiles = [\"yyyq\"]".into(), "versailles/tiles.toml");
}
