//! The data files: a file in the data folder replaces the built-in one, and errors name the place.

use sanssouci::{Card, Data, Field, Marks};

/// A picture of rows 2 to 6 of a garden with these fields printed.
fn garden(printed: &str) -> String {
    let printed: Vec<Field> = printed.split_whitespace().map(|field| field.parse().unwrap()).collect();
    let signs: Vec<&str> =
        Field::all().skip(9).map(|field| if printed.contains(&field) { "#" } else { "." }).collect();
    signs.chunks(9).map(|row| row.concat() + "\n").collect()
}

const SIX: &str = "a2 b3 c4 d5 e6 f2";

/// A file with this picture as the front of its second board.
fn two_sided(others: &str, picture: &str) -> String {
    let board = |front: &str| format!("[[board]]\nfront = '''{front}'''\nback = '''{others}'''\n");
    [others, picture, others, others].map(board).concat()
}

fn one_sided(picture: &str) -> String {
    [&garden(SIX), picture, &garden(SIX), &garden(SIX)]
        .map(|front| format!("[[board]]\nfront = '''{front}'''\n"))
        .concat()
}

fn load(name: &str, text: &str) -> Result<Data, String> {
    Data::load(|file| (file == name).then(|| text.to_string())).map_err(|error| error.to_string())
}

fn error(name: &str, text: &str) -> String {
    load(name, text).unwrap_err()
}

#[test]
fn the_built_in_data_has_four_different_boards_of_each_kind() {
    let data = Data::load(|_| None).unwrap();
    let mut sides = data.classic.as_flattened().to_vec();
    sides.extend(data.revised);
    for (number, side) in sides.iter().enumerate() {
        assert_eq!(side.len(), 9 + 6);
        assert!(!side.contains(Field::CENTRE));
        assert!(sides[..8.min(number)].iter().filter(|_| number < 8).all(|other| other != side), "{side:?}");
    }
    assert_eq!(data.pairs.len(), 8);
}

#[test]
fn a_file_replaces_the_built_in_gardens() {
    let built_in = Data::load(|_| None).unwrap();
    let classic =
        load("sanssouci/classic-gardens.toml", &two_sided(&garden(SIX), &garden("a2 b3 c4 d5 e6 g2")));
    let classic = classic.unwrap();
    assert!(classic.classic[1][0].contains("g2".parse().unwrap()));
    assert!(!classic.classic[1][0].contains("f2".parse().unwrap()));
    assert!(classic.classic[1][1].contains("f2".parse().unwrap()));
    assert_eq!((classic.revised, classic.rewards), (built_in.revised, built_in.rewards));
    let revised = load("sanssouci/revised-gardens.toml", &one_sided(&garden("a2 b3 c4 d5 e6 g2"))).unwrap();
    assert!(revised.revised[1].contains("g2".parse().unwrap()));
    assert_eq!(revised.classic, built_in.classic);
}

#[test]
fn errors_name_the_garden() {
    let name = "sanssouci/classic-gardens.toml";
    let with = |picture: &str| error(name, &two_sided(&garden(SIX), picture));
    let place = "sanssouci/classic-gardens.toml, board 2, front: ";
    assert_eq!(with("..."), format!("{place}3 signs, expected 5 rows of 9"));
    let cross = garden(SIX).replacen('.', "x", 1);
    assert_eq!(with(&cross), format!("{place}`x` at b2, expected `#` or `.`"));
    assert_eq!(with(&garden("a2 b3")), format!("{place}2 fields printed below row 1, expected 6"));
    assert_eq!(with(&garden("e4 b3")), format!("{place}e4 must not be printed"));
    assert_eq!(
        with(&garden("a2 a3 a4 d5 e6 f2")),
        format!("{place}more than two fields printed in column a below row 1")
    );
    assert!(load(name, &two_sided(&garden(SIX), &garden("a2 a3 b4 b5 e6 f2"))).is_ok(), "two are fine");

    let three = two_sided(&garden(SIX), &garden(SIX)).rsplit_once("[[board]]").unwrap().0.to_string();
    assert_eq!(error(name, &three), format!("{name}: 3 boards, expected 4"));
    let back = two_sided("?", &garden(SIX)).replacen("'''?'''", &format!("'''{}'''", garden(SIX)), 1);
    assert_eq!(error(name, &back), format!("{name}, board 1, back: 1 signs, expected 5 rows of 9"));

    // Each of the rows 2 to 6 has a printed field on one of the two sides.
    let bare = garden("a2 b3 c4 d5 d4 f2");
    assert_eq!(
        error(name, &two_sided(&bare, &bare)),
        format!("{name}, board 1: neither side prints a field in row 6")
    );
}

