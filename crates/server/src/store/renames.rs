//! People whose new name is not at all of their tables yet.

use sqlx::{AnyConnection, Row};
use table::{Person, PersonId};

use crate::store::connect::Store;
use crate::store::database::Sql;
use crate::store::error::StoreError;
use crate::store::people::person_id;
use crate::store::write::Written;

/// A rename that has to be written to the person's tables.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PendingRename {
    /// The person with the present name.
    pub person: Person,
    /// The serial number of the rename; a later rename has another one.
    pub serial: i64,
}

impl Store {
    /// The pending rename of the person with this id.
    pub(crate) async fn pending_rename(&self, id: &str) -> Result<Option<PendingRename>, StoreError> {
        self.database.pending_rename(id).await
    }
}

impl Sql {
    pub(super) async fn pending_rename(&self, id: &str) -> Result<Option<PendingRename>, StoreError> {
        let select = sqlx::query(
            "SELECT people.id, people.name, renames.serial FROM renames \
             JOIN people ON people.id = renames.person WHERE renames.person = $1",
        );
        let Some(row) = select.bind(id.to_string()).fetch_optional(&self.pool).await? else {
            return Ok(None);
        };
        let person = Person { id: person_id(row.try_get(0)?)?, name: row.try_get(1)? };
        Ok(Some(PendingRename { person, serial: row.try_get(2)? }))
    }
}

/// Stores a new name, and in the same transaction that the tables do not have it yet.
pub(super) async fn rename(to: &mut AnyConnection, id: PersonId, name: &str) -> Result<Written, StoreError> {
    let update = sqlx::query("UPDATE people SET name = $2 WHERE id = $1");
    let update = update.bind(id.to_string()).bind(name.to_string());
    if update.execute(&mut *to).await?.rows_affected() == 0 {
        return Ok(Written::Conflict);
    }
    let upsert = sqlx::query(
        "INSERT INTO renames (person, serial) VALUES ($1, 1) \
         ON CONFLICT (person) DO UPDATE SET serial = renames.serial + 1",
    );
    Ok(Written::if_any(upsert.bind(id.to_string()).execute(to).await?.rows_affected()))
}

/// All tables have the name, unless the person was renamed again.
pub(super) async fn finish(
    to: &mut AnyConnection,
    person: PersonId,
    serial: i64,
) -> Result<Written, StoreError> {
    let delete = sqlx::query("DELETE FROM renames WHERE person = $1 AND serial = $2");
    Ok(Written::if_any(delete.bind(person.to_string()).bind(serial).execute(to).await?.rows_affected()))
}
