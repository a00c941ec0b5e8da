//! When the tables of a load test decide.

use std::time::{Duration, Instant};

use tokio::sync::watch;

/// Schedules the decisions: each table decides once per interval, evenly distributed.
pub(super) struct Pace {
    start: Instant,
    interval: Duration,
    games: u32,
    stopped: watch::Sender<bool>,
}

impl Pace {
    pub(super) fn new(rate: u32, games: usize) -> Pace {
        let interval = Duration::from_secs_f64(games as f64 / f64::from(rate.max(1)));
        Pace {
            start: Instant::now(),
            interval,
            games: games.max(1) as u32,
            stopped: watch::Sender::new(false),
        }
    }

    pub(super) fn stop(&self) {
        self.stopped.send_replace(true);
    }

    pub(super) fn is_over(&self) -> bool {
        *self.stopped.borrow()
    }

    /// Waits until [`Pace::stop`] is called.
    pub(super) async fn over(&self) {
        // This cannot fail: `self` owns the sender.
        let _ = self.stopped.subscribe().wait_for(|&stopped| stopped).await;
    }

    /// Waits for the next scheduled decision of a table.
    pub(super) async fn wait_for_slot(&self, game: usize) {
        let offset = self.interval * (game as u32 % self.games) / self.games;
        let passed = self.start.elapsed().as_secs_f64() - offset.as_secs_f64();
        let next = (passed / self.interval.as_secs_f64()).ceil().max(0.0);
        let at = self.start + offset + self.interval.mul_f64(next);
        tokio::time::sleep_until(at.into()).await;
    }
}
