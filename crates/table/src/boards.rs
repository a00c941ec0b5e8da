//! Sets of boards: the data files of a game that a table is dealt from.
//!
//! The layouts of published boards are not in the text of the rulebooks, so people who own the box
//! can enter theirs. A set contains every data file of its game in the game's own words, without
//! comments, so the same boards have the same id for everybody. The log of a table contains
//! the whole set: nobody can change or delete the boards of a table.

use game::{DataFiles, InputError};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::game_kind::GameKind;
use crate::games::Games;
use crate::id::BoardSetId;
use crate::limits::MAX_BOARD_SET_BYTES;
use crate::names::board_set_name;
use crate::table::Table;

/// A set of boards for one game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct BoardSet {
    /// The hash of the game's name and the files.
    pub id: BoardSetId,
    /// The name; empty if the server offers the set and its operator gave it none.
    pub name: String,
    /// The text of every data file of the game.
    pub files: DataFiles,
}

/// Where a set of boards comes from.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BoardsOrigin {
    /// Our own designs, which every server has.
    BuiltIn,
    /// The operator of the server.
    Operator,
    /// A person.
    Person,
}

/// A set of boards that a server offers to everybody.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct OfferedBoards {
    /// The set.
    pub set: BoardSet,
    /// Where it comes from.
    pub origin: BoardsOrigin,
}

/// The boards of a table: their id and their name.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableBoards {
    /// The id of the set.
    pub id: BoardSetId,
    /// Its name; empty if the server offers the set without a name.
    pub name: String,
}

impl BoardSet {
    /// The set with these files, which must be in the game's own form.
    pub(crate) fn new(game: &str, name: String, files: DataFiles) -> BoardSet {
        BoardSet { id: id_of(game, &files), name, files }
    }

    /// Checks that the id is the hash of the files.
    pub(crate) fn check_id(&self, game: &str) -> Result<(), InputError> {
        if id_of(game, &self.files) == self.id {
            return Ok(());
        }
        Err(InputError::new("boards.id", "it is not the hash of the files"))
    }
}

/// The first 128 bits of SHA-256 over the texts, each with its length, so that no two sets of texts
/// are hashed alike.
fn id_of(game: &str, files: &DataFiles) -> BoardSetId {
    let mut hash = Sha256::new();
    let texts = files.iter().flat_map(|(name, text)| [name.as_str(), text.as_str()]);
    for text in ["gloriette/boards/1", game].into_iter().chain(texts) {
        hash.update((text.len() as u64).to_be_bytes());
        hash.update(text);
    }
    let digest: [u8; 32] = hash.finalize().into();
    let mut id = [0; 16];
    id.copy_from_slice(&digest[..16]);
    BoardSetId::from_bytes(id)
}

impl Games {
    /// The sets that the server offers for each game; the first one is dealt by default.
    pub fn offered_boards(&self) -> impl Iterator<Item = (&'static str, &OfferedBoards)> {
        let offered = |kind| {
            let kind: &dyn GameKind = kind;
            kind.offered_boards().iter().map(move |offered| (kind.info().name, offered))
        };
        self.kinds().flat_map(offered)
    }

    /// Checks the name and the data files of a set. Missing files are built in.
    pub fn board_set(&self, game: &str, name: &str, files: &DataFiles) -> Result<BoardSet, InputError> {
        let kind = self.get(game)?;
        let name = board_set_name(name)?;
        check_names_and_size(kind.as_ref(), files)?;
        let files = kind.canonical_files(files).map_err(|error| error.inside("files"))?;
        Ok(BoardSet::new(game, name, files))
    }

    /// Everything that is wrong with the data files of a set. Files that no set can have are an
    /// error.
    pub fn board_problems(&self, game: &str, files: &DataFiles) -> Result<Vec<InputError>, InputError> {
        let kind = self.get(game)?;
        check_names_and_size(kind.as_ref(), files)?;
        Ok(kind.data_problems(files))
    }

    /// The data files as the game writes them, without comments.
    pub fn canonical_files(&self, game: &str, files: &DataFiles) -> Result<DataFiles, InputError> {
        self.get(game)?.canonical_files(files)
    }
}

fn check_names_and_size(kind: &dyn GameKind, files: &DataFiles) -> Result<(), InputError> {
    let Some(offered) = kind.offered_boards().first() else {
        return Err(InputError::new("game", "this game has no boards of its own"));
    };
    if let Some(unknown) = files.keys().find(|name| !offered.set.files.contains_key(*name)) {
        let known = offered.set.files.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
        let unknown: String = unknown.chars().take(40).collect();
        return Err(InputError::new("files", format_args!("no file `{unknown}`: there are {known}")));
    }
    let bytes: usize = files.values().map(String::len).sum();
    if bytes > MAX_BOARD_SET_BYTES {
        let what = format_args!("{bytes} bytes, the maximum is {MAX_BOARD_SET_BYTES}").to_string();
        return Err(InputError::new("files", what));
    }
    Ok(())
}

impl Table {
    /// The set of boards that the table is dealt from; `None` if it is the built-in one.
    pub fn boards(&self) -> Option<&BoardSet> {
        self.boards.as_ref()
    }

    pub(crate) fn boards_view(&self) -> Option<TableBoards> {
        self.boards.as_ref().map(|BoardSet { id, name, .. }| TableBoards { id: *id, name: name.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(texts: &[(&str, &str)]) -> DataFiles {
        texts.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect()
    }

    #[test]
    fn the_id_depends_on_the_game_and_on_every_text_but_not_on_the_name() {
        let set = |game: &str, name: &str, texts| BoardSet::new(game, name.into(), files(texts)).id;
        let id = set("go", "Mine", &[("a", "x"), ("b", "y")]);
        assert_eq!(id, set("go", "Yours", &[("b", "y"), ("a", "x")]));
        assert_ne!(id, set("chess", "Mine", &[("a", "x"), ("b", "y")]));
        assert_ne!(id, set("go", "Mine", &[("a", "xb"), ("b", "y")]));
        assert_ne!(id, set("go", "Mine", &[("a", "x"), ("by", "")]));
        assert_ne!(set("go", "", &[("a", "xb")]), set("go", "", &[("ax", "b")]));
    }

    #[test]
    fn a_changed_text_does_not_have_the_id() {
        let mut set = BoardSet::new("go", String::new(), files(&[("a", "x")]));
        assert_eq!(set.check_id("go"), Ok(()));
        set.files.insert("a".into(), "y".into());
        assert!(set.check_id("go").is_err());
    }
}
