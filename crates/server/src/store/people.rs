//! Finding people.

use game::InputError;
use sqlx::{AnyConnection, Row};
use table::{Person, PersonId, Timestamp};

use crate::key::KeyHash;
use crate::store::connect::Store;
use crate::store::error::StoreError;

/// The person with a key.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct KeyOwner {
    /// The person.
    pub person: Person,
    /// The [day](crate::store::day) on which the key was last used, if that is known.
    pub used: Option<Timestamp>,
}

impl Store {
    /// The person with this key.
    pub async fn key_owner(&self, key: &KeyHash) -> Result<Option<KeyOwner>, StoreError> {
        let select = sqlx::query(
            "SELECT people.id, people.name, keys.used FROM keys JOIN people ON people.id = keys.person \
             WHERE keys.hash = $1",
        );
        let row = select.bind(key.as_str().to_string()).fetch_optional(self.pool()?).await?;
        let Some(row) = row else { return Ok(None) };
        let person = Person { id: person_id(row.try_get(0)?)?, name: row.try_get(1)? };
        Ok(Some(KeyOwner { person, used: row.try_get::<Option<i64>, _>(2)?.map(Timestamp) }))
    }

    /// The person who made this device link, if the link can still be used.
    pub async fn link_owner(&self, link: &KeyHash, now: Timestamp) -> Result<Option<Person>, StoreError> {
        let select = sqlx::query(
            "SELECT people.id, people.name FROM links JOIN people ON people.id = links.person \
             WHERE links.hash = $1 AND links.until >= $2",
        );
        let select = select.bind(link.as_str().to_string()).bind(now.0);
        let Some(row) = select.fetch_optional(self.pool()?).await? else { return Ok(None) };
        Ok(Some(Person { id: person_id(row.try_get(0)?)?, name: row.try_get(1)? }))
    }

    /// Whether the store has any people.
    pub(crate) async fn has_people(&self) -> Result<bool, StoreError> {
        Ok(sqlx::query("SELECT id FROM people LIMIT 1").fetch_optional(self.pool()?).await?.is_some())
    }
}

/// Makes other processes wait until the transaction ends, if they want to lock the same person.
/// On SQLite the transaction has locked everything already.
pub(super) async fn lock_person(
    to: &mut AnyConnection,
    person: PersonId,
    postgres: bool,
) -> Result<(), StoreError> {
    if postgres {
        let select = sqlx::query("SELECT id FROM people WHERE id = $1 FOR NO KEY UPDATE");
        select.bind(person.to_string()).fetch_optional(to).await?;
    }
    Ok(())
}

pub(super) fn person_id(id: String) -> Result<PersonId, StoreError> {
    Ok(id.parse().map_err(|error| InputError::new("people.id", error))?)
}
