//! The data file: properties of the 72 built-in tiles, and error messages for invalid files.

use std::collections::BTreeMap;

use game::Game;
use versailles::{Data, Kind, Options, Position, Tile, Type};

use crate::common::data;

/// How many tiles have one, two, three fields of a kind.
fn tiles_by_count(kind: Kind) -> BTreeMap<usize, usize> {
    let mut counts = BTreeMap::new();
    for tile in data().tiles() {
        let count = tile.fields().iter().filter(|&&field| field == kind).count();
        *counts.entry(count).or_default() += 1;
    }
    counts.remove(&0);
    counts
}

/// The number of sides within tiles between fields of these two kinds.
fn inner_borders(a: Kind, b: Kind) -> usize {
    let sides = |tile: &Tile| {
        let [nw, ne, se, sw] = tile.fields();
        [(nw, ne), (ne, se), (se, sw), (sw, nw)]
    };
    data().tiles().iter().flat_map(sides).filter(|&side| side == (a, b) || side == (b, a)).count()
}

/// The rulebook does not say so; it is our own taste.
#[test]
fn there_are_72_different_tiles() {
    let tiles = data().tiles().to_vec();
    assert_eq!(tiles.len(), 72);
    for (number, tile) in tiles.iter().enumerate() {
        assert!(tiles[..number].iter().all(|other| !other.is_like(*tile)), "{tile}");
        assert!(tile.fields() != [tile.fields()[0]; 4], "{tile}");
    }
}

#[test]
fn all_types_are_equally_frequent() {
    for garden_type in Type::ALL {
        // 49 fields: 23 tiles with one, 10 with two, 2 with three.
        assert_eq!(tiles_by_count(garden_type.into()), BTreeMap::from([(1, 23), (2, 10), (3, 2)]));
        assert_eq!(inner_borders(garden_type.into(), garden_type.into()), 12);
        assert!((9..=10).contains(&inner_borders(garden_type.into(), Kind::Site)));
        assert!((5..=6).contains(&inner_borders(garden_type.into(), Kind::Joker)));
        for other in Type::ALL.into_iter().filter(|&other| other != garden_type) {
            assert!((13..=16).contains(&inner_borders(garden_type.into(), other.into())));
        }
    }
}

#[test]
fn there_are_14_jokers_and_29_sites() {
    assert_eq!(tiles_by_count(Kind::Joker), BTreeMap::from([(1, 14)]));
    assert_eq!(tiles_by_count(Kind::Site), BTreeMap::from([(1, 17), (2, 6)]));
}

#[test]
fn a_third_of_the_tiles_have_only_two_kinds() {
    let two_kinds = |tile: &&Tile| Kind::ALL.into_iter().filter(|&kind| tile.shows(kind)).count() == 2;
    assert_eq!(data().tiles().iter().filter(two_kinds).count(), 25);
}

/// The error message for a file with these tiles.
fn load_error(tiles: &[String]) -> String {
    let text = format!("tiles = {tiles:?}");
    let file = |name: &str| (name == "versailles/tiles.toml").then(|| text.clone());
    Position::data(file).unwrap_err().to_string()
}

fn tile_texts() -> Vec<String> {
    data().tiles().iter().map(Tile::to_string).collect()
}

#[test]
fn a_custom_file_replaces_the_built_in_one() {
    let mut texts = tile_texts();
    texts[3] = "wwwj".to_string();
    let custom = Data::load(|_| Some(format!("tiles = {texts:?}"))).unwrap();
    assert_eq!(custom.tiles()[3].to_string(), "wwwj");
}

/// The rulebook forbids neither, and a tile of the box may be so.
#[test]
fn tiles_may_be_equal_and_have_four_equal_fields() {
    let options = Options::new(2);
    for text in ["yyyy", "jjjj", "ssss", "ygwb"] {
        let data = Data::load(|_| Some(format!("tiles = {:?}", [text; 72]))).unwrap();
        assert!(data.tiles().iter().all(|tile| tile.to_string() == text));
        let setup = Position::deal(&options, &data, &mut game::chance(1, 0));
        let mut position = Position::new(&options, &setup).unwrap();
        game::random_play(&mut position, &mut game::chance(1, 1), &mut Vec::new(), |_, _| ());
        assert!(position.outcome().is_some(), "the game ends with 72 tiles `{text}`");
    }
}

#[test]
fn errors_name_the_file_and_the_tile() {
    let with = |number: usize, text: &str| {
        let mut texts = tile_texts();
        texts[number] = text.to_string();
        load_error(&texts)
    };
    let file = "versailles/tiles.toml";
    let bad = "is not a tile: a tile is four of the letters y g w b r j s";
    for text in ["yyx", "yyxr", "yyggb", "", "ÿyyg"] {
        assert_eq!(with(0, text), format!("{file}, tile 1: `{text}` {bad}"));
    }
    assert_eq!(load_error(&tile_texts()[1..]), format!("{file}: 71 tiles, expected 72"));
    let long: Vec<String> = tile_texts().into_iter().chain(["wwwj".to_string()]).collect();
    assert!(
        load_error(&long).starts_with("versailles/tiles.toml, line 1: more than 72 entries"),
        "{}",
        load_error(&long)
    );
    let other = Position::data(|_| Some("tiles = []\nbricks = 3".to_string())).unwrap_err().to_string();
    assert!(
        other.starts_with("versailles/tiles.toml, line ") && other.contains("unknown field `bricks`"),
        "{other}"
    );
}
