//! Sets of boards that people have entered.

use game::InputError;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use table::{BoardSet, BoardSetId, PersonId, Timestamp};

use crate::limits::BOARD_SETS_PER_PERSON;
use crate::store::connect::Store;
use crate::store::error::StoreError;
use crate::store::people::{lock_person, person_id};
use crate::store::write::{Written, unreadable};

/// A set of boards and its author.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct StoredBoardSet {
    /// The set, with the author's name for it.
    pub set: BoardSet,
    /// The game.
    pub game: String,
    /// The person who entered it.
    pub author: PersonId,
    /// When it was first saved.
    pub since: Timestamp,
}

impl Store {
    /// The set with this id: the reader's own, or otherwise the oldest, so that nobody can give
    /// another name to a set that somebody else has shared.
    pub async fn board_set(
        &self,
        id: BoardSetId,
        reader: Option<PersonId>,
    ) -> Result<Option<StoredBoardSet>, StoreError> {
        let select = sqlx::query(
            "SELECT id, author, game, name, files, since FROM board_sets WHERE id = $1 \
             ORDER BY CASE WHEN author = $2 THEN 0 ELSE 1 END, since, author LIMIT 1",
        );
        let reader = reader.map(|person| person.to_string()).unwrap_or_default();
        let row = select.bind(id.to_string()).bind(reader).fetch_optional(self.pool()?).await?;
        row.as_ref().map(stored_set).transpose()
    }

    /// The sets of a person, the newest first.
    pub async fn board_sets(&self, author: PersonId) -> Result<Vec<StoredBoardSet>, StoreError> {
        let select = sqlx::query(
            "SELECT id, author, game, name, files, since FROM board_sets WHERE author = $1 \
             ORDER BY since DESC, id LIMIT $2",
        );
        let select = select.bind(author.to_string()).bind(BOARD_SETS_PER_PERSON as i64);
        select.fetch_all(self.pool()?).await?.iter().map(stored_set).collect()
    }
}

/// Saves a set, or renames it if its author has saved the same boards before. A conflict means that
/// the author has too many sets.
pub(super) async fn save(
    to: &mut AnyConnection,
    stored: &StoredBoardSet,
    postgres: bool,
) -> Result<Written, StoreError> {
    let StoredBoardSet { set, author, .. } = stored;
    lock_person(to, *author, postgres).await?;
    let update = sqlx::query("UPDATE board_sets SET name = $3 WHERE id = $1 AND author = $2");
    let update = update.bind(set.id.to_string()).bind(author.to_string()).bind(set.name.clone());
    if update.execute(&mut *to).await?.rows_affected() > 0 {
        return Ok(Written::Done);
    }
    let count = sqlx::query("SELECT COUNT(*) FROM board_sets WHERE author = $1");
    let count: i64 = count.bind(author.to_string()).fetch_one(&mut *to).await?.try_get(0)?;
    if count as u64 >= BOARD_SETS_PER_PERSON {
        return Ok(Written::Conflict);
    }
    insert(to, stored).await
}

pub(super) async fn insert(to: &mut AnyConnection, stored: &StoredBoardSet) -> Result<Written, StoreError> {
    let StoredBoardSet { set, game, author, since } = stored;
    let insert = sqlx::query(
        "INSERT INTO board_sets (id, author, game, name, files, since) VALUES ($1, $2, $3, $4, $5, $6)",
    );
    let insert = insert.bind(set.id.to_string()).bind(author.to_string()).bind(game.clone());
    let files = serde_json::to_string(&set.files).map_err(unreadable)?;
    let insert = insert.bind(set.name.clone()).bind(files).bind(since.0);
    Ok(Written::if_any(insert.execute(to).await?.rows_affected()))
}

pub(super) async fn delete(
    to: &mut AnyConnection,
    id: BoardSetId,
    author: PersonId,
) -> Result<Written, StoreError> {
    let delete = sqlx::query("DELETE FROM board_sets WHERE id = $1 AND author = $2");
    let delete = delete.bind(id.to_string()).bind(author.to_string());
    Ok(Written::if_any(delete.execute(to).await?.rows_affected()))
}

/// Reads a row of id, author, game, name, files and time.
pub(super) fn stored_set(row: &AnyRow) -> Result<StoredBoardSet, StoreError> {
    let id: String = row.try_get(0)?;
    let id = id.parse().map_err(|error| InputError::new("board_sets.id", error))?;
    let files: String = row.try_get(4)?;
    let files = serde_json::from_str(&files).map_err(unreadable)?;
    Ok(StoredBoardSet {
        set: BoardSet { id, name: row.try_get(3)?, files },
        game: row.try_get(2)?,
        author: person_id(row.try_get(1)?)?,
        since: Timestamp(row.try_get(5)?),
    })
}
