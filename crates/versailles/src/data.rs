//! The data file: the 72 tiles, checked when it is loaded.

use game::InputError;
use serde::Deserialize;

use crate::setup::two_alike;
use crate::{Setup, Tile};

/// The name of the data file.
const FILE: &str = "versailles/tiles.toml";

/// The tiles that setups are drawn from: 72, no two equal up to rotation, none with four equal
/// fields.
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
        if let Some((first, again)) = two_alike(&self.tiles) {
            let what = format!("equals tile {} `{}` up to rotation", first + 1, self.tiles[first]);
            return Err(tile_error(again, &self.tiles[again].to_string(), &what));
        }
        Ok(())
    }
}

fn read_tile(number: usize, word: &str) -> Result<Tile, InputError> {
    let tile: Tile = word.parse().map_err(|_| {
        tile_error(number, word, "is not a tile: a tile is four of the letters y g w b r j s")
    })?;
    let [first, others @ ..] = tile.fields();
    if others == [first; 3] {
        return Err(tile_error(number, word, "has four equal fields"));
    }
    Ok(tile)
}

/// An error in one tile. Messages count tiles from 1.
fn tile_error(number: usize, word: &str, what: &str) -> InputError {
    let word: String = word.chars().take(24).collect();
    InputError::new(FILE, format_args!("tile {} `{word}` {what}", number + 1))
}
