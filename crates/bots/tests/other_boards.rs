//! Bots play on any boards and tiles that the rulebooks allow, not only on ours.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod common;

use bots::{Level, Skill};
use common::finish;
use game::Play;
use sanssouci::{Edition, Options};

/// Plays a game with every level, dealt from data files of these names and texts.
fn play_with<G: Skill>(options: &G::Options, files: &[(&str, String)]) {
    let file = |name: &str| files.iter().find(|(known, _)| *known == name).map(|(_, text)| text.clone());
    let data = G::data(file).unwrap();
    G::check_data(options, &data).unwrap();
    for (seed, level) in (0..).zip(Level::ALL) {
        let setup = G::deal(options, &data, &mut game::chance(seed, 0));
        let play = Play::<G>::new(options.clone(), setup).unwrap();
        let record = finish(play, &[level], seed, |_, _| ()).into_record();
        record.verify().unwrap();
        assert!(record.result.is_some(), "{level} with {files:?}");
    }
}

#[test]
fn every_level_plays_sanssouci_with_repeated_pairs_and_unusual_boards() {
    let gardens = |rows: [&str; 5]| format!("[[board]]\nfront = '{}'\n", rows.concat()).repeat(4);
    let empty = ".........";
    let two_sided = |front: &str| format!("[[board]]\nfront = '{front}'\nback = '{front}'\n").repeat(4);
    let pairs = |pairs: &str| ("sanssouci/cards.toml", format!("pairs = {pairs}"));
    let eight = pairs(r#"["gt", "gt", "gt", "gt", "gt", "gt", "gt", "gt"]"#);
    let options = Options { rewards: true, boars: true, ..Options::new(Edition::Revised, 2) };
    for front in [gardens([empty; 5]), gardens([empty, empty, "#########", "#########", "#########"])] {
        let options = Options { boars: !front.contains('#'), ..options };
        for mark in ["m3", "p3"] {
            let marks = two_sided(&format!(". . . . {}", format!("{mark} ").repeat(12)));
            let files = [
                eight.clone(),
                ("sanssouci/revised-gardens.toml", front.clone()),
                ("sanssouci/rewards.toml", marks),
            ];
            play_with::<sanssouci::Position>(&options, &files);
        }
    }
    let column = two_sided("#........ #........ #........ #........ ##.......");
    let twice = pairs(r#"["gt", "gt", "wo", "wo", "wg", "ov", "vt", "vt"]"#);
    let counts = "two = [9, 9, 9, 9, 9, 0, 0, 0, 0]\nthree = [9, 9, 9, 9, 9, 9, 9, 0, 0]\n".to_string()
        + "four = [9, 9, 9, 9, 9, 9, 9, 9, 9]";
    let files = [twice, ("sanssouci/classic-gardens.toml", column), ("sanssouci/tiles.toml", counts)];
    for players in [2, 3] {
        let options = Options { choose_stack: true, ..Options::new(Edition::Classic, players) };
        play_with::<sanssouci::Position>(&options, &files);
    }
}

#[test]
fn every_level_plays_versailles_with_equal_tiles() {
    for tile in ["yyyy", "jjjj", "ssss", "jsjs", "ygwb"] {
        let files = [("versailles/tiles.toml", format!("tiles = {:?}", [tile; 72]))];
        play_with::<versailles::Position>(&versailles::Options { players: 2 }, &files);
    }
}
