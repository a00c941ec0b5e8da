//! The data files: gardens, Rewards boards and pairs of colours, checked when they are loaded.
//!
//! The layouts of the published boards are not in the text of the rulebooks. The built-in layouts
//! are our own designs; files of the same names in a data folder replace them.

use game::{InputError, data_file};
use serde::Deserialize;

use crate::rewards::Mark;
use crate::setup::check_garden;
use crate::{Card, Colour, Field, Fields, Marks, Motif, Row};

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

        let classic = two_sided(&classic, classic_name, read_garden)?;
        for (number, sides) in classic.iter().enumerate() {
            check_rows(*sides).map_err(|what| board_error(classic_name, number, "", what))?;
        }
        Ok(Data {
            classic,
            revised: one_sided(&revised, revised_name)?,
            rewards: two_sided(&rewards, rewards_name, read_marks)?,
            pairs: check_pairs(&cards.pairs)
                .map_err(|what| InputError::new(format_args!("{cards_name}, pairs"), what))?,
        })
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
        sides.push(read_garden(&board.front).map_err(|what| board_error(file, number, ", front", what))?);
    }
    four(sides, file)
}

fn four<T>(boards: Vec<T>, file: &str) -> Result<[T; 4], InputError> {
    let found = boards.len();
    boards.try_into().map_err(|_| InputError::new(file, format_args!("{found} boards, expected 4")))
}

/// Reads a garden from a picture of rows 2 to 6: `#` is printed, `.` is free.
fn read_garden(picture: &str) -> Result<Fields, String> {
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
    check_garden(&printed)?;
    match Motif::ALL.into_iter().find(|&motif| (printed & Fields::column(motif)).len() > 3) {
        Some(motif) => Err(format!("more than two fields printed in column {motif} below row 1")),
        None => Ok(printed),
    }
}

/// Checks that each of the rows 2 to 6 has a printed field on one of the two sides.
fn check_rows([front, back]: [Fields; 2]) -> Result<(), String> {
    let bare = |colour: &Colour| ((front | back) & Fields::row(colour.row())).is_empty();
    match Colour::ALL.into_iter().find(bare) {
        Some(colour) => Err(format!("neither side prints a field in row {}", colour.row())),
        None => Ok(()),
    }
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
    check_marks(marks)?;
    Ok(marks)
}

fn check_marks(marks: Marks) -> Result<(), String> {
    let count = |wanted: &[Mark]| {
        marks.iter().filter(|(_, mark)| mark.is_some_and(|mark| wanted.contains(&mark))).count()
    };
    let require = |wanted: &[Mark], least: usize, what: &str| match count(wanted) {
        found if found >= least => Ok(()),
        found => Err(format!("{found} {what}, expected at least {least}")),
    };
    if marks.len() != 12 {
        return Err(format!("{} marked fields, expected 12", marks.len()));
    }
    require(&[Mark::Motif1], 2, "motif bonuses of 1")?;
    require(&[Mark::Motif2], 2, "motif bonuses of 2")?;
    require(&[Mark::Motif3], 2, "motif bonuses of 3")?;
    require(&[Mark::Gardener3], 2, "gardener bonuses")?;
    require(&[Mark::Penalty2, Mark::Penalty3], 2, "penalties")?;
    require(&[Mark::Penalty3], 1, "penalties of 3")
}

fn check_pairs(pairs: &[Card]) -> Result<[Card; 8], String> {
    let mut sorted = pairs.to_vec();
    sorted.sort_unstable();
    if let Some(other) = sorted.iter().find(|card| !matches!(card.face(), crate::Face::Colours(..))) {
        return Err(format!("card {other} is not a pair of colours"));
    }
    if let Some(twice) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("{} is listed twice", twice[0]));
    }
    pairs.try_into().map_err(|_| format!("{} pairs of colours, expected 8", pairs.len()))
}
