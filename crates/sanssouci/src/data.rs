//! The data files: gardens, Rewards boards, pairs of colours and numbers of tiles, checked when
//! they are loaded.
//!
//! The layouts of the published boards are not in the text of the rulebooks. The built-in layouts
//! are our own designs; files of the same names in a data folder replace them. The checks refuse
//! only what contradicts the text or makes a game impossible.

use std::iter::repeat_n;

use game::{InputError, data_file};
use serde::Deserialize;

use crate::rewards::Mark;
use crate::setup::{MAX_TILES_PER_MOTIF, check_garden};
use crate::{Card, Edition, Field, Fields, Marks, Motif, Options, Row};

/// The boards and cards that setups are drawn from.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Data {
    /// The four two-sided gardens of the classic edition: the printed fields of each side.
    pub classic: [[Fields; 2]; 4],
    /// The four gardens of the revised edition.
    pub revised: [Fields; 4],
    /// The four two-sided Rewards boards.
    pub rewards: [[Marks; 2]; 4],
    /// The eight pairs of colours in every player's deck.
    pub pairs: [Card; 8],
    /// How many tiles of each motif are in play with two, three and four players.
    pub tile_counts: [[u8; 9]; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TwoSided {
    board: Vec<Board>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    front: String,
    back: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OneSided {
    board: Vec<Face>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Face {
    front: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pairs {
    pairs: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tiles {
    two: [u8; 9],
    three: [u8; 9],
    four: [u8; 9],
}

impl Data {
    /// Loads the data files. `file` returns the text of a file by name; the built-in file replaces
    /// a missing one.
    ///
    /// ```
    /// use sanssouci::Data;
    ///
    /// let one_pair = "pairs = [\"wo\"]".to_string();
    /// let data = Data::load(|name| (name == "sanssouci/cards.toml").then(|| one_pair.clone()));
    /// let message = data.map_err(|error| error.to_string());
    /// let expected = "sanssouci/cards.toml, pairs: 1 pairs of colours, expected 8";
    /// assert_eq!(message, Err(expected.to_string()));
    /// ```
    pub fn load(file: impl Fn(&str) -> Option<String>) -> Result<Data, InputError> {
        Data::read(file).map_err(|mut problems| problems.swap_remove(0))
    }

    /// Everything that is wrong with the data files.
    pub fn problems(file: impl Fn(&str) -> Option<String>) -> Vec<InputError> {
        Data::read(file).err().unwrap_or_default()
    }

    fn read(file: impl Fn(&str) -> Option<String>) -> Result<Data, Vec<InputError>> {
        let mut problems = Vec::new();
        let classic = data_file(Data::CLASSIC, include_str!("../data/classic-gardens.toml"), &file);
        let classic = classic.map_err(|error| vec![error]);
        let classic = classic.and_then(|boards: TwoSided| two_sided(&boards, Data::CLASSIC, read_classic));
        let classic = note(classic, &mut problems);
        let revised = data_file(Data::REVISED, include_str!("../data/revised-gardens.toml"), &file);
        let revised = revised.map_err(|error| vec![error]);
        let revised = revised.and_then(|boards: OneSided| one_sided(&boards, Data::REVISED));
        let revised = note(revised, &mut problems);
        let rewards = data_file(Data::REWARDS, include_str!("../data/rewards.toml"), &file);
        let rewards = rewards.map_err(|error| vec![error]);
        let rewards = rewards.and_then(|boards: TwoSided| two_sided(&boards, Data::REWARDS, read_marks));
        let rewards = note(rewards, &mut problems);
        let cards = data_file(Data::CARDS, include_str!("../data/cards.toml"), &file);
        let pairs = cards.and_then(|cards: Pairs| check_pairs(&cards.pairs));
        let pairs = note(pairs.map_err(|error| vec![error]), &mut problems);
        let tiles = data_file(Data::TILES, include_str!("../data/tiles.toml"), &file);
        let tile_counts = tiles.and_then(|tiles: Tiles| {
            check_tiles(&tiles).map_err(|(key, error)| error.at(format_args!("{}, {key}", Data::TILES)))
        });
        let tile_counts = note(tile_counts.map_err(|error| vec![error]), &mut problems);
        match (classic, revised, rewards, pairs, tile_counts) {
            (Some(classic), Some(revised), Some(rewards), Some(pairs), Some(tile_counts)) => {
                Ok(Data { classic, revised, rewards, pairs, tile_counts })
            }
            _ => Err(problems),
        }
    }

    /// The boar starts on e4, so no garden may print it.
    pub(crate) fn check_boars(&self, options: &Options) -> Result<(), InputError> {
        let gardens = match options.edition {
            Edition::Classic => self.classic.as_flattened(),
            Edition::Revised => &self.revised,
        };
        if options.boars && gardens.iter().any(|printed| printed.contains(Field::CENTRE)) {
            let what = format_args!("a garden prints {}, where the boar starts", Field::CENTRE);
            return Err(InputError::new("options.boars", what));
        }
        Ok(())
    }

    /// The tiles that are in play, sorted by motif.
    pub(crate) fn tiles_in_play(&self, options: &Options) -> impl Iterator<Item = Motif> {
        let counts = self.tile_counts[usize::from(options.players) - 2];
        Motif::ALL.into_iter().zip(counts).flat_map(|(motif, count)| repeat_n(motif, count.into()))
    }

    /// Every player's 18 cards.
    pub(crate) fn cards(&self) -> Vec<Card> {
        let motifs = Motif::ALL.into_iter().map(Card::of_motif);
        motifs.chain([Card::Free]).chain(self.pairs).collect()
    }
}

/// Keeps a value, or adds what is wrong to the problems.
fn note<T>(read: Result<T, Vec<InputError>>, problems: &mut Vec<InputError>) -> Option<T> {
    read.map_err(|more| problems.extend(more)).ok()
}

fn two_sided<T: Copy>(
    boards: &TwoSided,
    file: &str,
    read: impl Fn(&str) -> Result<T, InputError>,
) -> Result<[[T; 2]; 4], Vec<InputError>> {
    let board = |(number, board): (usize, &Board)| {
        [("front", &board.front), ("back", &board.back)].map(|(side, picture)| {
            read(picture).map_err(|error| error.at(format_args!("{file}, board {}, {side}", number + 1)))
        })
    };
    let sides = four(boards.board.iter().enumerate().flat_map(board), boards.board.len(), file, 2)?;
    Ok([0, 1, 2, 3].map(|board| [sides[2 * board], sides[2 * board + 1]]))
}

fn one_sided(boards: &OneSided, file: &str) -> Result<[Fields; 4], Vec<InputError>> {
    let board = |(number, board): (usize, &Face)| {
        let place = format!("{file}, board {}, front", number + 1);
        read_garden(&board.front, Edition::Revised).map_err(|error| error.at(place))
    };
    let sides = four(boards.board.iter().enumerate().map(board), boards.board.len(), file, 1)?;
    Ok([0, 1, 2, 3].map(|board| sides[board]))
}

/// The sides of four boards, or everything that is wrong with them.
fn four<T>(
    sides: impl Iterator<Item = Result<T, InputError>>,
    boards: usize,
    file: &str,
    sides_per_board: usize,
) -> Result<Vec<T>, Vec<InputError>> {
    let (mut read, mut problems) = (Vec::new(), Vec::new());
    for side in sides.take(4 * sides_per_board) {
        match side {
            Ok(side) => read.push(side),
            Err(error) => problems.push(error),
        }
    }
    if boards != 4 {
        let error = InputError::new(file, format_args!("{boards} boards, expected 4"));
        problems.push(error.with_count("board_count", boards, 4));
    }
    if problems.is_empty() { Ok(read) } else { Err(problems) }
}

/// An error whose place the caller adds.
fn wrong(what: impl std::fmt::Display) -> InputError {
    InputError::new("", what)
}

fn read_classic(picture: &str) -> Result<Fields, InputError> {
    read_garden(picture, Edition::Classic)
}

/// Reads a garden from a picture of rows 2 to 6: `#` is printed, `.` is free.
fn read_garden(picture: &str, edition: Edition) -> Result<Fields, InputError> {
    let fields: Vec<Field> = Field::all().skip(9).collect();
    let signs: Vec<char> = picture.chars().filter(|sign| !sign.is_whitespace()).collect();
    if signs.len() != fields.len() {
        return Err(wrong(format_args!("{} signs, expected 5 rows of 9", signs.len())));
    }
    let mut printed = Fields::row(Row::ALL[0]);
    for (field, sign) in fields.into_iter().zip(signs) {
        match sign {
            '#' => printed.insert(field),
            '.' => {}
            other => return Err(wrong(format_args!("`{other}` at {field}, expected `#` or `.`"))),
        }
    }
    check_garden(printed, edition)?;
    Ok(printed)
}

/// Reads a side of a Rewards board: a code for each of the 16 fields, `.` for no mark.
fn read_marks(picture: &str) -> Result<Marks, InputError> {
    let codes: Vec<&str> = picture.split_whitespace().collect();
    if codes.len() != 16 {
        return Err(wrong(format_args!("{} codes, expected 16", codes.len())));
    }
    let mut marks = Marks::NONE;
    for (field, code) in Marks::fields().zip(codes) {
        let mark = Mark::from_code(code);
        if mark.is_none() && code != "." {
            let codes = Mark::codes();
            return Err(wrong(format_args!("`{code}` at {field}, expected `.` or one of {codes}")));
        }
        marks.put(field, mark);
    }
    match marks.len() {
        12 => Ok(marks),
        found => {
            let error = wrong(format_args!("{found} marked fields, expected 12"));
            Err(error.with_count("mark_count", found, 12))
        }
    }
}

fn check_pairs(pairs: &[Card]) -> Result<[Card; 8], InputError> {
    let place = format!("{}, pairs", Data::CARDS);
    if let Some(other) = pairs.iter().find(|card| !matches!(card.face(), crate::Face::Colours(..))) {
        return Err(InputError::new(place, format_args!("card {other} is not a pair of colours")));
    }
    pairs.try_into().map_err(|_| {
        let error = InputError::new(place, format_args!("{} pairs of colours, expected 8", pairs.len()));
        error.with_count("pair_count", pairs.len(), 8)
    })
}

/// The tiles for two are also used by three, and those by four, who use all nine of each motif.
fn check_tiles(tiles: &Tiles) -> Result<[[u8; 9]; 3], (&'static str, InputError)> {
    let counts = [("two", tiles.two, 45), ("three", tiles.three, 63), ("four", tiles.four, 81)];
    let mut fewer = [0; 9];
    for (key, tiles, expected) in counts {
        let found: usize = tiles.iter().map(|&count| usize::from(count)).sum();
        if found != expected {
            let error = wrong(format_args!("{found} tiles, expected {expected}"));
            return Err((key, error.with_count("tiles_in_play", found, expected)));
        }
        for (motif, (before, count)) in Motif::ALL.into_iter().zip(fewer.into_iter().zip(tiles)) {
            let most = MAX_TILES_PER_MOTIF as u8;
            if !(before..=most).contains(&count) {
                let error =
                    wrong(format_args!("{count} tiles of motif {motif}, expected {before} to {most}"));
                let error =
                    error.with_code("motif_count").with_value("motif", motif).with_value("found", count);
                return Err((key, error.with_value("least", before).with_value("most", most)));
            }
        }
        fewer = tiles;
    }
    Ok(counts.map(|(_, tiles, _)| tiles))
}
