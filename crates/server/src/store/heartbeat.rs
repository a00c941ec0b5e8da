//! Server time in the store. No process leads: each one moves it on, and only one of them can move
//! it on from the same time.

use sqlx::{AnyConnection, Row};
use table::Timestamp;

use crate::server_clock::{Outage, ServerClock, StoredClock};
use crate::store::claims::DATABASE_NOW;
use crate::store::connect::Store;
use crate::store::database::Sql;
use crate::store::error::StoreError;
use crate::store::write::Written;

/// The lease of version 0.1.0, in which one process ran all bots and clocks. All later processes
/// hold it together, so that a process of version 0.1.0 stays idle during an upgrade.
const OLD_LEASE: (&str, &str) = ("keeper", "claims");
/// How long this lease lasts, in milliseconds.
const OLD_LEASE_MILLISECONDS: i64 = 4000;

/// Moves server time on, unless another process has done so since.
#[derive(Clone, Debug)]
pub struct Heartbeat {
    /// Server time.
    pub at: Timestamp,
    /// The stored server time that this process has seen, if there was one.
    pub last: Option<Timestamp>,
    /// The outage that ends now.
    pub outage: Option<Outage>,
    /// Whether other processes use the same database.
    pub shared: bool,
}

const STORE_TIME: &str = "\
    INSERT INTO server_clock (id, at, outage_from, outage_until) VALUES (1, $1, $2, $3) \
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, \
        outage_from = COALESCE(excluded.outage_from, server_clock.outage_from), \
        outage_until = COALESCE(excluded.outage_until, server_clock.outage_until)";

impl Heartbeat {
    pub(super) async fn run(&self, to: &mut AnyConnection) -> Result<Written, StoreError> {
        let statement = match self.shared {
            true => format!("{STORE_TIME} WHERE server_clock.at = $4"),
            // A SQLite file has one server.
            false => STORE_TIME.to_string(),
        };
        let store = sqlx::query(sqlx::AssertSqlSafe(statement)).bind(self.at.0);
        let store = store.bind(self.outage.map(|outage| outage.from.0));
        let store = store.bind(self.outage.map(|outage| outage.until.0));
        let store = match self.shared {
            true => store.bind(self.last.map_or(i64::MIN, |last| last.0)),
            false => store,
        };
        let written = Written::if_any(store.execute(&mut *to).await?.rows_affected());
        if self.shared && written == Written::Done {
            hold_old_lease(to).await?;
        }
        Ok(written)
    }
}

/// Takes or renews the lease of version 0.1.0, unless a process of that version has it. A lease
/// that ends later than any lease can was written by a clock that was wrong.
async fn hold_old_lease(to: &mut AnyConnection) -> Result<(), StoreError> {
    let (name, holder) = OLD_LEASE;
    let hold = sqlx::query(sqlx::AssertSqlSafe(format!(
        "INSERT INTO leases (name, holder, until) VALUES ($1, $2, {DATABASE_NOW} + {OLD_LEASE_MILLISECONDS}) \
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until \
         WHERE leases.holder = excluded.holder OR leases.until <= {DATABASE_NOW} \
         OR leases.until > {DATABASE_NOW} + {OLD_LEASE_MILLISECONDS}",
    )));
    hold.bind(name).bind(holder).execute(to).await?;
    Ok(())
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
        self.database.stored_clock().await
    }
}

impl Sql {
    pub(super) async fn stored_clock(&self) -> Result<StoredClock, StoreError> {
        let now = if self.process.is_shared { DATABASE_NOW } else { "NULL" };
        let select = sqlx::query(sqlx::AssertSqlSafe(format!(
            "SELECT {now}, at, outage_from, outage_until \
             FROM (SELECT 1) AS one LEFT JOIN server_clock ON id = 1",
        )));
        let row = select.fetch_one(&self.pool).await?;
        let column = |index: usize| Ok::<_, StoreError>(row.try_get::<Option<i64>, _>(index)?.map(Timestamp));
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
        let (name, _) = OLD_LEASE;
        let lease = sqlx::query("SELECT until FROM leases WHERE name = $1").bind(name);
        let row = match lease.fetch_optional(&self.pool).await? {
            Some(lease) => lease,
            None => sqlx::query("SELECT MAX(at) FROM entries").fetch_one(&self.pool).await?,
        };
        Ok(row.try_get::<Option<i64>, _>(0)?.map(Timestamp))
    }
}
