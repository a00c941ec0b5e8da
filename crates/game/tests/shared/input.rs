//! Input from outside: data files, JSON, text forms, and the errors about them.

use game::{InputError, ParseError, Seat, data_file, read_json};
use serde::Deserialize;

#[test]
fn an_error_is_one_line_with_its_place() {
    let error = InputError::new("decks[1]", "19 cards");
    assert_eq!(
        (error.place(), error.what(), error.to_string()),
        ("decks[1]", "19 cards", "decks[1]: 19 cards".into())
    );
    assert_eq!(InputError::new("", "not JSON").to_string(), "not JSON");
    let lines = InputError::new("", "one\ntwo\u{1b}[31m\u{7f}three").to_string();
    assert_eq!(lines, "one two [31m three", "control characters cannot reach a terminal");
    let long = InputError::new("", "ä".repeat(301)).to_string();
    assert_eq!((long.chars().count(), long.ends_with("ä…")), (301, true));
    let fits = "ä".repeat(300);
    assert_eq!(InputError::new("", &fits).to_string(), fits);
}

#[test]
fn places_nest() {
    let inside = |place: &str, outer: &str| InputError::new(place, "wrong").inside(outer).place().to_string();
    assert_eq!(inside("decks", "setup"), "setup.decks");
    assert_eq!(inside("[1]", "decks"), "decks[1]");
    assert_eq!(inside("", "setup"), "setup");
    assert_eq!(inside("decks", ""), "decks");
    assert_eq!(inside("", ""), "");
    assert_eq!(InputError::new("a", "wrong").inside("b").what(), "wrong");
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
struct Tiles {
    #[serde(deserialize_with = "game::at_most::<3, _, _>")]
    tiles: Vec<u8>,
    #[serde(default, deserialize_with = "game::not_null")]
    joker: Option<u8>,
}

#[test]
fn a_data_file_replaces_the_built_in_one() {
    let built_in = "tiles = [1, 2]";
    let load = |custom: Option<&str>| {
        data_file::<Tiles>("tiles.toml", built_in, |name| {
            assert_eq!(name, "tiles.toml");
            custom.map(str::to_string)
        })
    };
    assert_eq!(load(None).unwrap().tiles, [1, 2]);
    assert_eq!(load(Some("tiles = [7]")).unwrap().tiles, [7]);
    let error = |text: &str| load(Some(text)).unwrap_err().to_string();
    assert!(
        error("tiles = [\n1,\n'x']").starts_with("tiles.toml, line 3: "),
        "{}",
        error("tiles = [\n1,\n'x']")
    );
    assert!(error("bricks = 1").starts_with("tiles.toml, line 1: unknown field `bricks`"));
    assert!(error("tiles = [1, 2, 3, 4]").contains("more than 3 entries"));
}

#[test]
fn lists_are_bounded_and_null_is_not_absent() {
    let read = |text: &str| serde_json::from_str::<Tiles>(text).map_err(|error| error.to_string());
    assert_eq!(read(r#"{"tiles": [1, 2, 3]}"#), Ok(Tiles { tiles: vec![1, 2, 3], joker: None }));
    assert_eq!(read(r#"{"tiles": [], "joker": 4}"#), Ok(Tiles { tiles: vec![], joker: Some(4) }));
    assert!(read(r#"{"tiles": [1, 2, 3, 4]}"#).unwrap_err().starts_with("more than 3 entries"));
    let error = read(r#"{"tiles": 5}"#).unwrap_err();
    assert!(error.starts_with("invalid type: integer `5`, expected a list of at most 3 entries"), "{error}");
    assert!(read(r#"{"tiles": [], "joker": null}"#).unwrap_err().starts_with("invalid type: null"));
}

#[derive(Deserialize, PartialEq, Debug)]
struct Scores {
    #[serde(deserialize_with = "game::objects::<2, _, _>")]
    scores: Vec<Score>,
}

#[derive(Deserialize, PartialEq, Debug)]
struct Score {
    total: u8,
}

#[test]
fn objects_are_not_written_as_lists() {
    let read = |text: &str| serde_json::from_str::<Scores>(text).map_err(|error| error.to_string());
    let expected = Scores { scores: vec![Score { total: 3 }, Score { total: 4 }] };
    assert_eq!(read(r#"{"scores": [{"total": 3}, {"total": 4}]}"#), Ok(expected));
    let error = read(r#"{"scores": [[3]]}"#).unwrap_err();
    assert!(error.starts_with("invalid type: sequence, expected an object"), "{error}");
    assert!(read(r#"{"scores": [{"total": 3}, {"total": 3}, {"total": 3}]}"#).is_err());
}

#[test]
fn errors_of_json_have_the_path_of_the_key() {
    let json = serde_json::json!({"seats": [0, 9]});
    let error = read_json::<std::collections::BTreeMap<String, Vec<Seat>>, _>(&json).unwrap_err();
    assert_eq!(error.to_string(), "seats[1]: invalid seat 9: seats are 0 to 4");
    let error = read_json::<Vec<Seat>, _>(&json).unwrap_err();
    assert_eq!(error.place(), "", "the whole input has no place");
    assert_eq!(read_json::<u8, _>(&serde_json::json!(3)), Ok(3));
}

game::text_enum! {
    /// A side of a coin.
    enum Coin: "side of a coin" {
        Heads => "heads",
        Tails => "tails",
    }
}

#[test]
fn text_forms_are_read_as_they_are_written() {
    for coin in Coin::ALL {
        assert_eq!(coin.to_string(), coin.name());
        assert_eq!(coin.name().parse(), Ok(coin));
        let json = serde_json::to_string(&coin).unwrap();
        assert_eq!(json, format!("\"{coin}\""));
        assert_eq!(serde_json::from_str::<Coin>(&json).unwrap(), coin);
    }
    assert_eq!(Coin::NAMES, ["heads", "tails"]);
    let error = "edge".parse::<Coin>().unwrap_err().to_string();
    assert_eq!(error, "invalid side of a coin `edge`: expected heads or tails");
    let error = serde_json::from_str::<Coin>("3").unwrap_err().to_string();
    assert!(error.starts_with("invalid type: integer `3`, expected side of a coin as a string"), "{error}");
}

#[test]
fn parse_errors_quote_the_beginning_of_the_text() {
    let error = ParseError::new("slot", &"x".repeat(30), "slots are 1 to 9");
    assert_eq!(error.to_string(), format!("invalid slot `{}`: slots are 1 to 9", "x".repeat(24)));
    let error = ParseError::one_of("slot", "x", &["a", "b", "c"]);
    assert_eq!(error.to_string(), "invalid slot `x`: expected one of a, b, c");
    let error = ParseError::one_of("slot", "x", &["a"]);
    assert_eq!(error.to_string(), "invalid slot `x`: expected one of a");
}

/// Programs translate a message by its code, and fill in its values.
#[test]
fn errors_have_codes_and_values_for_translations() {
    let error = InputError::new("", "3 boards, expected 4");
    assert_eq!((error.code(), error.values()), (None, [].as_slice()));
    let error = error.with_count("board_count", 3, 4).with_value("side", "front\nback");
    assert_eq!(error.code(), Some("board_count"));
    let values = [("found", "3"), ("expected", "4"), ("side", "front back")];
    assert_eq!(error.values(), values.map(|(name, value)| (name, value.to_string())));
    let moved = error.inside("files").at("boards.toml");
    assert_eq!((moved.place(), moved.what()), ("boards.toml", "3 boards, expected 4"));
    assert_eq!((moved.code(), moved.values().len()), (Some("board_count"), 3), "only the place is another");
}
