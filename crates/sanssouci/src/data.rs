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
        let classic_name = "sanssouci/classic-gardens.toml";
        let classic: TwoSided = data_file(classic_name, include_str!("../data/classic-gardens.toml"), &file)?;
        let revised_name = "sanssouci/revised-gardens.toml";
        let revised: OneSided = data_file(revised_name, include_str!("../data/revised-gardens.toml"), &file)?;
        let rewards_name = "sanssouci/rewards.toml";
        let rewards: TwoSided = data_file(rewards_name, include_str!("../data/rewards.toml"), &file)?;
        let cards_name = "sanssouci/cards.toml";
        let cards: Pairs = data_file(cards_name, include_str!("../data/cards.toml"), &file)?;

        let tiles_name = "sanssouci/tiles.toml";
        let tiles: Tiles = data_file(tiles_name, include_str!("../data/tiles.toml"), &file)?;

        Ok(Data {
            classic: two_sided(&classic, classic_name, |picture| read_garden(picture, Edition::Classic))?,
            revised: one_sided(&revised, revised_name)?,
            rewards: two_sided(&rewards, rewards_name, read_marks)?,
            pairs: check_pairs(&cards.pairs)
                .map_err(|what| InputError::new(format_args!("{cards_name}, pairs"), what))?,
            tile_counts: check_tiles(&tiles)
                .map_err(|(key, what)| InputError::new(format_args!("{tiles_name}, {key}"), what))?,
        })
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

fn board_error(file: &str, number: usize, side: &str, what: String) -> InputError {
    InputError::new(format_args!("{file}, board {}{side}", number + 1), what)
}

fn two_sided<T: Copy>(
    boards: &TwoSided,
    file: &str,
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<[[T; 2]; 4], InputError> {
    let mut sides = Vec::new();
    for (number, board) in boards.board.iter().enumerate() {
        let front = read(&board.front).map_err(|what| board_error(file, number, ", front", what))?;
        let back = read(&board.back).map_err(|what| board_error(file, number, ", back", what))?;
        sides.push([front, back]);
    }
    four(sides, file)
}

fn one_sided(boards: &OneSided, file: &str) -> Result<[Fields; 4], InputError> {
    let mut sides = Vec::new();
    for (number, board) in boards.board.iter().enumerate() {
        sides.push(
            read_garden(&board.front, Edition::Revised)
                .map_err(|what| board_error(file, number, ", front", what))?,
        );
    }
    four(sides, file)
}

fn four<T>(boards: Vec<T>, file: &str) -> Result<[T; 4], InputError> {
    let found = boards.len();
    boards.try_into().map_err(|_| InputError::new(file, format_args!("{found} boards, expected 4")))
}

/// Reads a garden from a picture of rows 2 to 6: `#` is printed, `.` is free.
fn read_garden(picture: &str, edition: Edition) -> Result<Fields, String> {
    let fields: Vec<Field> = Field::all().skip(9).collect();
    let signs: Vec<char> = picture.chars().filter(|sign| !sign.is_whitespace()).collect();
    if signs.len() != fields.len() {
        return Err(format!("{} signs, expected 5 rows of 9", signs.len()));
    }
    let mut printed = Fields::row(Row::ALL[0]);
    for (field, sign) in fields.into_iter().zip(signs) {
        match sign {
            '#' => printed.insert(field),
            '.' => {}
            other => return Err(format!("`{other}` at {field}, expected `#` or `.`")),
        }
    }
    check_garden(printed, edition)?;
    Ok(printed)
}

/// Reads a side of a Rewards board: a code for each of the 16 fields, `.` for no mark.
fn read_marks(picture: &str) -> Result<Marks, String> {
    let codes: Vec<&str> = picture.split_whitespace().collect();
    if codes.len() != 16 {
        return Err(format!("{} codes, expected 16", codes.len()));
    }
    let mut marks = Marks::NONE;
    for (field, code) in Marks::fields().zip(codes) {
        let mark = Mark::from_code(code);
        if mark.is_none() && code != "." {
            return Err(format!("`{code}` at {field}, expected `.` or one of {}", Mark::codes()));
        }
        marks.put(field, mark);
    }
    match marks.len() {
        12 => Ok(marks),
        found => Err(format!("{found} marked fields, expected 12")),
    }
}

fn check_pairs(pairs: &[Card]) -> Result<[Card; 8], String> {
    if let Some(other) = pairs.iter().find(|card| !matches!(card.face(), crate::Face::Colours(..))) {
        return Err(format!("card {other} is not a pair of colours"));
    }
    pairs.try_into().map_err(|_| format!("{} pairs of colours, expected 8", pairs.len()))
}

/// The tiles for two are also used by three, and those by four, who use all nine of each motif.
fn check_tiles(tiles: &Tiles) -> Result<[[u8; 9]; 3], (&'static str, String)> {
    let counts = [("two", tiles.two, 45), ("three", tiles.three, 63), ("four", tiles.four, 81)];
    let mut fewer = [0; 9];
    for (key, tiles, expected) in counts {
        let found: usize = tiles.iter().map(|&count| usize::from(count)).sum();
        if found != expected {
            return Err((key, format!("{found} tiles, expected {expected}")));
        }
        for (motif, (before, count)) in Motif::ALL.into_iter().zip(fewer.into_iter().zip(tiles)) {
            let most = MAX_TILES_PER_MOTIF as u8;
            if !(before..=most).contains(&count) {
                return Err((key, format!("{count} tiles of motif {motif}, expected {before} to {most}")));
            }
        }
        fewer = tiles;
    }
    Ok(counts.map(|(_, tiles, _)| tiles))
}
