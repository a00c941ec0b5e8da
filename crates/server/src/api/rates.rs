//! How often is too often.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// How often each of many may do something: a bucket each, which fills again at a steady rate.
pub(crate) struct Rates {
    per_second: f64,
    burst: f64,
    buckets: Mutex<HashMap<String, Bucket>>,
}

struct Bucket {
    tokens: f64,
    at: Instant,
}

/// More buckets than this are swept: full ones are as good as none.
const SWEEP: usize = 10_000;

impl Rates {
    pub(crate) fn new(per_second: f64, burst: f64) -> Rates {
        Rates { per_second, burst, buckets: Mutex::default() }
    }

    /// Whether this one may do it now; then it counts.
    pub(crate) fn allow(&self, who: &str) -> bool {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= SWEEP {
            buckets.retain(|_, bucket| self.filled(bucket, now) < self.burst);
        }
        let bucket = buckets.entry(who.to_string()).or_insert(Bucket { tokens: self.burst, at: now });
        bucket.tokens = self.filled(bucket, now);
        bucket.at = now;
        let allowed = bucket.tokens >= 1.0;
        if allowed {
            bucket.tokens -= 1.0;
        }
        allowed
    }

    fn filled(&self, bucket: &Bucket, now: Instant) -> f64 {
        (bucket.tokens + (now - bucket.at).as_secs_f64() * self.per_second).min(self.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_no_more() {
        let rates = Rates::new(0.001, 3.0);
        let allowed = (0..10).filter(|_| rates.allow("a")).count();
        assert_eq!(allowed, 3);
        assert!(rates.allow("b"), "others have their own");
    }
}
