//! The data file: the 72 tiles, checked when it is loaded.

use game::InputError;
use serde::Deserialize;

use crate::{Setup, Tile};

/// The tiles that setups are drawn from. Any 72 tiles will do, because the rulebook says no more
/// about them.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Data {
    tiles: Vec<Tile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(deserialize_with = "game::at_most::<{ Setup::TILES }, _, _>")]
    tiles: Vec<String>,
}

impl Data {
    /// Loads the data file. `file` returns the text of `versailles/tiles.toml`; the built-in file
    /// replaces a missing one.
    pub fn load(file: impl Fn(&str) -> Option<String>) -> Result<Data, InputError> {
        Data::read(file).map_err(|mut problems| problems.swap_remove(0))
    }

    /// Everything that is wrong with the data file.
    pub fn problems(file: impl Fn(&str) -> Option<String>) -> Vec<InputError> {
        Data::read(file).err().unwrap_or_default()
    }

    /// The tiles, in the order of the file.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    fn read(file: impl Fn(&str) -> Option<String>) -> Result<Data, Vec<InputError>> {
        let read = game::data_file::<File>(Data::FILE, include_str!("../data/tiles.toml"), file);
        let words = read.map_err(|error| vec![error])?.tiles;
        let (mut tiles, mut problems) = (Vec::new(), Vec::new());
        for (number, word) in words.iter().enumerate() {
            match read_tile(number, word) {
                Ok(tile) => tiles.push(tile),
                Err(error) => problems.push(error),
            }
        }
        if words.len() != Setup::TILES {
            let (found, expected) = (words.len(), Setup::TILES);
            let error = InputError::new(Data::FILE, format_args!("{found} tiles, expected {expected}"));
            problems.push(error.with_count("tile_count", found, expected));
        }
        if problems.is_empty() { Ok(Data { tiles }) } else { Err(problems) }
    }
}

/// Messages count tiles from 1.
fn read_tile(number: usize, word: &str) -> Result<Tile, InputError> {
    word.parse().map_err(|_| {
        let (number, word) = (number + 1, word.chars().take(24).collect::<String>());
        let what =
            format_args!("`{word}` is not a tile: a tile is four of the letters y g w b r j s").to_string();
        let error = InputError::new(format_args!("{}, tile {number}", Data::FILE), what);
        error.with_code("tile").with_value("number", number)
    })
}
