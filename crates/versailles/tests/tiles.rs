//! The data: what our 72 tiles are like, and what is said of a file that is wrong.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::collections::HashMap;

use common::data;
use game::Game;
use versailles::{Data, Kind, Position, Tile, Type};

/// How often each number of fields of a kind on one tile occurs.
fn roles(kind: Kind) -> HashMap<usize, usize> {
    let mut roles = HashMap::new();
    for tile in data().tiles() {
        let count = tile.fields().iter().filter(|&&field| field == kind).count();
        *roles.entry(count).or_default() += 1;
    }
    roles.remove(&0);
    roles
}

/// Sides within tiles at which these two kinds meet.
fn meetings(a: Kind, b: Kind) -> usize {
    let sides = |tile: &Tile| {
        let [nw, ne, se, sw] = tile.fields();
        [(nw, ne), (ne, se), (se, sw), (sw, nw)]
    };
    data().tiles().iter().flat_map(sides).filter(|&side| side == (a, b) || side == (b, a)).count()
}

#[test]
fn there_are_72_and_no_two_are_alike() {
    let tiles = data().tiles().to_vec();
    assert_eq!(tiles.len(), 72);
    for (number, tile) in tiles.iter().enumerate() {
        assert!(tiles[..number].iter().all(|other| !other.is_like(*tile)), "{tile}");
        assert!(tile.fields() != [tile.fields()[0]; 4], "{tile}");
    }
}

#[test]
fn every_type_is_as_good_as_another() {
    for garden_type in Type::ALL {
        // 49 fields: 23 alone, 10 pairs, 2 threes.
        assert_eq!(roles(garden_type.into()), HashMap::from([(1, 23), (2, 10), (3, 2)]));
        assert_eq!(meetings(garden_type.into(), garden_type.into()), 12);
        assert!((9..=10).contains(&meetings(garden_type.into(), Kind::Site)));
        assert!((5..=6).contains(&meetings(garden_type.into(), Kind::Joker)));
        for other in Type::ALL.into_iter().filter(|&other| other != garden_type) {
            assert!((13..=16).contains(&meetings(garden_type.into(), other.into())));
        }
    }
}

#[test]
fn there_are_14_jokers_and_29_sites() {
    assert_eq!(roles(Kind::Joker), HashMap::from([(1, 14)]));
    assert_eq!(roles(Kind::Site), HashMap::from([(1, 17), (2, 6)]));
}

#[test]
fn a_third_of_the_tiles_have_only_two_kinds() {
    let two_kinds = |tile: &&Tile| Kind::ALL.into_iter().filter(|&kind| tile.shows(kind)).count() == 2;
    assert_eq!(data().tiles().iter().filter(two_kinds).count(), 25);
}

/// What is said of a file of these tiles.
fn fault(words: &[String]) -> String {
    let text = format!("tiles = {words:?}");
    let file = |name: &str| (name == "versailles/tiles.toml").then(|| text.clone());
    Position::data(file).unwrap_err().to_string()
}

fn words() -> Vec<String> {
    data().tiles().iter().map(Tile::to_string).collect()
}

#[test]
fn an_own_file_takes_the_place_of_the_built_in_one() {
    let mut words = words();
    words[3] = "wwwj".to_string();
    let own = Data::load(|_| Some(format!("tiles = {words:?}"))).unwrap();
    assert_eq!(own.tiles()[3].to_string(), "wwwj");
}

#[test]
fn a_wrong_file_is_refused_with_the_place() {
    let with = |number: usize, word: &str| {
        let mut words = words();
        words[number] = word.to_string();
        fault(&words)
    };
    let file = "versailles/tiles.toml: ";
    assert_eq!(with(4, "yyyy"), format!("{file}tile 5 `yyyy` has four equal fields"));
    assert_eq!(with(9, "ygyy"), format!("{file}tile 10 `ygyy` is like tile 1 `yyyg`"));
    let bad = "is no tile: a tile is four of the letters y g w b r j s";
    for word in ["yyx", "yyxr", "yyggb", "", "ÿyyg"] {
        assert_eq!(with(0, word), format!("{file}tile 1 `{word}` {bad}"));
    }
    assert_eq!(fault(&words()[1..]), format!("{file}71 tiles, there must be 72"));
    let long: Vec<String> = words().into_iter().chain(["wwwj".to_string()]).collect();
    assert!(
        fault(&long).starts_with("versailles/tiles.toml, line 1: more than 72 entries"),
        "{}",
        fault(&long)
    );
    let other = Position::data(|_| Some("tiles = []\nbricks = 3".to_string())).unwrap_err().to_string();
    assert!(
        other.starts_with("versailles/tiles.toml, line ") && other.contains("unknown field `bricks`"),
        "{other}"
    );
}
