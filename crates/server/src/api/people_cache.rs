//! Whose key is whose, remembered for a while, so that not every request asks the store.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::id::PersonId;
use crate::key::KeyHash;
use crate::sitting::Person;
use crate::store::{Store, StoreError};

/// Whose key is whose, remembered for a while.
#[derive(Default)]
pub(crate) struct PeopleCache {
    known: Mutex<HashMap<KeyHash, (Person, Instant)>>,
}

/// Another process may have changed a name; this is how long we may not know.
const FRESH: Duration = Duration::from_secs(20);
const MOST: usize = 50_000;

impl PeopleCache {
    /// Whose key it is.
    pub(crate) async fn find(&self, key: &KeyHash, store: &Store) -> Result<Option<Person>, StoreError> {
        if let Some(person) = self.fresh(key) {
            return Ok(Some(person));
        }
        let person = store.person(key).await?;
        if let Some(person) = &person {
            let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            if known.len() >= MOST {
                known.clear();
            }
            known.insert(key.clone(), (person.clone(), Instant::now()));
        }
        Ok(person)
    }

    /// Forgets a person, whose name has changed.
    pub(crate) fn forget(&self, id: PersonId) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, (person, _)| person.id != id);
    }

    fn fresh(&self, key: &KeyHash) -> Option<Person> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(key).filter(|(_, since)| since.elapsed() < FRESH).map(|(person, _)| person.clone())
    }
}
