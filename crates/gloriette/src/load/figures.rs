//! What the load came to.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use serde_json::{Value, json};

use crate::load::game_loop::Seen;

/// What the load came to, in one stretch of time.
pub(super) struct Figures {
    from: Instant,
    until: Instant,
    memory: Option<u64>,
    decisions: usize,
    /// From a post to its frame at a viewer, for every viewer.
    frames: Waits,
    /// From a post to its answer.
    answers: Waits,
    /// What bots decided meanwhile, where they played beside.
    bots: Option<usize>,
}

/// How long something took, in seconds, each time.
#[derive(Default)]
struct Waits(Vec<f64>);

impl Waits {
    /// The milliseconds that this share of them did not exceed.
    fn milliseconds(&self, share: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        let place = (share * last as f64).round() as usize;
        self.0.get(place).map_or(f64::NAN, |seconds| 1000.0 * seconds)
    }

    fn text(&self) -> String {
        let [half, most, nearly_all, all] = [0.5, 0.95, 0.99, 1.0].map(|share| self.milliseconds(share));
        format!("p50 {half:.1} ms, p95 {most:.1} ms, p99 {nearly_all:.1} ms, longest {all:.1} ms")
    }
}

impl Figures {
    pub(super) fn new(from: Instant, until: Instant, memory: Option<u64>) -> Figures {
        let (frames, answers) = (Waits::default(), Waits::default());
        Figures { from, until, memory, decisions: 0, frames, answers, bots: None }
    }

    fn is_within(&self, at: Instant) -> bool {
        (self.from..self.until).contains(&at)
    }

    /// Counts what was seen of a game, if it was posted within the time.
    pub(super) fn add(&mut self, seen: &Seen) {
        let mut posts: HashMap<(&Arc<str>, u64), Instant> = HashMap::new();
        for post in &seen.posts {
            if !self.is_within(post.at) {
                continue;
            }
            posts.insert((&post.game, post.seq), post.at);
            self.answers.0.push(post.answered.as_secs_f64());
        }
        self.decisions += posts.len();
        let waits = seen.frames.iter().filter_map(|(game, seq, at)| {
            let posted = posts.get(&(game, *seq))?;
            Some(at.saturating_duration_since(*posted).as_secs_f64())
        });
        self.frames.0.extend(waits);
    }

    /// Counts what bots decided.
    pub(super) fn add_bots(&mut self, decided: &[Instant]) {
        let within = decided.iter().filter(|at| self.is_within(**at)).count();
        *self.bots.get_or_insert(0) += within;
    }

    pub(super) fn finished(mut self) -> Figures {
        self.frames.0.sort_by(f64::total_cmp);
        self.answers.0.sort_by(f64::total_cmp);
        self
    }

    fn seconds(&self) -> f64 {
        (self.until - self.from).as_secs_f64()
    }

    pub(super) fn print(&self) {
        println!(
            "{:.1} s: {} decisions, each on the disk before it was answered, {:.0} a second",
            self.seconds(),
            self.decisions,
            self.decisions as f64 / self.seconds(),
        );
        println!("from post to answer: {}", self.answers.text());
        println!("from post to frame, {} frames: {}", self.frames.0.len(), self.frames.text());
        if let Some(bots) = self.bots {
            println!("the bots decided {:.0} times a second", bots as f64 / self.seconds());
        }
        if let Some(memory) = self.memory {
            println!("the server used {:.0} MB at the most", memory as f64 / 1e6);
        }
    }

    pub(super) fn json(&self) -> Value {
        json!({
            "seconds": self.seconds(),
            "decisions": self.decisions,
            "decisions_per_second": self.decisions as f64 / self.seconds(),
            "frames": self.frames.0.len(),
            "p50_ms": self.frames.milliseconds(0.5),
            "p95_ms": self.frames.milliseconds(0.95),
            "p99_ms": self.frames.milliseconds(0.99),
            "max_ms": self.frames.milliseconds(1.0),
            "answer_p50_ms": self.answers.milliseconds(0.5),
            "answer_p95_ms": self.answers.milliseconds(0.95),
            "answer_p99_ms": self.answers.milliseconds(0.99),
            "answer_max_ms": self.answers.milliseconds(1.0),
            "bot_decisions": self.bots,
            "memory_bytes": self.memory,
        })
    }
}
