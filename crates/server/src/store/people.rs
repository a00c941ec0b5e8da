//! Finding people.

use game::InputError;
use sqlx::Row;
use table::{Person, PersonId};

use crate::key::KeyHash;
use crate::store::connect::Store;
use crate::store::error::StoreError;

impl Store {
    /// The person with this key.
    pub async fn person(&self, key: &KeyHash) -> Result<Option<Person>, StoreError> {
        let select = sqlx::query(
            "SELECT people.id, people.name FROM keys JOIN people ON people.id = keys.person WHERE keys.hash = $1",
        );
        let row = select.bind(key.as_str().to_string()).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(Person { id: person_id(row.try_get(0)?)?, name: row.try_get(1)? }))
    }

    /// Whether the store has any people.
    pub(crate) async fn has_people(&self) -> Result<bool, StoreError> {
        Ok(sqlx::query("SELECT id FROM people LIMIT 1").fetch_optional(&self.pool).await?.is_some())
    }
}

pub(super) fn person_id(id: String) -> Result<PersonId, StoreError> {
    Ok(id.parse().map_err(|error| InputError::new("people.id", error))?)
}
