//! Server time: the time of all log entries and clocks.
//!
//! It follows the wall clock (of the database, if several processes share one), but it never goes
//! back, and it stands still while the server cannot work: while the process is stopped, the
//! machine sleeps or the database fails. The heartbeat (`tables/heartbeat.rs`) moves it on. If it
//! jumps, the jump is an [`Outage`], and running clocks get that time back.

use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use table::Timestamp;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::machine::Machine;

/// The time between two heartbeats.
pub(crate) const HEARTBEAT: Duration = Duration::from_millis(500);
/// A process that was stopped has worked for half of the time between two heartbeats, on average.
const BEFORE_STOP: Duration = Duration::from_millis(250);
/// A heartbeat may be so slow, because the server or the database is busy. After that, the server
/// does not work.
const MAX_SLOW: Duration = Duration::from_secs(10);
/// A jump of more milliseconds is an outage.
const MAX_JUMP: i64 = 1000;
/// How long a command waits for a heartbeat after an outage.
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
pub(crate) struct ServerClock {
    reading: watch::Sender<Reading>,
    /// The latest time that anybody has read.
    latest: AtomicI64,
    machine: Machine,
}

/// Server time at a heartbeat.
#[derive(Copy, Clone, Debug, Default)]
struct Reading {
    at: Timestamp,
    /// When it was read; `None` before the first heartbeat.
    taken: Option<Instant>,
    /// When the first heartbeat after it failed.
    failed: Option<Instant>,
    /// An outage that some tables have not got back yet.
    outage: Option<Outage>,
}

impl Reading {
    /// For how long after this heartbeat the server has worked.
    fn worked(&self, now: Instant, was_stopped: bool) -> Duration {
        let Some(taken) = self.taken else { return Duration::ZERO };
        let longest = match self.failed {
            _ if was_stopped => BEFORE_STOP,
            Some(failed) => failed.duration_since(taken),
            None => MAX_SLOW,
        };
        now.duration_since(taken).min(longest)
    }

    /// Whether the process was stopped after this heartbeat.
    fn was_stopped(&self, machine: &Machine) -> bool {
        self.taken.is_some_and(|taken| machine.was_stopped_since(taken))
    }

    /// Whether the server has worked all the time since this heartbeat.
    fn is_valid(&self, machine: &Machine) -> bool {
        let is_recent = self.taken.is_some_and(|taken| taken.elapsed() <= MAX_SLOW);
        is_recent && !self.was_stopped(machine) && self.failed.is_none()
    }
}

/// What the database says about time.
#[derive(Copy, Clone, Debug)]
pub struct StoredClock {
    /// The database's own clock; `None` on SQLite, which has none.
    pub now: Option<Timestamp>,
    /// Server time at the last heartbeat that any process has stored.
    pub last: Option<Timestamp>,
    /// An outage that some tables have not got back yet.
    pub outage: Option<Outage>,
}

/// The next reading of the clock, before the heartbeat has succeeded.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Beat {
    pub(crate) at: Timestamp,
    taken: Instant,
    /// Until when this process has worked after its last heartbeat; `None` before the first one.
    worked_until: Option<Timestamp>,
}

impl ServerClock {
    pub(crate) fn new(machine: Machine) -> ServerClock {
        ServerClock { reading: watch::Sender::default(), latest: AtomicI64::new(0), machine }
    }

    /// Server time now.
    pub(crate) fn now(&self) -> Timestamp {
        let reading = *self.reading.borrow();
        if reading.taken.is_none() {
            return self.machine.wall_clock();
        }
        let worked = reading.worked(Instant::now(), reading.was_stopped(&self.machine));
        let now = reading.at.after(worked.as_millis() as i64);
        Timestamp(self.latest.fetch_max(now.0, Relaxed).max(now.0))
    }

    /// Waits until server time is right: after the start and after an outage, until the next
    /// heartbeat. It does not wait for ever, because a command that fails is an answer, too.
    /// Returns whether server time is right; otherwise nothing may be written at this time.
    pub(crate) async fn wait_for_heartbeat(&self) -> bool {
        let mut readings = self.reading.subscribe();
        let heartbeat =
            tokio::time::timeout(MAX_WAIT, readings.wait_for(|reading| reading.is_valid(&self.machine)))
                .await;
        heartbeat.is_ok_and(|reading| reading.is_ok())
    }

