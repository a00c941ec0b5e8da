//! What this process knows about its own claims, without asking the database.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::store::claims::{CLAIM_MILLISECONDS, Work};
use crate::store::connect::Store;

/// The claims of this process and when they end at the earliest.
///
/// The time is monotonic and goes on while the process is stopped, so a process that continues
/// knows that its claims have ended.
#[derive(Clone, Debug, Default)]
pub(super) struct HeldClaims(Arc<Mutex<HashMap<(Work, String), Instant>>>);

impl HeldClaims {
    /// Notes a claim that was made after this instant.
    pub(super) fn hold(&self, work: Work, id: String, after: Instant) {
        let until = after + Duration::from_millis(CLAIM_MILLISECONDS as u64);
        self.lock().insert((work, id), until);
    }

    fn is_held(&self, work: Work, id: &str, at: Instant) -> bool {
        self.lock().get(&(work, id.to_string())).is_some_and(|until| at < *until)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(Work, String), Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store {
    /// Whether this process holds the claim of some work, as far as it knows. On SQLite there is no
    /// other process that could.
    pub fn holds_claim(&self, work: Work, id: &str) -> bool {
        !self.is_shared() || self.held_claims.is_held(work, id, Instant::now())
    }

    /// Another process has claimed some work.
    pub(crate) fn lose_claim(&self, work: Work, id: &str) {
        if self.is_shared() {
            self.held_claims.lock().remove(&(work, id.to_string()));
        }
    }

    /// Forgets claims that have ended. Returns the number of the others.
    pub(crate) fn prune_claims(&self) -> usize {
        let now = Instant::now();
        let mut held = self.held_claims.lock();
        held.retain(|_, until| now < *until);
        held.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_ends_by_itself() {
        let claims = HeldClaims::default();
        let length = Duration::from_millis(CLAIM_MILLISECONDS as u64);
        let start = Instant::now();
        claims.hold(Work::Tables, "a".to_string(), start);
        assert!(claims.is_held(Work::Tables, "a", start + length - Duration::from_millis(1)));
        assert!(!claims.is_held(Work::Tables, "a", start + length));
        assert!(!claims.is_held(Work::Tables, "b", start));
        assert!(!claims.is_held(Work::Analyses, "a", start));
    }
}
