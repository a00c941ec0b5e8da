//! The data file: the 72 tiles, checked when it is loaded.

use game::InputError;
use serde::Deserialize;

use crate::{Setup, Tile};

/// The name of the data file.
const FILE: &str = "versailles/tiles.toml";

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
        let words = game::data_file::<File>(FILE, include_str!("../data/tiles.toml"), file)?.tiles;
        let tiles = words
            .iter()
            .enumerate()
            .map(|(number, word)| read_tile(number, word))
            .collect::<Result<_, _>>()?;
        let data = Data { tiles };
        data.check()?;
        Ok(data)
    }

    /// The tiles, in the order of the file.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    fn check(&self) -> Result<(), InputError> {
        if self.tiles.len() != Setup::TILES {
            let what = format!("{} tiles, expected {}", self.tiles.len(), Setup::TILES);
            return Err(InputError::new(FILE, what));
        }
        Ok(())
    }
}

fn read_tile(number: usize, word: &str) -> Result<Tile, InputError> {
    word.parse().map_err(|_| {
        let word: String = word.chars().take(24).collect();
        let what = "is not a tile: a tile is four of the letters y g w b r j s";
        // Messages count tiles from 1.
        InputError::new(FILE, format_args!("tile {} `{word}` {what}", number + 1))
    })
}