#[test]
fn errors_name_the_revised_garden() {
    let name = "sanssouci/revised-gardens.toml";
    assert_eq!(
        error(name, &one_sided("...")),
        format!("{name}, board 2, front: 3 signs, expected 5 rows of 9")
    );
    assert_eq!(error(name, "board = []"), format!("{name}: 0 boards, expected 4"));
    let unknown = error(name, "board = []\nbricks = 3");
    assert!(unknown.starts_with(&format!("{name}, line ")), "{unknown}");
}

const MARKS: &str = "m1 m1 m2 m2 m3 m3 g3 g3 p2 p3 m1 m1 . . . .";

#[test]
fn a_file_replaces_the_built_in_rewards_boards() {
    let text = two_sided(MARKS, &MARKS.replacen("m1", "m3", 1));
    let data = load("sanssouci/rewards.toml", &text).unwrap();
    let points = |marks: Marks, field: &str| marks.on(field.parse().unwrap()).map(|mark| mark.points(false));
    assert_eq!(points(data.rewards[1][0], "e3"), Some(3));
    assert_eq!(points(data.rewards[0][0], "e3"), Some(1));
    assert_eq!(points(data.rewards[0][0], "h6"), None);
    assert_eq!(data.rewards[0][1], data.rewards[0][0]);
}

#[test]
fn errors_name_the_rewards_board() {
    let name = "sanssouci/rewards.toml";
    let with = |marks: &str| error(name, &two_sided(MARKS, marks));
    let place = "sanssouci/rewards.toml, board 2, front: ";
    assert_eq!(with("m1 m2"), format!("{place}2 codes, expected 16"));
    assert_eq!(
        with(&MARKS.replacen("m2", "m4", 1)),
        format!("{place}`m4` at e4, expected `.` or one of m1 m2 m3 g3 p2 p3")
    );
    assert_eq!(with(&MARKS.replacen("m1", ".", 1)), format!("{place}11 marked fields, expected 12"));
    let needs = [
        ("m2", "1 motif bonuses of 2, expected at least 2"),
        ("m3", "1 motif bonuses of 3, expected at least 2"),
        ("g3", "1 gardener bonuses, expected at least 2"),
        ("p2", "1 penalties, expected at least 2"),
        ("p3", "1 penalties, expected at least 2"),
    ];
    for (mark, message) in needs {
        assert_eq!(with(&MARKS.replacen(mark, "m1", 1)), format!("{place}{message}"));
    }
    assert_eq!(with(&MARKS.replace("p3", "p2")), format!("{place}0 penalties of 3, expected at least 1"));
    let ones = MARKS.replace("m1", "m2").replacen("m2", "m1", 1);
    assert_eq!(with(&ones), format!("{place}1 motif bonuses of 1, expected at least 2"));
}

#[test]
fn a_file_replaces_the_pairs_of_colours() {
    let name = "sanssouci/cards.toml";
    let data = load(name, r#"pairs = ["wg", "ov", "wt", "gt", "go", "gv", "ot", "vt"]"#).unwrap();
    assert_eq!(data.pairs[..2], [Card::Wg, Card::Ov]);
    let place = format!("{name}, pairs: ");
    assert_eq!(error(name, r#"pairs = ["wo", "c"]"#), format!("{place}card c is not a pair of colours"));
    assert_eq!(error(name, r#"pairs = ["wo", "vt", "wo"]"#), format!("{place}wo is listed twice"));
    assert_eq!(error(name, r#"pairs = ["wo"]"#), format!("{place}1 pairs of colours, expected 8"));
}
