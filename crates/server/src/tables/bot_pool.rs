//! Bots think here, for themselves and for people: a few at a time, and never on the threads that answer people.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use bots::{Budget, Level};
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, TryAcquireError};

use crate::games::{Advising, Choice, Depth, Study, Studying, Thought};
use crate::tables::tables::TablesOptions;

/// Bots think here: a few at a time.
pub(crate) struct BotPool {
    places: Arc<Semaphore>,
    count: usize,
    hint_simulations: u64,
    study_simulations: u64,
    waiting: AtomicUsize,
    stopping: Arc<AtomicBool>,
}

/// How long who has time waits for a place that nobody else wants.
const PATIENCE: Duration = Duration::from_secs(10);

impl BotPool {
    pub(crate) fn new(options: &TablesOptions) -> BotPool {
        let count = options.bots.max(1);
        BotPool {
            places: Arc::new(Semaphore::new(count)),
            count,
            hint_simulations: options.hint_simulations,
            study_simulations: options.study_simulations,
            waiting: AtomicUsize::new(0),
            stopping: Arc::default(),
        }
    }

    /// Thinks something through: the decisions of a turn. Nothing, if the server stops.
    pub(crate) async fn think(&self, level: Level, thought: Thought) -> Option<Vec<Value>> {
        let waiting = Waiting::new(&self.waiting);
        let place = self.places.clone().acquire_owned().await.ok()?;
        let time = self.time(level);
        drop(waiting);
        let stopping = self.stopping.clone();
        let work = tokio::task::spawn_blocking(move || {
            let _place = place;
            let begun = Instant::now();
            let clock = || if stopping.load(Relaxed) { 1.0 } else { share(begun.elapsed(), time) };
            thought(&Budget::clock(&clock))
        });
        let begun = Instant::now();
        let turn = work.await.ok();
        metrics::histogram!("gloriette_bot_seconds", "level" => level.name())
            .record(begun.elapsed().as_secs_f64());
        turn.filter(|_| !self.stopping.load(Relaxed))
    }

    /// Thinks about what somebody could do, in line with the bots. Nothing, if the server stops.
    pub(crate) async fn advise(&self, advising: Advising) -> Option<Vec<Choice>> {
        let waiting = Waiting::new(&self.waiting);
        let place = self.places.clone().acquire_owned().await.ok()?;
        drop(waiting);
        let (stopping, simulations) = (self.stopping.clone(), self.hint_simulations);
        let begun = Instant::now();
        let work = tokio::task::spawn_blocking(move || {
            let _place = place;
            advising(&Depth { simulations, stopping: &stopping })
        });
        let choices = work.await.ok();
        metrics::histogram!("gloriette_hint_seconds").record(begun.elapsed().as_secs_f64());
        choices.filter(|_| !self.stopping.load(Relaxed))
    }

    /// Studies a decision when nobody else wants a place; who waited for long gets in line. Nothing, if the server stops.
    pub(crate) async fn study(&self, studying: Studying) -> Option<Option<Study>> {
        let place = self.spare_place().await?;
        let (stopping, simulations) = (self.stopping.clone(), self.study_simulations);
        let begun = Instant::now();
        let work = tokio::task::spawn_blocking(move || {
            let _place = place;
            studying(&Depth { simulations, stopping: &stopping })
        });
        // If it panicked, there is nothing to be found out about this decision.
        let study = work.await.unwrap_or(None);
        metrics::histogram!("gloriette_study_seconds").record(begun.elapsed().as_secs_f64());
        (!self.stopping.load(Relaxed)).then_some(study)
    }

    /// A place that nobody waits for.
    async fn spare_place(&self) -> Option<OwnedSemaphorePermit> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if self.waiting.load(Relaxed) == 0 {
                match self.places.clone().try_acquire_owned() {
                    Ok(place) => return Some(place),
                    Err(TryAcquireError::Closed) => return None,
                    Err(TryAcquireError::NoPermits) => {}
                }
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.places.clone().acquire_owned().await.ok()
    }

    /// How many think at the same time.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// How long a bot may think now. Where many wait for a place, each thinks shorter, so that people do not wait longer.
    fn time(&self, level: Level) -> Duration {
        let crowd = 1 + self.waiting.load(Relaxed).saturating_sub(1) / self.count;
        level.time() / crowd as u32
    }

    /// Whoever thinks answers at once, and nobody begins.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Relaxed);
        self.places.close();
    }
}

/// What share of a time is used up.
fn share(passed: Duration, of: Duration) -> f64 {
    if of.is_zero() { 1.0 } else { passed.as_secs_f64() / of.as_secs_f64() }
}

/// Counted as waiting as long as it lives.
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
