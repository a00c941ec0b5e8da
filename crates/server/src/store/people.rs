//! Finding people.

use sqlx::Row;
use table::Fault;

use crate::archive::Line;
use crate::id::PersonId;
use crate::key::KeyHash;
use crate::sitting::Person;
use crate::store::connect::Store;
use crate::store::error::StoreError;
use crate::time::Instant;

impl Store {
    /// Whose key it is.
    pub async fn person(&self, key: &KeyHash) -> Result<Option<Person>, StoreError> {
        let select = sqlx::query(
            "SELECT people.id, people.name FROM keys JOIN people ON people.id = keys.person WHERE keys.hash = $1",
        );
        let row = select.bind(key.as_str().to_string()).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(Person { id: person(row.try_get(0)?)?, name: row.try_get(1)? }))
    }

    /// Everybody, as an archive writes them.
    pub(crate) async fn all_people(&self) -> Result<Vec<Line>, StoreError> {
        let rows =
            sqlx::query("SELECT id, name, since FROM people ORDER BY id").fetch_all(&self.pool).await?;
        let line = |row: sqlx::any::AnyRow| {
            let (id, name) = (person(row.try_get(0)?)?, row.try_get(1)?);
            Ok(Line::Person { id, name, since: Instant(row.try_get(2)?) })
        };
        rows.into_iter().map(line).collect()
    }

    /// The hashes of all keys, as an archive writes them.
    pub(crate) async fn all_keys(&self) -> Result<Vec<Line>, StoreError> {
        let rows =
            sqlx::query("SELECT hash, person, since FROM keys ORDER BY hash").fetch_all(&self.pool).await?;
        let line = |row: sqlx::any::AnyRow| {
            let (hash, person) = (row.try_get(0)?, person(row.try_get(1)?)?);
            Ok(Line::Key { hash, person, since: Instant(row.try_get(2)?) })
        };
        rows.into_iter().map(line).collect()
    }
}

fn person(id: String) -> Result<PersonId, StoreError> {
    Ok(id.parse().map_err(|bad| Fault::new("people.id", bad))?)
}
