//! Rate limits per person or address.

use std::hash::Hash;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// A rate limit with one token bucket per key.
pub(crate) struct RateLimit<K: Clone + Hash + Eq>(DefaultKeyedRateLimiter<K>);

/// With more buckets than this, full ones are dropped.
const MAX_BUCKETS: usize = 10_000;

impl<K: Clone + Hash + Eq> RateLimit<K> {
    pub(crate) fn new(quota: Quota) -> RateLimit<K> {
        RateLimit(RateLimiter::keyed(quota))
    }

    /// Takes a token of this key's bucket. Returns false if the bucket is empty.
    pub(crate) fn allow(&self, key: &K) -> bool {
        if self.0.len() > MAX_BUCKETS {
            self.0.retain_recent();
        }
        self.0.check_key(key).is_ok()
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
}
