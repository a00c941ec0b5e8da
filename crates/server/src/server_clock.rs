//! Server time: the time of all log entries and clocks.
//!
//! It follows the wall clock (of the database, if several processes share one), but it never goes
//! back, and it stands still while the server cannot work: while the process is stopped, the
//! machine sleeps or the database fails. The heartbeat (`tables/heartbeat.rs`) moves it on. If it
//! jumps, the jump is an [`Outage`], and running clocks get that time back.

use std::time::{Duration, Instant};

use table::Timestamp;
use tokio::sync::watch;

use crate::wall_clock;

/// The time between two heartbeats.
pub(crate) const HEARTBEAT: Duration = Duration::from_millis(500);
/// How far server time runs ahead of the last heartbeat.
const MAX_AHEAD: Duration = Duration::from_millis(750);
/// A jump of more milliseconds is an outage. Players may lose a second without compensation.
const MAX_JUMP: i64 = HEARTBEAT.as_millis() as i64 + 1000;
/// A heartbeat that is older than this is late.
const LATE: Duration = Duration::from_millis(MAX_JUMP as u64);
/// How long a command waits for a late heartbeat.
const MAX_WAIT: Duration = Duration::from_secs(2);

/// A time in which the server did not work, so no clock ran.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Outage {
    /// The last heartbeat before it.
    pub from: Timestamp,
    /// The first heartbeat after it.
    pub until: Timestamp,
}

/// The clock of the server.
#[derive(Debug)]
pub(crate) struct ServerClock(watch::Sender<Reading>);

/// Server time at a heartbeat.
#[derive(Copy, Clone, Debug, Default)]
struct Reading {
    at: Timestamp,
    /// When it was read; `None` before the first heartbeat.
    taken: Option<Instant>,
    /// An outage that some tables have not got back yet.
    outage: Option<Outage>,
}

/// What the database says about time.
#[derive(Copy, Clone, Debug)]
pub(crate) struct StoredClock {
    /// The database's own clock; `None` on SQLite, which has none.
    pub(crate) now: Option<Timestamp>,
    /// Server time at the last heartbeat of a supervisor.
    pub(crate) last: Option<Timestamp>,
    /// An outage that some tables have not got back yet.
    pub(crate) outage: Option<Outage>,
}

/// The next reading of the clock, before the heartbeat has succeeded.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Beat {
    pub(crate) at: Timestamp,
    taken: Instant,
}

impl ServerClock {
    pub(crate) fn new() -> ServerClock {
        ServerClock(watch::Sender::new(Reading::default()))
    }

    /// Server time now.
    pub(crate) fn now(&self) -> Timestamp {
        let Reading { at, taken, .. } = *self.0.borrow();
        match taken {
            Some(taken) => at.after(taken.elapsed().min(MAX_AHEAD).as_millis() as i64),
            None => wall_clock::now(),
        }
    }

    /// Waits until server time is right: after the start and after an outage, until the next
    /// heartbeat. It does not wait for ever, because a command that fails is an answer, too.
    pub(crate) async fn wait_for_heartbeat(&self) {
        let mut readings = self.0.subscribe();
        let is_on_time = |reading: &Reading| reading.taken.is_some_and(|taken| taken.elapsed() < LATE);
        // If there is no heartbeat, server time stands still.
        let _ = tokio::time::timeout(MAX_WAIT, readings.wait_for(is_on_time)).await;
    }

    /// An outage that some tables have not got back yet.
    pub(crate) fn outage(&self) -> Option<Outage> {
        self.0.borrow().outage
    }

    /// How long ago the last heartbeat was; `None` before the first one.
    pub(crate) fn heartbeat_age(&self) -> Option<Duration> {
        self.0.borrow().taken.map(|taken| taken.elapsed())
    }

    /// The next reading: as late as the wall clock, but never earlier than what this process and
    /// the database already had.
    pub(crate) fn beat(&self, stored: &StoredClock) -> Beat {
        self.beat_at(stored, stored.now.unwrap_or_else(wall_clock::now), Instant::now())
    }

