//! The data files: a file in the data folder replaces the built-in one, and errors name the place.

use game::Game;
use sanssouci::{Card, Colour, Data, Edition, Field, Fields, Mark, Marks, Motif, Options, Position};

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
    assert_eq!(data.tile_counts, [[5; 9], [7; 9], [9; 9]]);
}

/// No rulebook says so; it is our own taste.
#[test]
fn the_built_in_gardens_spread_their_printed_fields() {
    let data = Data::load(|_| None).unwrap();
    for side in data.classic.as_flattened().iter().chain(&data.revised) {
        for motif in Motif::ALL {
            assert!((*side & Fields::column(motif)).len() <= 3, "{side:?}, column {motif}");
        }
    }
    for [front, back] in data.classic {
        for colour in Colour::ALL {
            assert!(!((front | back) & Fields::row(colour.row())).is_empty(), "{front:?}, {back:?}");
        }
    }
}

/// No rulebook says so; it is our own taste.
#[test]
fn every_built_in_rewards_board_has_marks_of_every_kind() {
    let data = Data::load(|_| None).unwrap();
    for side in data.rewards.as_flattened() {
        let count = |wanted: &[Mark]| {
            side.iter().filter(|(_, mark)| mark.is_some_and(|mark| wanted.contains(&mark))).count()
        };
        for mark in [Mark::Motif1, Mark::Motif2, Mark::Motif3, Mark::Gardener3] {
            assert!(count(&[mark]) >= 2, "{mark:?}");
        }
        assert!(count(&[Mark::Penalty2, Mark::Penalty3]) >= 2 && count(&[Mark::Penalty3]) >= 1);
    }
}

/// No rulebook says so; it is our own taste.
#[test]
fn the_built_in_pairs_of_colours_are_all_different() {
    let mut pairs = Data::load(|_| None).unwrap().pairs.to_vec();
    pairs.sort_unstable();
    pairs.dedup();
    assert_eq!(pairs.len(), 8);
}

/// Plays a random game with these options from this data.
fn play(options: &Options, data: &Data, seed: u64) -> Position {
    Position::check_data(options, data).unwrap();
    let setup = Position::deal(options, data, &mut game::chance(seed, 0));
    let mut position = Position::new(options, &setup).unwrap();
    game::random_play(&mut position, &mut game::chance(seed, 1), &mut Vec::new(), |_, _| ());
    position
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
    let three = two_sided(&garden(SIX), &garden(SIX)).rsplit_once("[[board]]").unwrap().0.to_string();
    assert_eq!(error(name, &three), format!("{name}: 3 boards, expected 4"));
    let back = two_sided("?", &garden(SIX)).replacen("'''?'''", &format!("'''{}'''", garden(SIX)), 1);
    assert_eq!(error(name, &back), format!("{name}, board 1, back: 1 signs, expected 5 rows of 9"));
}

#[test]
fn gardens_may_print_any_six_fields() {
    let name = "sanssouci/classic-gardens.toml";
    for six in ["a2 a3 a4 a5 a6 b2", "d6 e6 f6 g6 h6 i6", "e2 e3 e4 e5 e6 a6"] {
        let data = load(name, &two_sided(&garden(six), &garden(six))).unwrap();
        assert_eq!(data.classic[1][0].len(), 15);
        let position = play(&Options { rewards: true, ..Options::new(Edition::Classic, 4) }, &data, 1);
        assert!(position.outcome().is_some(), "{six}");
    }
}

/// The text of 2022 names no number, but 18 tiles need a field.
#[test]
fn revised_gardens_may_print_up_to_27_fields_below_row_1() {
    let name = "sanssouci/revised-gardens.toml";
    let all: Vec<String> = Field::all().skip(9).map(|field| field.to_string()).collect();
    let file = |printed: usize| {
        let front = garden(&all[all.len() - printed..].join(" "));
        format!("[[board]]\nfront = '''{front}'''\n").repeat(4)
    };
    for printed in [0, 1, 7, 27] {
        let data = load(name, &file(printed)).unwrap();
        assert_eq!(data.revised[3].len(), 9 + printed);
        for seed in 0..5 {
            let position = play(&Options::new(Edition::Revised, 2), &data, seed);
            assert!(position.outcome().is_some(), "{printed} printed fields");
        }
    }
    let why = "28 fields printed below row 1, expected at most 27: 18 tiles need the others";
    assert_eq!(error(name, &file(28)), format!("{name}, board 1, front: {why}"));
}

#[test]
fn a_garden_that_prints_the_first_field_of_the_boar_is_for_games_without_boars() {
    let name = "sanssouci/classic-gardens.toml";
    let data = load(name, &two_sided(&garden(SIX), &garden("a2 b3 c4 d5 e4 f2"))).unwrap();
    let options = Options::new(Edition::Classic, 2);
    assert_eq!(Position::check_data(&options, &data), Ok(()));
    let boars = Options { boars: true, ..options };
    assert_eq!(
        Position::check_data(&boars, &data).unwrap_err().to_string(),
        "options.boars: a garden prints e4, where the boar starts"
    );
    assert_eq!(Position::check_data(&Options { edition: Edition::Revised, ..boars }, &data), Ok(()));
    let revised = load("sanssouci/revised-gardens.toml", &one_sided(&garden("e4"))).unwrap();
    assert_eq!(Position::check_data(&boars, &revised), Ok(()));
    assert!(Position::check_data(&Options { edition: Edition::Revised, ..boars }, &revised).is_err());
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
    assert_eq!(with(&MARKS.replacen('.', "m1", 1)), format!("{place}13 marked fields, expected 12"));
}

