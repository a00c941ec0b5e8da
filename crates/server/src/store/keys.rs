//! Keys of people: when and where each is used, and revoking them.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use table::{PersonId, Timestamp};

use crate::key::KeyHash;
use crate::limits::LISTED_KEYS;
use crate::store::connect::Store;
use crate::store::error::StoreError;
use crate::store::notifications::REVOKED_CHANNEL;
use crate::store::people::lock_person;
use crate::store::write::Written;

/// A coarse description of a device. It is all that the store knows about it.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Device {
    /// The browser, such as `Firefox`.
    pub browser: Option<String>,
    /// The operating system, such as `Android`.
    pub platform: Option<String>,
}

/// A key that a device gets.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewKey {
    /// Its hash.
    pub hash: KeyHash,
    /// When.
    pub at: Timestamp,
    /// The device.
    pub device: Device,
}

impl From<NewKey> for StoredKey {
    fn from(NewKey { hash, at, device }: NewKey) -> StoredKey {
        StoredKey { hash, since: at, used: Some(day(at)), device }
    }
}

/// A key of a person.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct StoredKey {
    /// Its hash.
    pub hash: KeyHash,
    /// When it was created.
    pub since: Timestamp,
    /// The [day](day) of its last use; `None` if the last use was before 0.2.0.
    pub used: Option<Timestamp>,
    /// Its device.
    pub device: Device,
}

/// Which keys to revoke.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Revocation {
    /// One key, unless it is the person's last one.
    One(KeyHash),
    /// All but the key of the request.
    Others,
}

/// The beginning of the day in UTC. The store keeps no finer time of use.
pub fn day(at: Timestamp) -> Timestamp {
    const MILLISECONDS_PER_DAY: i64 = 24 * 60 * 60 * 1000;
    Timestamp(at.0 - at.0.rem_euclid(MILLISECONDS_PER_DAY))
}

impl Store {
    /// The keys of a person, the last used first.
    pub async fn keys(&self, person: PersonId) -> Result<Vec<StoredKey>, StoreError> {
        let select = sqlx::query(
            "SELECT hash, since, used, browser, platform FROM keys WHERE person = $1 \
             ORDER BY COALESCE(used, 0) DESC, since DESC, hash LIMIT $2",
        );
        let rows =
            select.bind(person.to_string()).bind(i64::from(LISTED_KEYS)).fetch_all(self.pool()?).await?;
        let key = |row: &AnyRow| {
            Ok(StoredKey {
                hash: KeyHash::from_store(row.try_get(0)?),
                since: Timestamp(row.try_get(1)?),
                used: row.try_get::<Option<i64>, _>(2)?.map(Timestamp),
                device: Device { browser: row.try_get(3)?, platform: row.try_get(4)? },
            })
        };
        rows.iter().map(key).collect()
    }
}

pub(super) async fn insert(
    to: &mut AnyConnection,
    person: PersonId,
    key: &StoredKey,
) -> Result<Written, StoreError> {
    let insert = sqlx::query(
        "INSERT INTO keys (hash, person, since, used, browser, platform) VALUES ($1, $2, $3, $4, $5, $6)",
    );
    let insert = insert.bind(key.hash.as_str().to_string()).bind(person.to_string()).bind(key.since.0);
    let insert = insert.bind(key.used.map(|day| day.0));
    let insert = insert.bind(key.device.browser.clone()).bind(key.device.platform.clone());
    Ok(Written::if_any(insert.execute(to).await?.rows_affected()))
}

/// Notes the day of a key's last use. Keys of earlier versions have no device yet and get one.
pub(super) async fn note_use(
    to: &mut AnyConnection,
    hash: &KeyHash,
    day: Timestamp,
    device: &Device,
) -> Result<Written, StoreError> {
    let update = sqlx::query(
        "UPDATE keys SET used = $2, browser = COALESCE(browser, $3), platform = COALESCE(platform, $4) \
         WHERE hash = $1 AND COALESCE(used, 0) < $2",
    );
    let update = update.bind(hash.as_str().to_string()).bind(day.0);
    let update = update.bind(device.browser.clone()).bind(device.platform.clone());
    Ok(Written::if_any(update.execute(to).await?.rows_affected()))
}

/// Revokes keys at the request of the key `by`, and all waiting device links, which one of the
/// revoked devices may have made. A key that was revoked itself revokes nothing, and one key stays.
pub(super) async fn revoke(
    to: &mut AnyConnection,
    person: PersonId,
    by: &KeyHash,
    revocation: &Revocation,
    postgres: bool,
) -> Result<Written, StoreError> {
    lock_person(to, person, postgres).await?;
    let (person_text, by_text) = (person.to_string(), by.as_str().to_string());
    let deleted = match revocation {
        Revocation::One(hash) => {
            let delete = sqlx::query(
                "DELETE FROM keys WHERE person = $1 AND hash = $2 AND EXISTS (SELECT 1 FROM keys AS kept \
                 WHERE kept.person = $1 AND kept.hash <> $2 AND ($3 = $2 OR kept.hash = $3))",
            );
            let delete = delete.bind(person_text.clone()).bind(hash.as_str().to_string()).bind(by_text);
            delete.execute(&mut *to).await?.rows_affected()
        }
        Revocation::Others => {
            let delete = sqlx::query(
                "DELETE FROM keys WHERE person = $1 AND hash <> $2 AND EXISTS (SELECT 1 FROM keys AS kept \
                 WHERE kept.person = $1 AND kept.hash = $2)",
            );
            delete.bind(person_text.clone()).bind(by_text).execute(&mut *to).await?.rows_affected()
        }
    };
    if deleted == 0 {
        return Ok(Written::Conflict);
    }
    let delete = sqlx::query("DELETE FROM links WHERE person = $1");
    delete.bind(person_text.clone()).execute(&mut *to).await?;
    if postgres {
        let notify = sqlx::query("SELECT pg_notify($1, $2)");
        notify.bind(REVOKED_CHANNEL).bind(person_text).execute(&mut *to).await?;
    }
    Ok(Written::Done)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_at_midnight_in_utc() {
        assert_eq!(day(Timestamp(1_762_000_123_456)), Timestamp(1_761_955_200_000));
        assert_eq!(day(Timestamp(1_761_955_200_000)), Timestamp(1_761_955_200_000));
    }
}