    fn beat_at(&self, stored: &StoredClock, wall: Timestamp, taken: Instant) -> Beat {
        let last = *self.0.borrow();
        let elapsed = last.taken.map_or(Duration::ZERO, |before| taken.duration_since(before));
        let continued = last.at.after(elapsed.as_millis() as i64);
        Beat { at: wall.max(continued).max(stored.last.unwrap_or_default()), taken }
    }

    /// Moves server time on after a heartbeat.
    pub(crate) fn set(&self, beat: Beat, outage: Option<Outage>) {
        self.0.send_replace(Reading { at: beat.at, taken: Some(beat.taken), outage });
    }
}

impl StoredClock {
    /// The outage that ends now, if there was one. It includes an earlier outage that some tables
    /// have not got back yet; a table never gets the same time back twice.
    pub(crate) fn outage_until(&self, now: Timestamp) -> Option<Outage> {
        let last = self.last.filter(|last| now.since(*last) > MAX_JUMP)?;
        Some(Outage { from: self.outage.map_or(last, |pending| pending.from.min(last)), until: now })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Timestamp = Timestamp(1_000_000_000);
    const HOUR: i64 = 3_600_000;

    /// A clock after its first heartbeat at [`START`], and the instant of that heartbeat.
    fn started() -> (ServerClock, Instant) {
        let (clock, taken) = (ServerClock::new(), Instant::now());
        clock.set(Beat { at: START, taken }, None);
        (clock, taken)
    }

    fn stored(last: Timestamp) -> StoredClock {
        StoredClock { now: None, last: Some(last), outage: None }
    }

    /// The next heartbeat, when the monotonic clock and the wall clock have moved on by these
    /// milliseconds: server time and outage.
    fn next(monotonic: u64, wall: i64) -> (i64, Option<i64>) {
        let (clock, taken) = started();
        let beat = clock.beat_at(&stored(START), START.after(wall), taken + Duration::from_millis(monotonic));
        let outage = stored(START).outage_until(beat.at);
        (beat.at.since(START), outage.map(|outage| outage.until.since(outage.from)))
    }

    #[test]
    fn a_heartbeat_on_time_is_no_outage() {
        assert_eq!(next(500, 500), (500, None));
        assert_eq!(next(1400, 1400), (1400, None));
    }

    #[test]
    fn a_stopped_process_is_an_outage() {
        assert_eq!(next(20_000, 20_000), (20_000, Some(20_000)));
    }

    #[test]
    fn a_sleeping_machine_is_an_outage() {
        // The monotonic clock of Linux does not run during suspend.
        assert_eq!(next(500, HOUR), (HOUR, Some(HOUR)));
    }

    #[test]
    fn a_wall_clock_that_is_set_back_changes_nothing() {
        assert_eq!(next(500, -HOUR), (500, None));
    }

    #[test]
    fn a_restart_continues_where_the_last_run_ended() {
        let restarted = |wall| {
            let clock = ServerClock::new();
            let beat = clock.beat_at(&stored(START), START.after(wall), Instant::now());
            let outage = stored(START).outage_until(beat.at);
            (beat.at.0 - START.0, outage.map(|outage| outage.until.since(outage.from)))
        };
        assert_eq!(restarted(700), (700, None));
        assert_eq!(restarted(3000), (3000, Some(3000)), "there is no minimum of eight seconds");
        assert_eq!(restarted(HOUR), (HOUR, Some(HOUR)));
        assert_eq!(restarted(-HOUR), (0, None));
    }

    #[test]
    fn a_second_outage_includes_one_that_is_not_yet_compensated() {
        let pending = Outage { from: START, until: START.after(5000) };
        let stored = StoredClock { outage: Some(pending), ..stored(START.after(6000)) };
        let both = Outage { from: START, until: START.after(20_000) };
        assert_eq!(stored.outage_until(START.after(20_000)), Some(both));
        assert_eq!(stored.outage_until(START.after(6500)), None, "no new outage");
    }

    #[test]
    fn time_stands_still_without_heartbeats() {
        let clock = ServerClock::new();
        let taken = Instant::now().checked_sub(Duration::from_secs(60)).expect("a minute ago");
        clock.set(Beat { at: START, taken }, None);
        assert_eq!(clock.now(), START.after(750));
    }
}