    /// An outage that some tables have not got back yet.
    pub(crate) fn outage(&self) -> Option<Outage> {
        self.reading.borrow().outage
    }

    /// How long ago the last heartbeat was; `None` before the first one.
    pub(crate) fn heartbeat_age(&self) -> Option<Duration> {
        self.reading.borrow().taken.map(|taken| taken.elapsed())
    }

    /// The next reading: as late as the wall clock, but never earlier than what this process and
    /// the database already had.
    pub(crate) fn beat(&self, stored: &StoredClock) -> Beat {
        let wall = stored.now.unwrap_or_else(|| self.machine.wall_clock());
        let was_stopped = self.reading.borrow().was_stopped(&self.machine);
        self.beat_at(stored, wall, Instant::now(), was_stopped)
    }

    fn beat_at(&self, stored: &StoredClock, wall: Timestamp, taken: Instant, was_stopped: bool) -> Beat {
        let last = *self.reading.borrow();
        let elapsed = last.taken.map_or(Duration::ZERO, |before| taken.duration_since(before));
        let continued = last.at.after(elapsed.as_millis() as i64);
        let worked = last.worked(taken, was_stopped);
        Beat {
            at: wall.max(continued).max(stored.last.unwrap_or_default()),
            taken,
            worked_until: last.taken.map(|_| last.at.after(worked.as_millis() as i64)),
        }
    }

    /// Moves server time on after a heartbeat.
    pub(crate) fn set(&self, beat: Beat, outage: Option<Outage>) {
        let reading = Reading { at: beat.at, taken: Some(beat.taken), failed: None, outage };
        self.reading.send_replace(reading);
    }

    /// Stops server time, because a heartbeat failed.
    pub(crate) fn fail(&self) {
        self.reading.send_modify(|reading| {
            reading.failed.get_or_insert_with(Instant::now);
        });
    }
}

impl StoredClock {
    /// Whether some process has stored a heartbeat so shortly before this one that it need not be
    /// stored. The number of processes then hardly changes the number of writes.
    pub(crate) fn is_fresh(&self, beat: &Beat) -> bool {
        self.last.is_some_and(|last| beat.at.since(last) < HEARTBEAT.as_millis() as i64 / 2)
    }

