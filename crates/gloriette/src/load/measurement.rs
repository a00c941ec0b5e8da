//! The results of a load test.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::load::game_loop::Observed;

/// Throughput and latencies during one period of time.
pub(super) struct Measurement {
    from: Instant,
    until: Instant,
    decisions: usize,
    /// From a POST request to its frame, for every viewer.
    frames: Latencies,
    /// From a POST request to its response.
    responses: Latencies,
    /// The number of bot decisions, if there are games between bots.
    bots: Option<usize>,
    /// The CPU time of the server, where it can be read.
    cpu_time: Option<Duration>,
    /// A table whose clients do not count.
    excluded_table: Option<usize>,
}

/// The memory of the server in bytes, where it can be read.
#[derive(Default)]
pub(super) struct Memory {
    pub(super) before: Option<u64>,
    pub(super) peak: Option<u64>,
    /// A few seconds after the last stream closed.
    pub(super) after: Option<u64>,
}

impl Memory {
    pub(super) fn print(&self) {
        if let (Some(before), Some(peak), Some(after)) = (self.before, self.peak, self.after) {
            let [before, peak, after] = [before, peak, after].map(|bytes| bytes as f64 / 1e6);
            println!(
                "memory of the server: {before:.0} MB before, {peak:.0} MB at its peak, {after:.0} MB after"
            );
        }
    }
}

/// Latencies in seconds; sorted when the measurement is finished.
#[derive(Default)]
struct Latencies(Vec<f64>);

impl Latencies {
    /// A quantile (0 to 1) in milliseconds.
    fn milliseconds(&self, quantile: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        let index = (quantile * last as f64).round() as usize;
        self.0.get(index).map_or(f64::NAN, |seconds| 1000.0 * seconds)
    }

    fn text(&self) -> String {
        let [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1.0].map(|quantile| self.milliseconds(quantile));
        format!("p50 {p50:.1} ms, p95 {p95:.1} ms, p99 {p99:.1} ms, longest {max:.1} ms")
    }
}

impl Measurement {
    pub(super) fn new(from: Instant, until: Instant, cpu_time: Option<Duration>) -> Measurement {
        let (frames, responses) = (Latencies::default(), Latencies::default());
        Measurement {
            from,
            until,
            decisions: 0,
            frames,
            responses,
            bots: None,
            cpu_time,
            excluded_table: None,
        }
    }

    /// The same without the clients of one table.
    pub(super) fn without(self, table: usize) -> Measurement {
        Measurement { excluded_table: Some(table), ..self }
    }

    /// The 99 % quantile from a POST request to its frames, in milliseconds.
    pub(super) fn p99(&self) -> f64 {
        self.frames.milliseconds(0.99)
    }

    /// CPU time of the server per decision, in microseconds.
    fn cpu_per_decision(&self) -> Option<f64> {
        Some(self.cpu_time?.as_secs_f64() * 1e6 / self.decisions as f64).filter(|_| self.decisions > 0)
    }

    fn is_within(&self, at: Instant) -> bool {
        (self.from..self.until).contains(&at)
    }

    /// Adds the decisions of a game that were posted during the measurement.
    pub(super) fn add(&mut self, table: usize, observed: &Observed) {
        if self.excluded_table == Some(table) {
            return;
        }
        let mut posts: HashMap<(&Arc<str>, u64), Instant> = HashMap::new();
        for post in &observed.posts {
            if !self.is_within(post.at) {
                continue;
            }
            posts.insert((&post.game, post.seq), post.at);
            self.responses.0.push(post.latency.as_secs_f64());
        }
        self.decisions += posts.len();
        let latencies = observed.frames.iter().filter_map(|(game, seq, at)| {
            let posted = posts.get(&(game, *seq))?;
            Some(at.saturating_duration_since(*posted).as_secs_f64())
        });
        self.frames.0.extend(latencies);
    }

    /// Adds the bot decisions that were made during the measurement.
    pub(super) fn add_bots(&mut self, decisions: &[Instant]) {
        let within = decisions.iter().filter(|at| self.is_within(**at)).count();
        *self.bots.get_or_insert(0) += within;
    }

    /// Sorts the latencies after the last game was added.
    pub(super) fn finish(&mut self) {
        self.frames.0.sort_by(f64::total_cmp);
        self.responses.0.sort_by(f64::total_cmp);
    }

    fn seconds(&self) -> f64 {
        (self.until - self.from).as_secs_f64()
    }

    pub(super) fn print(&self) {
        println!(
            "{:.1} s: {} decisions, each committed before its response, {:.0} per second",
            self.seconds(),
            self.decisions,
            self.decisions as f64 / self.seconds(),
        );
        println!("from post to response: {}", self.responses.text());
        println!("from post to frame, {} frames: {}", self.frames.0.len(), self.frames.text());
        if let Some(cpu) = self.cpu_per_decision() {
            println!("CPU time of the server: {cpu:.0} µs per decision");
        }
        if let Some(bots) = self.bots {
            println!("bot decisions: {:.0} per second", bots as f64 / self.seconds());
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
            "answer_p50_ms": self.responses.milliseconds(0.5),
            "answer_p95_ms": self.responses.milliseconds(0.95),
            "answer_p99_ms": self.responses.milliseconds(0.99),
            "answer_max_ms": self.responses.milliseconds(1.0),
            "bot_decisions": self.bots,
            "server_cpu_us_per_decision": self.cpu_per_decision(),
        })
    }
}
