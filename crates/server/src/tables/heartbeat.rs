//! The heartbeat: moves server time on.
//!
//! Every process has one. There is none while all processes are stopped, while their machines sleep
//! and while the database fails. The next heartbeat shows how long that was, whatever the reason.
//! The process that stores it records the outage, and no other one can record the same outage.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use tokio::sync::watch;

use crate::server_clock::{Beat, HEARTBEAT, Outage, StoredClock};
use crate::store::{Heartbeat, StoreError, Work, Write, Written};
use crate::tables::tables::Tables;

/// After this many seconds without a heartbeat there is a warning.
const UNSUPERVISED_SECONDS: f64 = 10.0;
/// How often a heartbeat is tried when other processes store theirs at the same moment.
const ATTEMPTS: usize = 3;

/// A condition that is reported once, when it begins.
#[derive(Default)]
struct Warning(bool);

impl Warning {
    fn update(&mut self, is_true: bool, report: impl FnOnce()) {
        if is_true && !self.0 {
            report();
        }
        self.0 = is_true;
    }
}

#[derive(Default)]
struct Warnings {
    failed: Warning,
    unsupervised: Warning,
}

/// The heartbeat of this process.
pub(super) struct Heart {
    tables: Tables,
    /// Whether the last heartbeat succeeded.
    is_beating: watch::Sender<bool>,
    /// Whether tables are getting an outage back at the moment.
    is_compensating: Arc<AtomicBool>,
}

impl Tables {
    /// Waits until server time is right: at the start, until the first heartbeat. Fails if the
    /// database does not answer soon.
    pub async fn wait_for_heartbeat(&self) -> Result<(), StoreError> {
        match self.0.store.clock().wait_for_heartbeat().await {
            true => Ok(()),
            false => Err(StoreError::NoWrites),
        }
    }
}

impl Heart {
    pub(super) fn new(tables: Tables) -> Heart {
        Heart { tables, is_beating: watch::Sender::new(false), is_compensating: Arc::default() }
    }

    /// Whether the last heartbeat succeeded.
    pub(super) fn is_beating(&self) -> watch::Receiver<bool> {
        self.is_beating.subscribe()
    }

    /// Beats for ever.
    pub(super) async fn run(&self) {
        let mut interval = tokio::time::interval(HEARTBEAT);
        interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut warnings = Warnings::default();
        loop {
            interval.tick().await;
            let beat = self.beat().await;
            warnings.failed.update(beat.is_err(), || {
                let error = beat.as_ref().err().map(ToString::to_string).unwrap_or_default();
                tracing::warn!(error, "the heartbeat failed; this process runs no clocks and bots");
            });
            if beat.is_err() {
                self.tables.store().clock().fail();
            }
            let seconds = if beat.is_ok() { 0.0 } else { self.heartbeat_age() };
            warnings.unsupervised.update(seconds > UNSUPERVISED_SECONDS, || {
                tracing::warn!(seconds, "this process runs no clocks and bots");
            });
            self.publish(beat.is_ok(), seconds);
        }
    }

    /// Moves server time on, here and in the store.
    async fn beat(&self) -> Result<(), StoreError> {
        let store = self.tables.store();
        for _ in 0..ATTEMPTS {
            let stored = self.forget_wrong_time(store.stored_clock().await?).await?;
            let beat = store.clock().beat(&stored);
            if store.is_shared() && stored.is_fresh(&beat) {
                store.clock().set(beat, stored.outage);
                break;
            }
            let new_outage = stored.outage_until(&beat);
            if self.write(&beat, &stored, new_outage).await? == Written::Conflict {
                continue;
            }
            if let Some(Outage { from, until }) = new_outage {
                tracing::info!(milliseconds = until.since(from), "clocks get the time of an outage back");
            }
            store.clock().set(beat, new_outage.or(stored.outage));
            break;
        }
        self.compensate().await
    }

    /// At the start, server time may be far ahead, because the wall clock was wrong in an earlier
    /// run. If no clock runs, it can follow the wall clock back.
    async fn forget_wrong_time(&self, stored: StoredClock) -> Result<StoredClock, StoreError> {
        let store = self.tables.store();
        let is_first = store.clock().heartbeat_age().is_none();
        let is_ahead = stored.last.is_some_and(|last| last > store.machine().wall_clock());
        if !is_first || !is_ahead || store.is_shared() {
            return Ok(stored);
        }
        if store.games_with_running_clock().await?.is_empty() {
            return Ok(StoredClock { last: None, ..stored });
        }
        tracing::warn!("the wall clock was set back; timestamps continue where they were");
        Ok(stored)
    }

    async fn write(
        &self,
        beat: &Beat,
        stored: &StoredClock,
        outage: Option<Outage>,
    ) -> Result<Written, StoreError> {
        let store = self.tables.store();
        let (at, last, shared) = (beat.at, stored.last, store.is_shared());
        store.write(Write::Heartbeat(Heartbeat { at, last, outage, shared })).await
    }

    /// Gives an outage back in the background, because heartbeats must not wait for it. One process
    /// does it for all tables; the others do it for tables that they need before.
    async fn compensate(&self) -> Result<(), StoreError> {
        let store = self.tables.store();
        let Some(outage) = store.clock().outage() else { return Ok(()) };
        let is_claimed = !store.claim(Work::Outages, store.now(), 1).await?.is_empty();
        if !is_claimed || self.is_compensating.swap(true, Relaxed) {
            return Ok(());
        }
        let (tables, is_compensating) = (self.tables.clone(), self.is_compensating.clone());
        store.machine().spawn(async move {
            if let Err(error) = tables.compensate_all(outage).await {
                tracing::warn!(%error, "clocks did not get the time of an outage back; trying again");
            }
            is_compensating.store(false, Relaxed);
        });
        Ok(())
    }

    fn publish(&self, is_beating: bool, unsupervised_seconds: f64) {
        metrics::gauge!("gloriette_supervisor").set(f64::from(u8::from(is_beating)));
        metrics::gauge!("gloriette_unsupervised_seconds").set(unsupervised_seconds);
        metrics::gauge!("gloriette_held_claims").set(self.tables.store().prune_claims() as f64);
        let has_changed =
            self.is_beating.send_if_modified(|was| std::mem::replace(was, is_beating) != is_beating);
        if has_changed && is_beating {
            tracing::info!("this process runs clocks and bots");
        }
    }

    fn heartbeat_age(&self) -> f64 {
        self.tables.store().clock().heartbeat_age().map_or(0.0, |age| age.as_secs_f64())
    }
}
