//! Limits on things that happen at the same time: streams, hints, replays.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// How many may happen at the same time, in all and per key.
pub(crate) struct ConcurrencyLimit {
    /// The metric that shows how many there are.
    gauge: &'static str,
    max: usize,
    max_per_key: usize,
    active: Mutex<Active>,
}

#[derive(Default)]
struct Active {
    total: usize,
    per_key: HashMap<String, usize>,
}

/// A permit; it counts while it lives.
pub(crate) struct Permit {
    limit: Arc<ConcurrencyLimit>,
    key: String,
}

impl ConcurrencyLimit {
    pub(crate) fn new(gauge: &'static str, max: usize, max_per_key: usize) -> ConcurrencyLimit {
        ConcurrencyLimit { gauge, max, max_per_key, active: Mutex::default() }
    }

    /// A permit for this key, unless a limit is reached.
    pub(crate) fn acquire(self: &Arc<ConcurrencyLimit>, key: String) -> Option<Permit> {
        let mut active = self.active.lock().unwrap_or_else(PoisonError::into_inner);
        let own = active.per_key.get(&key).copied().unwrap_or(0);
        if active.total >= self.max || own >= self.max_per_key {
            return None;
        }
        active.total += 1;
        active.per_key.insert(key.clone(), own + 1);
        metrics::gauge!(self.gauge).set(active.total as f64);
        Some(Permit { limit: self.clone(), key })
    }
}

impl Permit {
    /// How many permits there are.
    pub(crate) fn total(&self) -> usize {
        self.limit.active.lock().unwrap_or_else(PoisonError::into_inner).total
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut active = self.limit.active.lock().unwrap_or_else(PoisonError::into_inner);
        active.total = active.total.saturating_sub(1);
        match active.per_key.get_mut(&self.key) {
            Some(own) if *own > 1 => *own -= 1,
            _ => {
                active.per_key.remove(&self.key);
            }
        }
        metrics::gauge!(self.limit.gauge).set(active.total as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permits_are_limited_in_all_and_per_key() {
        let limit = Arc::new(ConcurrencyLimit::new("test", 3, 2));
        let first = limit.acquire("a".into());
        let _second = limit.acquire("a".into());
        assert!(limit.acquire("a".into()).is_none(), "two per key");
        let _third = limit.acquire("b".into());
        assert!(limit.acquire("c".into()).is_none(), "three in all");
        drop(first);
        assert!(limit.acquire("a".into()).is_some());
    }
}
