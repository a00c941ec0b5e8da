//! A cache of people by key, so that not every request asks the store.

use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::time::Duration;

use axum::http::HeaderMap;
use moka::sync::Cache;
use table::{Person, PersonId};

use crate::api::device::device;
use crate::key::KeyHash;
use crate::limits::CACHED_PEOPLE;
use crate::store::{Store, StoreError, Write, day};
use crate::wall_clock::now;

/// A cache of people by key.
pub(crate) struct PersonCache {
    people: Cache<KeyHash, Person>,
    /// Counts renames and revocations. Results of earlier reads may be outdated.
    changes: AtomicU64,
}

/// How long an outdated name may be shown after another process renamed a person, and how long a
/// key that another process revoked may work if its notification got lost.
const TIME_TO_LIVE: Duration = Duration::from_secs(20);

impl Default for PersonCache {
    fn default() -> PersonCache {
        let people = Cache::builder().max_capacity(CACHED_PEOPLE).time_to_live(TIME_TO_LIVE).build();
        PersonCache { people, changes: AtomicU64::new(0) }
    }
}

impl PersonCache {
    /// The person with this key, which came with a request with these headers.
    pub(crate) async fn find(
        &self,
        key: &KeyHash,
        store: &Store,
        headers: &HeaderMap,
    ) -> Result<Option<Person>, StoreError> {
        if let Some(person) = self.people.get(key) {
            return Ok(Some(person));
        }
        let changes = self.changes.load(SeqCst);
        let Some(owner) = store.key_owner(key).await? else { return Ok(None) };
        self.insert(key, &owner.person, changes);
        let today = day(now());
        if owner.used.is_none_or(|used| used < today) {
            note_use(store, Write::KeyUsed { hash: key.clone(), day: today, device: device(headers) });
        }
        Ok(Some(owner.person))
    }

    /// Forgets a person whose name or keys have changed, or everybody.
    pub(crate) fn forget(&self, id: Option<PersonId>) {
        self.changes.fetch_add(1, SeqCst);
        let Some(id) = id else { return self.people.invalidate_all() };
        let keys = self.people.iter().filter(|(_, person)| person.id == id).map(|(key, _)| key);
        keys.collect::<Vec<_>>().iter().for_each(|key| self.people.invalidate(key.as_ref()));
    }

    /// Caches a person, unless something has changed since the store was asked.
    fn insert(&self, key: &KeyHash, person: &Person, changes: u64) {
        self.people.insert(key.clone(), person.clone());
        if self.changes.load(SeqCst) != changes {
            self.people.invalidate(key);
        }
    }
}

/// Notes the first use of a key on a day. Nobody waits for it, and a failure only means that a
/// later request tries again.
fn note_use(store: &Store, write: Write) {
    let store = store.clone();
    tokio::spawn(async move {
        if let Err(error) = store.write(write).await {
            tracing::debug!(%error, "cannot note the use of a key");
        }
    });
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering::SeqCst;

    use table::Person;

    use super::PersonCache;
    use crate::key::Key;
    use crate::random;

    #[test]
    fn a_person_who_was_renamed_during_the_read_is_not_cached() {
        let (cache, key) = (PersonCache::default(), Key::random().hash());
        let guest = Person { id: random::person_id(), name: "Guest".into() };
        let before = cache.changes.load(SeqCst);
        cache.forget(Some(guest.id));
        cache.insert(&key, &guest, before);
        assert_eq!(cache.people.get(&key), None);
        let renamed = Person { name: "Ada".into(), ..guest };
        cache.insert(&key, &renamed, cache.changes.load(SeqCst));
        assert_eq!(cache.people.get(&key), Some(renamed.clone()));
        cache.forget(Some(renamed.id));
        assert_eq!(cache.people.get(&key), None);
    }
}
