//! The supervisor's lease and the stored server time.

use sqlx::{AnyConnection, Row};
use table::Timestamp;

use crate::server_clock::{Outage, ServerClock, StoredClock};
use crate::store::connect::Store;
use crate::store::error::StoreError;
use crate::store::write::Written;

/// The name of the lease. Processes of version 0.1.0 use it, too.
const LEASE: &str = "keeper";
/// How long a lease lasts, in milliseconds.
pub(crate) const LEASE_MILLISECONDS: i64 = 4000;

/// Takes or renews the supervisor's lease and stores server time.
#[derive(Clone, Debug)]
pub struct Heartbeat {
    /// The name of the process.
    pub holder: String,
    /// How long the lease lasts, in milliseconds; 0 releases it.
    pub length: i64,
    /// Server time.
    pub at: Timestamp,
    /// The outage that ends now.
    pub outage: Option<Outage>,
    /// Whether other processes use the same database.
    pub shared: bool,
}

/// The database's clock decides, so that all processes agree about the end of a lease. A lease
/// that ends later than any lease can was written by a clock that was wrong.
const TAKE_SHARED_LEASE: &str = "\
    INSERT INTO leases (name, holder, until) \
    VALUES ($1, $2, CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) + $3) \
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until \
    WHERE leases.holder = excluded.holder \
       OR leases.until <= CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) \
       OR leases.until > CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) + $4";

/// A SQLite file has one server, so a lease that is left over belongs to a dead process.
const TAKE_LEASE: &str = "\
    INSERT INTO leases (name, holder, until) VALUES ($1, $2, $3 + $4) \
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until";

const STORE_TIME: &str = "\
    INSERT INTO server_clock (id, at, outage_from, outage_until) VALUES (1, $1, $2, $3) \
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, \
        outage_from = COALESCE(excluded.outage_from, server_clock.outage_from), \
        outage_until = COALESCE(excluded.outage_until, server_clock.outage_until)";

impl Heartbeat {
    pub(super) async fn run(&self, to: &mut AnyConnection) -> Result<Written, StoreError> {
        let take = sqlx::query(if self.shared { TAKE_SHARED_LEASE } else { TAKE_LEASE });
        let take = take.bind(LEASE).bind(self.holder.clone());
        let take = match self.shared {
            true => take.bind(self.length).bind(LEASE_MILLISECONDS),
            false => take.bind(self.at.0).bind(self.length),
        };
        if take.execute(&mut *to).await?.rows_affected() == 0 {
            return Ok(Written::Conflict);
        }
        let store = sqlx::query(STORE_TIME).bind(self.at.0);
        let store = store.bind(self.outage.map(|outage| outage.from.0));
        let store = store.bind(self.outage.map(|outage| outage.until.0));
        Ok(Written::if_any(store.execute(to).await?.rows_affected()))
    }
}

/// Every table has got the outage back that ended at this time.
pub(super) async fn end_outage(to: &mut AnyConnection, until: Timestamp) -> Result<Written, StoreError> {
    let update = sqlx::query(
        "UPDATE server_clock SET outage_from = NULL, outage_until = NULL WHERE outage_until = $1",
    );
    Ok(Written::if_any(update.bind(until.0).execute(to).await?.rows_affected()))
}

impl Store {
    /// Server time now.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    pub(crate) fn clock(&self) -> &ServerClock {
        &self.clock
    }

    /// What the database says about time.
    pub(crate) async fn stored_clock(&self) -> Result<StoredClock, StoreError> {
        let select = sqlx::query(if self.is_shared() {
            "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT), \
                    at, outage_from, outage_until \
             FROM (SELECT 1) AS one LEFT JOIN server_clock ON id = 1"
        } else {
            "SELECT NULL, at, outage_from, outage_until FROM server_clock WHERE id = 1"
        });
        let row = select.fetch_optional(&self.pool).await?;
        let column = |index: usize| match &row {
            Some(row) => Ok::<_, StoreError>(row.try_get::<Option<i64>, _>(index)?.map(Timestamp)),
            None => Ok(None),
        };
        let last = match column(1)? {
            None => self.last_activity().await?,
            last => last,
        };
        let outage = column(2)?.zip(column(3)?).map(|(from, until)| Outage { from, until });
        Ok(StoredClock { now: column(0)?, last, outage })
    }

    /// When the last server worked, if none of them stored server time: a lease of version 0.1.0
    /// tells it, or in an imported database the last log entry.
    async fn last_activity(&self) -> Result<Option<Timestamp>, StoreError> {
        let lease = sqlx::query("SELECT until FROM leases WHERE name = $1").bind(LEASE);
        let row = match lease.fetch_optional(&self.pool).await? {
            Some(lease) => lease,
            None => sqlx::query("SELECT MAX(at) FROM entries").fetch_one(&self.pool).await?,
        };
        Ok(row.try_get::<Option<i64>, _>(0)?.map(Timestamp))
    }
}
