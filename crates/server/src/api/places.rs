//! How many at a time are too many.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

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
