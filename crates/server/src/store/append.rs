//! Appending to logs: entries of many games in few statements.

use std::sync::Arc;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe};

use crate::store::claims::{CLAIM_MILLISECONDS, DATABASE_NOW};
use crate::store::error::StoreError;
use crate::store::write::{Written, unreadable, variant_name};
use table::{GameId, LogEntry, PersonId, Summary, Table, Timestamp};

/// New entries of a log, and the listing after them.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The entries, in order.
    pub entries: Vec<LogEntry>,
    /// The listing; `None` if it is unchanged.
    pub listing: Option<Listing>,
    /// The people at the table who were not there before.
    pub new_people: Vec<PersonId>,
}

/// The columns by which games are found.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Listing {
    /// The summary for lists.
    pub summary: Summary,
    /// When a supervisor must handle the table.
    pub due: Option<Timestamp>,
}

impl Listing {
    /// The listing of a table.
    pub fn of(table: &Table) -> Listing {
        Listing { summary: table.summary(), due: table.due() }
    }
}

/// The process that writes.
#[derive(Clone, Debug)]
pub(super) struct Process {
    /// Its name in claims.
    pub(super) name: Arc<str>,
    /// Whether others write to the same database.
    pub(super) is_shared: bool,
    /// The end of a claim, as a further column: SQL that begins with a comma.
    claim_end: String,
}

impl Process {
    pub(super) fn new(name: String, is_shared: bool) -> Process {
        let claim_end = match is_shared {
            true => format!(", {DATABASE_NOW} + {CLAIM_MILLISECONDS}"),
            false => ", NULL".to_string(),
        };
        Process { name: name.into(), is_shared, claim_end }
    }
}

impl Append {
    /// The entries after which a table is listed as `after`, if it was listed as `before`.
    pub fn new(game: GameId, entries: Vec<LogEntry>, before: Option<&Listing>, after: Listing) -> Append {
        let was_there = |person: &PersonId| {
            before.is_some_and(|before| before.summary.people().any(|before| before == *person))
        };
        let new_people = after.summary.people().filter(|person| !was_there(person)).collect();
        let listing = (before != Some(&after)).then_some(after);
        Append { game, entries, listing, new_people }
    }

    /// The game that this process has claimed with it, because somebody must handle it at once.
    pub(super) fn claimed_game(&self) -> Option<GameId> {
        let (due, last) = (self.listing.as_ref()?.due?, self.entries.last()?);
        (due <= last.at).then_some(self.game)
    }
}

/// Appends to many logs in one transaction. The caller rolls back on a conflict: one of the
/// sequence numbers was already taken.
pub(super) async fn append_all(
    appends: &[&Append],
    to: &mut AnyConnection,
    process: &Process,
) -> Result<Written, StoreError> {
    if insert_entries(appends, to).await? == Written::Conflict {
        return Ok(Written::Conflict);
    }
    let listed =
        appends.iter().filter_map(|append| Some((append.listing.as_ref()?, append.entries.last()?.at)));
    upsert_listings(&listed.collect::<Vec<_>>(), to, process).await?;
    let people =
        appends.iter().flat_map(|append| append.new_people.iter().map(|person| (*person, append.game)));
    insert_attendance(&people.collect::<Vec<_>>(), to).await?;
    Ok(Written::Done)
}

async fn insert_entries(appends: &[&Append], to: &mut AnyConnection) -> Result<Written, StoreError> {
    let mut rows = Vec::new();
    for append in appends {
        for entry in &append.entries {
            let change = serde_json::to_string(&entry.change).map_err(unreadable)?;
            rows.push((append.game, entry, change));
        }
    }
    let insert = Rows {
        before: "INSERT INTO entries (game, seq, at, key, entry)",
        columns: 5,
        constants: "",
        after: "ON CONFLICT DO NOTHING",
    };
    let written = insert.run(&rows, to, |query, (game, entry, change)| {
        let query = query.bind(game.to_string()).bind(entry.seq as i64).bind(entry.at.0);
        query.bind(entry.key.clone()).bind(change.clone())
    });
    Ok(if written.await? == rows.len() as u64 { Written::Done } else { Written::Conflict })
}