#[test]
fn any_twelve_fields_of_a_rewards_board_may_have_any_marks() {
    for mark in ["m1", "g3", "p3"] {
        let side = format!(". . . . {}", format!("{mark} ").repeat(12));
        let data = load("sanssouci/rewards.toml", &two_sided(&side, &side)).unwrap();
        assert_eq!(data.rewards[2][1].len(), 12);
        for seed in 0..3 {
            let position = play(&Options { rewards: true, ..Options::new(Edition::Revised, 3) }, &data, seed);
            assert!(position.outcome().is_some(), "{mark}");
        }
    }
}

#[test]
fn a_file_replaces_the_pairs_of_colours() {
    let name = "sanssouci/cards.toml";
    let data = load(name, r#"pairs = ["wg", "ov", "wt", "gt", "go", "gv", "ot", "vt"]"#).unwrap();
    assert_eq!(data.pairs[..2], [Card::Wg, Card::Ov]);
    let place = format!("{name}, pairs: ");
    assert_eq!(error(name, r#"pairs = ["wo", "c"]"#), format!("{place}card c is not a pair of colours"));
    assert_eq!(error(name, r#"pairs = ["wo", "wo"]"#), format!("{place}2 pairs of colours, expected 8"));
    assert_eq!(error(name, r#"pairs = ["wo"]"#), format!("{place}1 pairs of colours, expected 8"));
}

#[test]
fn a_file_replaces_the_numbers_of_tiles() {
    let name = "sanssouci/tiles.toml";
    let file = |two: &str, three: &str, four: &str| format!("two = {two}\nthree = {three}\nfour = {four}");
    let (two, three) = ("[9, 1, 5, 5, 5, 5, 5, 5, 5]", "[9, 5, 7, 7, 7, 7, 7, 7, 7]");
    let four = "[9, 9, 9, 9, 9, 9, 9, 9, 9]";
    let data = load(name, &file(two, three, four)).unwrap();
    for players in [2, 3, 4] {
        let options = Options::new(Edition::Classic, players);
        let setup = Position::deal(&options, &data, &mut game::chance(1, 0));
        let statues = setup.display.0.iter().chain(setup.supply.iter().flatten());
        let statues = statues.filter(|&&tile| tile == Motif::Statue).count();
        assert_eq!(statues, [1, 5, 9][usize::from(players) - 2]);
        assert!(play(&options, &data, 1).outcome().is_some());
    }
    let error = |two: &str, three: &str, four: &str| error(name, &file(two, three, four));
    let place = |key: &str| format!("{name}, {key}: ");
    assert_eq!(error("[4, 5, 5, 5, 5, 5, 5, 5, 5]", three, four), place("two") + "44 tiles, expected 45");
    assert_eq!(
        error("[10, 0, 5, 5, 5, 5, 5, 5, 5]", three, four),
        place("two") + "10 tiles of motif a, expected 0 to 9"
    );
    assert_eq!(
        error(two, "[8, 6, 7, 7, 7, 7, 7, 7, 7]", four),
        place("three") + "8 tiles of motif a, expected 9 to 9"
    );
    assert_eq!(
        error(two, three, "[9, 9, 9, 9, 9, 9, 9, 8, 10]"),
        place("four") + "10 tiles of motif i, expected 7 to 9"
    );
    assert!(error("[5]", three, four).starts_with(&format!("{name}, line 1: ")));
}

/// The lines of a text that say something, without white space that has no meaning.
fn lines(text: &str) -> Vec<String> {
    let words = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    words.filter(|line| !line.is_empty() && !line.starts_with("# ")).collect()
}

#[test]
fn data_are_written_as_they_are_read() {
    let built_in = Data::load(|_| None).unwrap();
    let mut own = built_in.clone();
    own.classic[1][0] = own.classic[0][1];
    own.revised.reverse();
    own.rewards.reverse();
    own.pairs[7] = Card::Wg;
    own.tile_counts[0] = [6, 4, 5, 5, 5, 5, 5, 5, 5];
    for data in [built_in, own] {
        let files = data.files();
        assert_eq!(files.len(), 5);
        assert_eq!(Data::load(|name| Some(files[name].clone())), Ok(data));
    }
}

#[test]
fn written_files_have_a_picture_for_each_side() {
    let files = Data::load(|_| None).unwrap().files();
    let rows =
        ". # . . . . . # .\n. . . . . . . . .\n# . . . . . . . #\n. . . . . . . . .\n. . # . . . # . .\n";
    let classic = format!("[[board]]\nfront = \"\"\"\n{rows}\"\"\"\nback = \"\"\"\n");
    assert!(files["sanssouci/classic-gardens.toml"].starts_with(&classic));
    let rewards = include_str!("../../data/rewards.toml");
    assert_eq!(lines(&files["sanssouci/rewards.toml"]), lines(rewards));
    let tiles = include_str!("../../data/tiles.toml");
    assert_eq!(lines(&files["sanssouci/tiles.toml"]), lines(tiles));
}

#[test]
fn all_problems_of_all_files_are_listed() {
    assert!(Data::problems(|_| None).is_empty());
    let problems = Data::problems(|_| Some(String::new()));
    let places: Vec<_> = problems.iter().map(|problem| problem.place().to_string()).collect();
    assert_eq!(places.len(), 5, "one for each file: {places:?}");
}
