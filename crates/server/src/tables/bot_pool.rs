//! The pool of threads on which bots think: their own turns, hints and analyses.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use bots::{Budget, Level};
use serde_json::Value;
use table::{AnalysisJob, BotJob, DecisionAnalysis, HintChoice, HintJob, ThinkingLimit};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, TryAcquireError};
use tokio::time::Instant;

use crate::machine::Machine;
use crate::tables::tables::TablesOptions;

/// Limits how many bots think at the same time, and keeps them off the threads that serve requests.
pub(crate) struct BotPool {
    machine: Machine,
    slots: Arc<Semaphore>,
    threads: usize,
    hint_simulations: u64,
    analysis_simulations: u64,
    waiting: AtomicUsize,
    stopping: Arc<AtomicBool>,
}

/// How long background work waits for an idle slot before it queues.
const IDLE_SLOT_PATIENCE: Duration = Duration::from_secs(10);
/// How often background work looks for an idle slot.
const IDLE_SLOT_POLL: Duration = Duration::from_millis(20);

impl BotPool {
    pub(crate) fn new(options: &TablesOptions, machine: Machine) -> BotPool {
        let threads = options.bot_threads.max(1);
        BotPool {
            machine,
            slots: Arc::new(Semaphore::new(threads)),
            threads,
            hint_simulations: options.hint_simulations,
            analysis_simulations: options.analysis_simulations,
            waiting: AtomicUsize::new(0),
            stopping: Arc::default(),
        }
    }

    /// Computes a bot's turn. Returns `None` if the server shuts down.
    pub(crate) async fn run_bot(&self, level: Level, job: BotJob) -> Option<Vec<Value>> {
        let slot = self.slot().await?;
        let time = self.thinking_time(level);
        let stopping = self.stopping.clone();
        self.run("gloriette_bot_seconds", Some(level), slot, move || {
            let start = Instant::now();
            let clock = || if stopping.load(Relaxed) { 1.0 } else { used_share(start.elapsed(), time) };
            job(&Budget::clock(&clock))
        })
        .await
    }

    /// Computes a hint, in the queue with the bots. Returns `None` if the server shuts down.
    pub(crate) async fn run_hint(&self, job: HintJob) -> Option<Vec<HintChoice>> {
        let slot = self.slot().await?;
        let (cancelled, simulations) = (self.stopping.clone(), self.hint_simulations);
        let search = move || job(&ThinkingLimit { simulations, cancelled: &cancelled });
        self.run("gloriette_hint_seconds", None, slot, search).await
    }

    /// Analyses a decision in an idle slot. Returns `None` if the server shuts down and
    /// `Some(None)` if the decision has no analysis.
    pub(crate) async fn run_analysis(&self, job: AnalysisJob) -> Option<Option<DecisionAnalysis>> {
        let slot = self.idle_slot().await?;
        let (cancelled, simulations) = (self.stopping.clone(), self.analysis_simulations);
        let search = move || job(&ThinkingLimit { simulations, cancelled: &cancelled });
        let analysis = self.run("gloriette_study_seconds", None, slot, search).await;
        // A search that panicked would panic again, so the decision stays without an analysis.
        (!self.stopping.load(Relaxed)).then_some(analysis.flatten())
    }

    /// Runs a search on a thread of its own and records how long it took. Returns `None` if it
    /// panicked or if the server shuts down.
    async fn run<T: Send + 'static>(
        &self,
        metric: &'static str,
        level: Option<Level>,
        slot: OwnedSemaphorePermit,
        search: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let start = Instant::now();
        let work = move || {
            let _slot = slot;
            search()
        };
        let answer = self.machine.search(work).await;
        let histogram = match level {
            Some(level) => metrics::histogram!(metric, "level" => level.name()),
            None => metrics::histogram!(metric),
        };
        histogram.record(start.elapsed().as_secs_f64());
        answer.filter(|_| !self.stopping.load(Relaxed))
    }

    async fn slot(&self) -> Option<OwnedSemaphorePermit> {
        let _waiting = Waiting::new(&self.waiting);
        self.slots.clone().acquire_owned().await.ok()
    }

    /// A slot that nobody else waits for.
    async fn idle_slot(&self) -> Option<OwnedSemaphorePermit> {
        let start = Instant::now();
        while start.elapsed() < IDLE_SLOT_PATIENCE {
            if self.waiting.load(Relaxed) == 0 {
                match self.slots.clone().try_acquire_owned() {
                    Ok(slot) => return Some(slot),
                    Err(TryAcquireError::Closed) => return None,
                    Err(TryAcquireError::NoPermits) => {}
                }
            }
            tokio::time::sleep(IDLE_SLOT_POLL).await;
        }
        self.slots.clone().acquire_owned().await.ok()
    }

    /// The number of bots that think at the same time.
    pub(crate) fn threads(&self) -> usize {
        self.threads
    }

    /// How long a bot may think now. Long queues shorten it, so that people do not wait longer.
    fn thinking_time(&self, level: Level) -> Duration {
        let queue_length = 1 + self.waiting.load(Relaxed) / self.threads;
        level.time() / queue_length as u32
    }

    /// Cancels running searches and starts no new ones.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Relaxed);
        self.slots.close();
    }
}

/// The share of a time that is used up.
fn used_share(passed: Duration, of: Duration) -> f64 {
    if of.is_zero() { 1.0 } else { passed.as_secs_f64() / of.as_secs_f64() }
}

/// Counts as waiting while it lives.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    fn new(count: &'a AtomicUsize) -> Waiting<'a> {
        count.fetch_add(1, Relaxed);
        Waiting(count)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}
