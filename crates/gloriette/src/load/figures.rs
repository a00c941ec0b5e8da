//! What the load came to.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use serde_json::json;

use crate::load::game::Seen;

/// What the load came to.
pub(super) struct Figures {
    from: Instant,
    until: Instant,
    memory: Option<u64>,
    decisions: usize,
    /// Seconds from a post to its frame at a viewer, for every viewer.
    waits: Vec<f64>,
    errors: Vec<String>,
    spectators: usize,
    games: usize,
}

impl Figures {
    pub(super) fn new(from: Instant, until: Instant, memory: Option<u64>) -> Figures {
        Figures {
            from,
            until,
            memory,
            decisions: 0,
            waits: Vec::new(),
            errors: Vec::new(),
            spectators: 0,
            games: 0,
        }
    }

    /// Counts what was seen of a game, if it was posted within the time.
    pub(super) fn add(&mut self, seen: Seen) {
        let within = |at: &Instant| (self.from..self.until).contains(at);
        let posts: HashMap<(Arc<str>, u64), Instant> = seen
            .posts
            .into_iter()
            .filter(|(_, _, at)| within(at))
            .map(|(game, seq, at)| ((game, seq), at))
            .collect();
        self.decisions += posts.len();
        let waits = seen.frames.into_iter().filter_map(|(game, seq, at)| {
            let posted = posts.get(&(game, seq))?;
            Some(at.saturating_duration_since(*posted).as_secs_f64())
        });
        self.waits.extend(waits);
        self.errors.extend(seen.errors);
    }

    pub(super) fn finished(mut self, spectators: usize, games: usize) -> Figures {
        (self.spectators, self.games) = (spectators, games);
        self.waits.sort_by(f64::total_cmp);
        self
    }

    fn seconds(&self) -> f64 {
        (self.until - self.from).as_secs_f64()
    }

    /// The wait, in milliseconds, that this share of the frames did not exceed.
    fn milliseconds(&self, share: f64) -> f64 {
        let last = self.waits.len().saturating_sub(1);
        let place = (share * last as f64).round() as usize;
        self.waits.get(place).map_or(f64::NAN, |seconds| 1000.0 * seconds)
    }

    pub(super) fn print(&self) {
        println!(
            "{} games, {} streams, {:.1} s: {} decisions, each on the disk before it was answered, {:.0} a second",
            self.games,
            self.spectators + 2 * self.games,
            self.seconds(),
            self.decisions,
            self.decisions as f64 / self.seconds(),
        );
        println!(
            "from post to frame, {} frames: p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
            self.waits.len(),
            self.milliseconds(0.5),
            self.milliseconds(0.95),
            self.milliseconds(0.99),
            self.milliseconds(1.0),
        );
        if let Some(memory) = self.memory {
            println!("the server used {:.0} MB at the most", memory as f64 / 1e6);
        }
        match self.errors.first() {
            None => println!("no errors"),
            Some(first) => println!("{} errors; the first: {first}", self.errors.len()),
        }
    }

    pub(super) fn print_json(&self) {
        let figures = json!({
            "games": self.games,
            "streams": self.spectators + 2 * self.games,
            "seconds": self.seconds(),
            "decisions": self.decisions,
            "decisions_per_second": self.decisions as f64 / self.seconds(),
            "frames": self.waits.len(),
            "p50_ms": self.milliseconds(0.5),
            "p95_ms": self.milliseconds(0.95),
            "p99_ms": self.milliseconds(0.99),
            "max_ms": self.milliseconds(1.0),
            "memory_bytes": self.memory,
            "errors": self.errors.len(),
        });
        println!("{figures}");
    }
}
