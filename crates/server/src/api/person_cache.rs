//! A cache of people by key, so that not every request asks the store.

use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::time::Duration;

use moka::sync::Cache;
use table::{Person, PersonId};

use crate::key::KeyHash;
use crate::limits::CACHED_PEOPLE;
use crate::store::{Store, StoreError};

/// A cache of people by key.
pub(crate) struct PersonCache {
    people: Cache<KeyHash, Person>,
    /// Counts renames. A person who was read before the last rename may have the old name.
    renames: AtomicU64,
}

/// How long an outdated name may be shown after another process renamed a person.
const TIME_TO_LIVE: Duration = Duration::from_secs(20);

impl Default for PersonCache {
    fn default() -> PersonCache {
        let people = Cache::builder().max_capacity(CACHED_PEOPLE).time_to_live(TIME_TO_LIVE).build();
        PersonCache { people, renames: AtomicU64::new(0) }
    }
}

impl PersonCache {
    /// The person with this key.
    pub(crate) async fn find(&self, key: &KeyHash, store: &Store) -> Result<Option<Person>, StoreError> {
        if let Some(person) = self.people.get(key) {
            return Ok(Some(person));
        }
        let renames = self.renames.load(SeqCst);
        let person = store.person(key).await?;
        if let Some(person) = &person {
            self.insert(key, person, renames);
        }
        Ok(person)
    }

    /// Forgets a person whose name has changed.
    pub(crate) fn forget(&self, id: PersonId) {
        self.renames.fetch_add(1, SeqCst);
        let keys = self.people.iter().filter(|(_, person)| person.id == id).map(|(key, _)| key);
        keys.collect::<Vec<_>>().iter().for_each(|key| self.people.invalidate(key.as_ref()));
    }

    /// Caches a person, unless somebody was renamed since the store was asked.
    fn insert(&self, key: &KeyHash, person: &Person, renames: u64) {
        self.people.insert(key.clone(), person.clone());
        if self.renames.load(SeqCst) != renames {
            self.people.invalidate(key);
        }
    }
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
        let before = cache.renames.load(SeqCst);
        cache.forget(guest.id);
        cache.insert(&key, &guest, before);
        assert_eq!(cache.people.get(&key), None);
        let renamed = Person { name: "Ada".into(), ..guest };
        cache.insert(&key, &renamed, cache.renames.load(SeqCst));
        assert_eq!(cache.people.get(&key), Some(renamed.clone()));
        cache.forget(renamed.id);
        assert_eq!(cache.people.get(&key), None);
    }
}
