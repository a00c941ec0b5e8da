//! Whose key is whose, remembered for a while, so that not every request asks the store.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::id::PersonId;
use crate::key::KeyHash;
use crate::sitting::Person;
use crate::store::{Store, StoreError};

/// Whose key is whose, remembered for a while.
#[derive(Default)]
pub(crate) struct PeopleCache(Mutex<Known>);

#[derive(Default)]
struct Known {
    people: HashMap<KeyHash, (Person, Instant)>,
    /// How often somebody's name has changed. What was read from the store before that may be the old one.
    changes: u64,
}

/// Another process may have changed a name; this is how long we may not know.
const FRESH: Duration = Duration::from_secs(20);
const MOST: usize = 50_000;

impl PeopleCache {
    /// Whose key it is.
    pub(crate) async fn find(&self, key: &KeyHash, store: &Store) -> Result<Option<Person>, StoreError> {
        let changes = match self.fresh(key) {
            Ok(person) => return Ok(Some(person)),
            Err(changes) => changes,
        };
        let person = store.person(key).await?;
        if let Some(person) = &person {
            self.keep(key, person, changes);
        }
        Ok(person)
    }

    /// Forgets a person, whose name has changed.
    pub(crate) fn forget(&self, id: PersonId) {
        let mut known = self.known();
        known.changes += 1;
        known.people.retain(|_, (person, _)| person.id != id);
    }

    /// Whose key it is, if that is known; otherwise how many names had changed when it was asked for.
    fn fresh(&self, key: &KeyHash) -> Result<Person, u64> {
        let known = self.known();
        let person = known.people.get(key).filter(|(_, since)| since.elapsed() < FRESH);
        person.map(|(person, _)| person.clone()).ok_or(known.changes)
    }

    /// Remembers somebody, unless a name has changed since the store was asked.
    fn keep(&self, key: &KeyHash, person: &Person, changes: u64) {
        let mut known = self.known();
        if known.changes != changes {
            return;
        }
        if known.people.len() >= MOST {
            known.people.clear();
        }
        known.people.insert(key.clone(), (person.clone(), Instant::now()));
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::PeopleCache;
    use crate::id::PersonId;
    use crate::key::Key;
    use crate::sitting::Person;

    #[test]
    fn a_name_that_changed_while_the_store_was_asked_is_not_kept() {
        let (cache, key) = (PeopleCache::default(), Key::random().hash());
        let guest = Person { id: PersonId::random(), name: "Guest".into() };
        let asked = cache.fresh(&key).expect_err("nobody is known yet");
        cache.forget(guest.id);
        cache.keep(&key, &guest, asked);
        let again = cache.fresh(&key).expect_err("the old name was not kept");
        cache.keep(&key, &Person { name: "Ada".into(), ..guest }, again);
        assert_eq!(cache.fresh(&key).map(|person| person.name), Ok("Ada".to_string()));
    }
}
