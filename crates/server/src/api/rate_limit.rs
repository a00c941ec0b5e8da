//! Rate limits per person or address.

use std::hash::Hash;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// A rate limit with one token bucket per key.
pub(crate) struct RateLimit<K: Clone + Hash + Eq> {
    buckets: DefaultKeyedRateLimiter<K>,
    requests: AtomicUsize,
}

/// After this many requests, full buckets are dropped. A request adds at most one bucket, so there
/// are never more than this many that are full. Counting the buckets instead would lock all of
/// them for every request.
const REQUESTS_PER_CLEANUP: usize = 10_000;

impl<K: Clone + Hash + Eq> RateLimit<K> {
    pub(crate) fn new(quota: Quota) -> RateLimit<K> {
        RateLimit { buckets: RateLimiter::keyed(quota), requests: AtomicUsize::new(1) }
    }

    /// Takes a token of this key's bucket. Returns false if the bucket is empty.
    pub(crate) fn allow(&self, key: &K) -> bool {
        if self.requests.fetch_add(1, Relaxed).is_multiple_of(REQUESTS_PER_CLEANUP) {
            self.buckets.retain_recent();
            self.buckets.shrink_to_fit();
        }
        self.buckets.check_key(key).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;

    #[test]
    fn every_key_has_its_own_burst() {
        let burst = NonZeroU32::new(3).expect("three");
        let limit = RateLimit::new(Quota::per_hour(burst));
        assert_eq!((0..10).filter(|_| limit.allow(&"a")).count(), 3);
        assert!(limit.allow(&"b"));
    }

    #[test]
    fn full_buckets_are_dropped() {
        let limit = RateLimit::new(Quota::per_second(NonZeroU32::MAX));
        for key in 0..10 * REQUESTS_PER_CLEANUP {
            assert!(limit.allow(&key));
        }
        assert!(limit.buckets.len() <= REQUESTS_PER_CLEANUP, "{} buckets", limit.buckets.len());
    }
}
