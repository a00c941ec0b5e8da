//! Claims: which process does which due work.
//!
//! Every process asks for due work and claims a batch of it for a short time. A claim only keeps
//! two processes from doing the same work at the same time. It protects no data: logs accept every
//! sequence number once, and all other work is harmless when it is done twice.

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use table::Timestamp;
use tokio::time::Instant;

use crate::store::connect::Store;
use crate::store::database::Sql;
use crate::store::error::StoreError;

/// A kind of work that any process may do when it is due.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Work {
    /// Tables where a bot must decide, a clock has run out or the time to wait is over.
    Tables,
    /// Requested analyses.
    Analyses,
    /// New names that are not at all tables of the person yet.
    Renames,
    /// The outage that running clocks have not got back yet.
    Outages,
}

/// Claimed work.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Claimed {
    /// What to work on: the id of its row.
    pub id: String,
    /// Whether another process had claimed it, and its claim has ended.
    pub taken_over: bool,
}

/// How long a claim lasts, in milliseconds. A process that is killed is missed for so long.
pub const CLAIM_MILLISECONDS: i64 = 3000;
/// A claim that ends earlier than this is renewed, in milliseconds.
pub const RENEW_MILLISECONDS: i64 = 1500;
/// After this time other processes take due work whose last claim has ended, in milliseconds. The
/// process of that claim probably has the table in memory, so it goes first.
pub const PRECEDENCE_MILLISECONDS: i64 = 1000;

/// The database's clock, so that all processes agree about the end of a claim.
pub(super) const DATABASE_NOW: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

/// Where the work of a kind is stored.
struct Place {
    table: &'static str,
    id: &'static str,
    /// The condition of rows that wait for work.
    waits: &'static str,
    /// When the work is due. Work that is due at once has a small number.
    due: &'static str,
}

impl Work {
    /// The name in metrics.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Work::Tables => "table",
            Work::Analyses => "analysis",
            Work::Renames => "rename",
            Work::Outages => "outage",
        }
    }

    fn place(self) -> Place {
        match self {
            Work::Tables => Place { table: "games", id: "id", waits: "due IS NOT NULL", due: "due" },
            Work::Analyses => Place { table: "analyses", id: "game", waits: "finished = 0", due: "asked" },
            Work::Renames => Place { table: "renames", id: "person", waits: "serial > 0", due: "serial" },
            Work::Outages => {
                let waits = "outage_until IS NOT NULL";
                Place { table: "server_clock", id: "id", waits, due: "outage_until" }
            }
        }
    }

    /// Claims rows and skips those that another process is claiming at this moment. A claim that
    /// ends later than any claim can was written by a clock that was wrong.
    fn claim_statement(self) -> String {
        let Place { table, id, waits, due } = self.place();
        let now = DATABASE_NOW;
        format!(
            "WITH free AS MATERIALIZED ( \
             SELECT {id} AS free_id, claimed_by AS last_process FROM {table} \
             WHERE {waits} AND {due} <= $1 AND (claimed_until IS NULL \
             OR claimed_until > {now} + {CLAIM_MILLISECONDS} \
             OR CASE WHEN claimed_by = $2 THEN claimed_until <= {now} + {RENEW_MILLISECONDS} \
             ELSE claimed_until <= {now} AND {due} <= $1 - {PRECEDENCE_MILLISECONDS} END) \
             ORDER BY {due}, {id} LIMIT $3 FOR UPDATE SKIP LOCKED) \
             UPDATE {table} SET claimed_by = $2, claimed_until = {now} + {CLAIM_MILLISECONDS} \
             FROM free WHERE {id} = free_id \
             RETURNING CAST({id} AS TEXT), CASE WHEN last_process <> $2 THEN 1 ELSE 0 END"
        )
    }

    /// A SQLite file has one server, so all due work is its own.
    fn find_statement(self) -> String {
        let Place { table, id, waits, due } = self.place();
        format!(
            "SELECT CAST({id} AS TEXT), 0 FROM {table} WHERE {waits} AND {due} <= $1 \
             ORDER BY {due}, {id} LIMIT $2"
        )
    }

    /// Renews claims. One that has ended without another process taking the work is as good.
    fn renew_statement(self) -> String {
        let Place { table, id, waits, .. } = self.place();
        format!(
            "UPDATE {table} SET claimed_until = {DATABASE_NOW} + {CLAIM_MILLISECONDS} \
             WHERE {waits} AND claimed_by = $1 RETURNING CAST({id} AS TEXT)"
        )
    }

    fn release_statement(self) -> String {
        let Place { table, waits, .. } = self.place();
        format!(
            "UPDATE {table} SET claimed_by = NULL, claimed_until = NULL WHERE {waits} AND claimed_by = $1"
        )
    }
}

impl Store {
    /// Claims work that is due at `now`, server time, and renews this process's claims that end
    /// soon. Returns both, the longest waiting first.
    pub async fn claim(&self, work: Work, now: Timestamp, limit: u32) -> Result<Vec<Claimed>, StoreError> {
        let asked = Instant::now();
        let claimed = self.database.claim(work, now, limit).await?;
        for Claimed { id, taken_over } in &claimed {
            if self.is_shared() {
                self.held_claims.hold(work, id.clone(), asked);
                metrics::counter!("gloriette_claims", "work" => work.name()).increment(1);
            }
            if *taken_over {
                metrics::counter!("gloriette_takeovers", "work" => work.name()).increment(1);
            }
        }
        Ok(claimed)
    }

    /// Renews all claims of this process on work of a kind.
    pub async fn renew_claims(&self, work: Work) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        let asked = Instant::now();
        for id in self.database.renew_claims(work).await? {
            self.held_claims.hold(work, id, asked);
        }
        Ok(())
    }

    /// Ends all claims of this process, so that others need not wait.
    pub async fn release_claims(&self) -> Result<(), StoreError> {
        if self.is_shared() { self.database.release_claims().await } else { Ok(()) }
    }
}

impl Sql {
    pub(super) async fn claim(
        &self,
        work: Work,
        now: Timestamp,
        limit: u32,
    ) -> Result<Vec<Claimed>, StoreError> {
        let rows = if self.process.is_shared {
            let claim = sqlx::query(AssertSqlSafe(work.claim_statement()));
            let claim = claim.bind(now.0).bind(self.process.name.to_string()).bind(i64::from(limit));
            claim.fetch_all(&self.pool).await?
        } else {
            let find = sqlx::query(AssertSqlSafe(work.find_statement()));
            find.bind(now.0).bind(i64::from(limit)).fetch_all(&self.pool).await?
        };
        let claimed =
            |row: &AnyRow| Ok(Claimed { id: row.try_get(0)?, taken_over: row.try_get::<i64, _>(1)? != 0 });
        rows.iter().map(claimed).collect()
    }

    pub(super) async fn renew_claims(&self, work: Work) -> Result<Vec<String>, StoreError> {
        let renew = sqlx::query(AssertSqlSafe(work.renew_statement()));
        let rows = renew.bind(self.process.name.to_string()).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    pub(super) async fn release_claims(&self) -> Result<(), StoreError> {
        for work in [Work::Tables, Work::Analyses, Work::Renames, Work::Outages] {
            let release = sqlx::query(AssertSqlSafe(work.release_statement()));
            release.bind(self.process.name.to_string()).execute(&self.pool).await?;
        }
        Ok(())
    }
}
