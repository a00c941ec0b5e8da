//! How much is too much.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
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

/// How many do something that takes a while at the same time, in all and each: live streams, hints.
pub(crate) struct Places {
    /// The figure that says how many there are.
    gauge: &'static str,
    most: usize,
    most_each: usize,
    open: Mutex<(usize, HashMap<String, usize>)>,
}

/// One that is taken; counted as long as it lives.
pub(crate) struct Taken {
    places: Arc<Places>,
    who: String,
}

impl Places {
    pub(crate) fn new(gauge: &'static str, most: usize, most_each: usize) -> Places {
        Places { gauge, most, most_each, open: Mutex::default() }
    }

    /// Takes a place for somebody, if they may have another one.
    pub(crate) fn take(self: &Arc<Places>, who: String) -> Option<Taken> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.1.get(&who).copied().unwrap_or(0);
        if open.0 >= self.most || own >= self.most_each {
            return None;
        }
        open.0 += 1;
        open.1.insert(who.clone(), own + 1);
        metrics::gauge!(self.gauge).set(open.0 as f64);
        Some(Taken { places: self.clone(), who })
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let mut open = self.places.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.0 = open.0.saturating_sub(1);
        match open.1.get_mut(&self.who) {
            Some(own) if *own > 1 => *own -= 1,
            _ => {
                open.1.remove(&self.who);
            }
        }
        metrics::gauge!(self.places.gauge).set(open.0 as f64);
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

    #[test]
    fn places_are_counted_while_they_are_taken() {
        let places = Arc::new(Places::new("places", 3, 2));
        let first = places.take("a".into());
        let _second = places.take("a".into());
        assert!(places.take("a".into()).is_none(), "two each");
        let _third = places.take("b".into());
        assert!(places.take("c".into()).is_none(), "three in all");
        drop(first);
        assert!(places.take("a".into()).is_some());
    }
}