async fn upsert_listings(
    listings: &[(&Listing, Timestamp)],
    to: &mut AnyConnection,
    process: &Process,
) -> Result<(), StoreError> {
    let mut rows = Vec::new();
    for (listing, changed) in listings {
        let summary = serde_json::to_string(&listing.summary).map_err(unreadable)?;
        rows.push((listing, changed, variant_name(&listing.summary.phase)?, summary));
    }
    // The process that makes a table due also claims it, because it has the table in memory.
    let upsert = Rows {
        before: "INSERT INTO games (id, phase, listed, due, changed, summary, host, claimed_by, claimed_until)",
        columns: 8,
        constants: &process.claim_end,
        after: "ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, due = excluded.due, \
                changed = excluded.changed, summary = excluded.summary, host = excluded.host, \
                claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until",
    };
    upsert
        .run(&rows, to, |query, (listing, changed, phase, summary)| {
            let query = query.bind(listing.summary.id.to_string()).bind(phase.clone());
            let query =
                query.bind(i64::from(listing.summary.terms.listed)).bind(listing.due.map(|due| due.0));
            let query = query.bind(changed.0).bind(summary.clone());
            query.bind(listing.summary.host.to_string()).bind(process.name.to_string())
        })
        .await?;
    Ok(())
}

async fn insert_attendance(people: &[(PersonId, GameId)], to: &mut AnyConnection) -> Result<(), StoreError> {
    let insert = Rows {
        before: "INSERT INTO attendance (person, game)",
        columns: 2,
        constants: "",
        after: "ON CONFLICT DO NOTHING",
    };
    let bind = |query: Statement, (person, game): &(PersonId, GameId)| {
        query.bind(person.to_string()).bind(game.to_string())
    };
    insert.run(people, to, bind).await?;
    Ok(())
}

pub(super) type Statement = Query<'static, Any, AnyArguments>;

/// A statement with many rows: `before VALUES ($1, $2), ($3, $4) after`. Thread hops dominated
/// commit latency, so rows are batched.
pub(super) struct Rows<'a> {
    pub(super) before: &'static str,
    pub(super) columns: usize,
    /// Further columns, the same in every row: SQL that begins with a comma, or nothing.
    pub(super) constants: &'a str,
    pub(super) after: &'static str,
}

/// The numbers of rows per statement. There are few, because connections cache each as a prepared
/// statement.
const BATCH_SIZES: [usize; 4] = [64, 16, 4, 1];

impl Rows<'_> {
    /// Runs it for all rows and returns the number of affected rows.
    pub(super) async fn run<R>(
        &self,
        mut rows: &[R],
        to: &mut AnyConnection,
        bind: impl Fn(Statement, &R) -> Statement,
    ) -> Result<u64, StoreError> {
        let mut affected = 0;
        while let Some((now, later)) = next_batch(rows) {
            let statement = sqlx::query(AssertSqlSafe(self.text(now.len())));
            affected += now.iter().fold(statement, &bind).execute(&mut *to).await?.rows_affected();
            rows = later;
        }
        Ok(affected)
    }

    /// Runs it for all rows and returns the results.
    pub(super) async fn fetch<R>(
        &self,
        mut rows: &[R],
        to: &mut AnyConnection,
        bind: impl Fn(Statement, &R) -> Statement,
    ) -> Result<Vec<AnyRow>, StoreError> {
        let mut results = Vec::new();
        while let Some((now, later)) = next_batch(rows) {
            let statement = sqlx::query(AssertSqlSafe(self.text(now.len())));
            results.extend(now.iter().fold(statement, &bind).fetch_all(&mut *to).await?);
            rows = later;
        }
        Ok(results)
    }

    fn text(&self, rows: usize) -> String {
        let row = |row: usize| {
            let parameters = (1..=self.columns).map(|column| format!("${}", row * self.columns + column));
            format!("({}{})", parameters.collect::<Vec<_>>().join(", "), self.constants)
        };
        let values = (0..rows).map(row).collect::<Vec<_>>().join(", ");
        format!("{} VALUES {values} {}", self.before, self.after)
    }
}

fn next_batch<R>(rows: &[R]) -> Option<(&[R], &[R])> {
    let size = BATCH_SIZES.into_iter().find(|&size| size <= rows.len())?;
    Some(rows.split_at(size))
}

#[cfg(test)]
mod tests {
    use super::Rows;

    #[test]
    fn every_value_has_its_own_parameter() {
        let rows =
            |constants| Rows { before: "INSERT INTO t (a, b)", columns: 2, constants, after: "RETURNING a" };
        let text = "INSERT INTO t (a, b) VALUES ($1, $2), ($3, $4), ($5, $6) RETURNING a";
        assert_eq!(rows("").text(3), text);
        assert_eq!(rows(", 7").text(2), "INSERT INTO t (a, b) VALUES ($1, $2, 7), ($3, $4, 7) RETURNING a");
    }
}