    /// The outage that ends with a heartbeat, if there was one. It includes an earlier outage that
    /// some tables have not got back yet; a table never gets the same time back twice.
    pub(crate) fn outage_until(&self, beat: &Beat) -> Option<Outage> {
        let last = self.last?;
        // Another process may have stored its heartbeat before or after this one's last one.
        let from = beat.worked_until.map_or(last, |worked| worked.max(last));
        let expected = from.since(last).max(HEARTBEAT.as_millis() as i64);
        if beat.at.since(last) - expected <= MAX_JUMP {
            return None;
        }
        Some(Outage { from: self.outage.map_or(from, |pending| pending.from.min(from)), until: beat.at })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Timestamp = Timestamp(1_000_000_000);
    const HOUR: i64 = 3_600_000;

    /// A clock after its first heartbeat at [`START`], and the instant of that heartbeat.
    fn started() -> (ServerClock, Instant) {
        let (clock, taken) = (ServerClock::new(Machine::default()), Instant::now());
        clock.set(Beat { at: START, taken, worked_until: None }, None);
        (clock, taken)
    }

    fn stored(last: Timestamp) -> StoredClock {
        StoredClock { now: None, last: Some(last), outage: None }
    }

    /// Milliseconds since [`START`] and of the outage.
    fn result(beat: Beat) -> (i64, Option<i64>) {
        let outage = stored(START).outage_until(&beat);
        (beat.at.0 - START.0, outage.map(|outage| outage.until.since(outage.from)))
    }

    /// The next heartbeat, when the monotonic clock and the wall clock have moved on by these
    /// milliseconds.
    fn next(monotonic: u64, wall: i64, was_stopped: bool) -> (i64, Option<i64>) {
        let (clock, taken) = started();
        let taken = taken + Duration::from_millis(monotonic);
        result(clock.beat_at(&stored(START), START.after(wall), taken, was_stopped))
    }

    #[test]
    fn a_heartbeat_on_time_or_a_slow_one_is_no_outage() {
        assert_eq!(next(500, 500, false), (500, None));
        assert_eq!(next(9000, 9000, false), (9000, None));
    }

    #[test]
    fn a_stopped_process_is_an_outage() {
        assert_eq!(next(20_000, 20_000, true), (20_000, Some(19_750)));
        assert_eq!(next(2000, 2000, true), (2000, Some(1750)));
    }

    #[test]
    fn a_database_that_hangs_is_an_outage() {
        assert_eq!(next(60_000, 60_000, false), (60_000, Some(50_000)));
    }

    #[test]
    fn a_database_that_fails_is_an_outage_from_the_first_failure() {
        let (clock, taken) = started();
        clock.fail();
        let beat = clock.beat_at(&stored(START), START.after(4000), taken + Duration::from_secs(4), false);
        let (at, outage) = result(beat);
        assert_eq!(at, 4000);
        assert!(outage.is_some_and(|outage| (3900..=4000).contains(&outage)), "{outage:?}");
        assert!(clock.now() < START.after(100), "time stands still");
    }

    #[test]
    fn a_sleeping_machine_is_an_outage() {
        // The monotonic clock of Linux does not run during suspend.
        assert_eq!(next(500, HOUR, false), (HOUR, Some(HOUR - 500)));
    }

    #[test]
    fn a_wall_clock_that_is_set_back_changes_nothing() {
        assert_eq!(next(500, -HOUR, false), (500, None));
    }

    #[test]
    fn a_restart_continues_where_the_last_run_ended() {
        let restarted = |wall| {
            let clock = ServerClock::new(Machine::default());
            result(clock.beat_at(&stored(START), START.after(wall), Instant::now(), false))
        };
        assert_eq!(restarted(700), (700, None));
        assert_eq!(restarted(3000), (3000, Some(3000)), "there is no minimum of eight seconds");
        assert_eq!(restarted(HOUR), (HOUR, Some(HOUR)));
        assert_eq!(restarted(-HOUR), (0, None));
    }

    #[test]
    fn a_second_outage_includes_one_that_is_not_yet_compensated() {
        let beat =
            |milliseconds| Beat { at: START.after(milliseconds), taken: Instant::now(), worked_until: None };
        let pending = Outage { from: START, until: START.after(5000) };
        let stored = StoredClock { outage: Some(pending), ..stored(START.after(6000)) };
        let both = Outage { from: START, until: START.after(20_000) };
        assert_eq!(stored.outage_until(&beat(20_000)), Some(both));
        assert_eq!(stored.outage_until(&beat(6500)), None, "no new outage");
    }

    #[test]
    fn what_another_process_has_stored_is_no_outage() {
        // This process was stopped for an hour; the other one has worked.
        let (clock, taken) = started();
        let stored = |milliseconds| stored(START.after(milliseconds));
        let hour = Duration::from_millis(HOUR as u64);
        let beat = clock.beat_at(&stored(HOUR - 400), START.after(HOUR), taken + hour, true);
        assert_eq!(stored(HOUR - 400).outage_until(&beat), None);
        assert!(!stored(HOUR - 400).is_fresh(&beat));
        assert!(stored(HOUR - 200).is_fresh(&beat));
        // The other one has worked longer than this one, until both were stopped.
        let outage = Outage { from: START.after(9000), until: START.after(HOUR) };
        assert_eq!(stored(9000).outage_until(&beat), Some(outage));
        // This one has worked longer.
        let (clock, taken) = started();
        let beat = clock.beat_at(&stored(-9000), START.after(20_000), taken + Duration::from_secs(20), true);
        let outage = Outage { from: START.after(250), until: START.after(20_000) };
        assert_eq!(stored(-9000).outage_until(&beat), Some(outage));
    }

    #[test]
    fn time_stands_still_without_heartbeats() {
        let clock = ServerClock::new(Machine::default());
        let taken = Instant::now().checked_sub(Duration::from_secs(60)).expect("a minute ago");
        clock.set(Beat { at: START, taken, worked_until: None }, None);
        assert_eq!(clock.now(), START.after(10_000));
    }
}
