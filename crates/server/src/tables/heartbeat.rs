//! The heartbeat: renews the supervisor's lease and moves server time on.
//!
//! There is none while the process is stopped, while the machine sleeps and while the database
//! fails. The next heartbeat shows how long that was, whatever the reason.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use tokio::sync::watch;

use crate::random;
use crate::server_clock::{HEARTBEAT, Outage, StoredClock};
use crate::store::{Heartbeat, LEASE_MILLISECONDS, StoreError, Write, Written};
use crate::tables::tables::Tables;

/// After this many seconds without a supervisor there is a warning. A takeover needs less.
const UNSUPERVISED_SECONDS: f64 = 10.0;

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
    /// The name of this process in the lease.
    name: String,
    lease: watch::Sender<bool>,
    /// Whether tables are getting an outage back at the moment.
    is_compensating: Arc<AtomicBool>,
}

impl Tables {
    /// Waits until server time is right: at the start, until the first heartbeat.
    pub async fn wait_for_heartbeat(&self) {
        self.0.store.clock().wait_for_heartbeat().await;
    }
}

impl Heart {
    pub(super) fn new(tables: Tables) -> Heart {
        Heart {
            tables,
            name: hex::encode(random::bytes::<8>()),
            lease: watch::Sender::new(false),
            is_compensating: Arc::default(),
        }
    }

    /// Whether this process has the supervisor's lease.
    pub(super) fn lease(&self) -> watch::Receiver<bool> {
        self.lease.subscribe()
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
                tracing::warn!(error, "the heartbeat of the supervisor failed; clocks stand still");
            });
            let (has_lease, seconds) = beat.unwrap_or_else(|_| {
                self.tables.store().clock().fail();
                (false, self.heartbeat_age())
            });
            warnings.unsupervised.update(seconds > UNSUPERVISED_SECONDS, || {
                tracing::warn!(seconds, "no process runs clocks and bots");
            });
            self.publish(has_lease, seconds);
        }
    }

    /// Releases the lease, so that another process need not wait.
    pub(super) async fn stop(&self) {
        if !*self.lease.borrow() {
            return;
        }
        let at = self.tables.store().now();
        if let Err(error) = self.write(at, 0, None).await {
            tracing::warn!(%error, "cannot release the lease of the supervisor");
        }
    }

    /// Takes or renews the lease and moves server time on. Returns whether this process has the
    /// lease, and for how many seconds no process has had it.
    async fn beat(&self) -> Result<(bool, f64), StoreError> {
        let store = self.tables.store();
        let stored = self.forget_wrong_time(store.stored_clock().await?).await?;
        let beat = store.clock().beat(&stored);
        let outage = stored.outage_until(&beat);
        if self.write(beat.at, LEASE_MILLISECONDS, outage).await? == Written::Conflict {
            store.clock().set(beat, stored.outage);
            let unsupervised = stored.last.map_or(0, |last| beat.at.since(last));
            return Ok((false, unsupervised as f64 / 1000.0));
        }
        if let Some(Outage { from, until }) = outage {
            tracing::info!(milliseconds = until.since(from), "clocks get the time of an outage back");
        }
        let outage = outage.or(stored.outage);
        store.clock().set(beat, outage);
        if let Some(outage) = outage {
            self.compensate(outage);
        }
        Ok((true, 0.0))
    }

    /// At the start, server time may be far ahead, because the wall clock was wrong in an earlier
    /// run. If no clock runs, it can follow the wall clock back.
    async fn forget_wrong_time(&self, stored: StoredClock) -> Result<StoredClock, StoreError> {
        let store = self.tables.store();
        let is_first = store.clock().heartbeat_age().is_none();
        let is_ahead = stored.last.is_some_and(|last| last > crate::wall_clock::now());
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
        at: table::Timestamp,
        length: i64,
        outage: Option<Outage>,
    ) -> Result<Written, StoreError> {
        let store = self.tables.store();
        let (holder, shared) = (self.name.clone(), store.is_shared());
        store.write(Write::Heartbeat(Heartbeat { holder, length, at, outage, shared })).await
    }

    /// Gives an outage back in the background, because heartbeats must not wait for it.
    fn compensate(&self, outage: Outage) {
        if self.is_compensating.swap(true, Relaxed) {
            return;
        }
        let (tables, is_compensating) = (self.tables.clone(), self.is_compensating.clone());
        tokio::spawn(async move {
            if let Err(error) = tables.compensate_all(outage).await {
                tracing::warn!(%error, "clocks did not get the time of an outage back; trying again");
            }
            is_compensating.store(false, Relaxed);
        });
    }

    fn publish(&self, has_lease: bool, unsupervised_seconds: f64) {
        metrics::gauge!("gloriette_supervisor").set(f64::from(u8::from(has_lease)));
        metrics::gauge!("gloriette_unsupervised_seconds").set(unsupervised_seconds);
        let has_changed = self.lease.send_if_modified(|had| std::mem::replace(had, has_lease) != has_lease);
        if has_changed && has_lease {
            tracing::info!("this process runs clocks and bots");
        }
    }

    fn heartbeat_age(&self) -> f64 {
        self.tables.store().clock().heartbeat_age().map_or(0.0, |age| age.as_secs_f64())
    }
}
