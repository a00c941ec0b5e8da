//! Finished games that people have played on their own devices.

use game::InputError;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use table::{GameId, LocalResult, PersonId, Timestamp};

use crate::limits::LOCAL_GAMES_PER_PERSON;
use crate::store::connect::Store;
use crate::store::error::StoreError;
use crate::store::people::{lock_person, person_id};
use crate::store::write::{Written, unreadable};

/// A finished game on a person's own device.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct StoredLocalGame {
    /// The id that the device has drawn.
    pub id: GameId,
    /// The person for whom it counts.
    pub person: PersonId,
    /// When it was counted.
    pub counted: Timestamp,
    /// The person's result.
    pub result: LocalResult,
}

impl Store {
    /// The person for whom a game counts.
    pub async fn local_game_owner(&self, id: GameId) -> Result<Option<PersonId>, StoreError> {
        let select = sqlx::query("SELECT person FROM local_games WHERE id = $1").bind(id.to_string());
        let row = select.fetch_optional(self.pool()?).await?;
        row.map(|row| person_id(row.try_get(0)?)).transpose()
    }

    /// The results of a person, the newest first.
    pub async fn local_results(&self, person: PersonId) -> Result<Vec<LocalResult>, StoreError> {
        let select = sqlx::query(
            "SELECT id, person, counted, result FROM local_games WHERE person = $1 \
             ORDER BY counted DESC, id LIMIT $2",
        );
        let select = select.bind(person.to_string()).bind(LOCAL_GAMES_PER_PERSON as i64);
        let rows = select.fetch_all(self.pool()?).await?;
        rows.iter().map(|row| Ok(stored_local_game(row)?.result)).collect()
    }
}

/// Counts a game. A conflict means that the game counts already, perhaps for somebody else, or that
/// the person has too many.
pub(super) async fn add(
    to: &mut AnyConnection,
    stored: &StoredLocalGame,
    postgres: bool,
) -> Result<Written, StoreError> {
    lock_person(to, stored.person, postgres).await?;
    let count = sqlx::query("SELECT COUNT(*) FROM local_games WHERE person = $1");
    let count: i64 = count.bind(stored.person.to_string()).fetch_one(&mut *to).await?.try_get(0)?;
    if count as u64 >= LOCAL_GAMES_PER_PERSON {
        return Ok(Written::Conflict);
    }
    insert(to, stored).await
}

pub(super) async fn insert(to: &mut AnyConnection, stored: &StoredLocalGame) -> Result<Written, StoreError> {
    let StoredLocalGame { id, person, counted, result } = stored;
    let insert = sqlx::query(
        "INSERT INTO local_games (id, person, counted, result) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (id) DO NOTHING",
    );
    let insert = insert.bind(id.to_string()).bind(person.to_string()).bind(counted.0);
    let insert = insert.bind(serde_json::to_string(result).map_err(unreadable)?);
    Ok(Written::if_any(insert.execute(to).await?.rows_affected()))
}

/// Reads a row of id, person, time and result.
pub(super) fn stored_local_game(row: &AnyRow) -> Result<StoredLocalGame, StoreError> {
    let id: String = row.try_get(0)?;
    let result: String = row.try_get(3)?;
    Ok(StoredLocalGame {
        id: id.parse().map_err(|error| InputError::new("local_games.id", error))?,
        person: person_id(row.try_get(1)?)?,
        counted: Timestamp(row.try_get(2)?),
        result: serde_json::from_str(&result).map_err(unreadable)?,
    })
}
