//! Appending to logs: entries of many games in few statements.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe};

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
}

/// The columns by which games are found.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Listing {
    /// The summary for lists.
    pub summary: Summary,
    /// When the supervisor must handle the table.
    pub due: Option<Timestamp>,
}

impl Listing {
    /// The listing of a table.
    pub fn of(table: &Table) -> Listing {
        Listing { summary: table.summary(), due: table.due() }
    }
}

/// Appends to many logs in one transaction. The caller rolls back on a conflict: one of the
/// sequence numbers was already taken.
pub(super) async fn append_all(
    appends: &[&Append],
    to: &mut AnyConnection,
    postgres: bool,
) -> Result<Written, StoreError> {
    if insert_entries(appends, to).await? == Written::Conflict {
        return Ok(Written::Conflict);
    }
    let listed =
        appends.iter().filter_map(|append| Some((append.listing.as_ref()?, append.entries.last()?.at)));
    upsert_listings(&listed.collect::<Vec<_>>(), to).await?;
    if postgres {
        notify_processes(appends, to).await?;
    }
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
) -> Result<(), StoreError> {
    let mut rows = Vec::new();
    for (listing, changed) in listings {
        let summary = serde_json::to_string(&listing.summary).map_err(unreadable)?;
        rows.push((listing, changed, variant_name(&listing.summary.phase)?, summary));
    }
    let upsert = Rows {
        before: "INSERT INTO games (id, phase, listed, due, changed, summary, host)",
        columns: 7,
        after: "ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, due = excluded.due, \
                changed = excluded.changed, summary = excluded.summary, host = excluded.host",
    };
    upsert
        .run(&rows, to, |query, (listing, changed, phase, summary)| {
            let query = query.bind(listing.summary.id.to_string()).bind(phase.clone());
            let query =
                query.bind(i64::from(listing.summary.terms.listed)).bind(listing.due.map(|due| due.0));
            query.bind(changed.0).bind(summary.clone()).bind(listing.summary.host.to_string())
        })
        .await?;
    let people = listings.iter().flat_map(|(listing, _)| {
        let summary = &listing.summary;
        summary.people().map(move |person| (person, summary.id))
    });
    insert_attendance(&people.collect::<Vec<_>>(), to).await
}

async fn insert_attendance(people: &[(PersonId, GameId)], to: &mut AnyConnection) -> Result<(), StoreError> {
    let insert =
        Rows { before: "INSERT INTO attendance (person, game)", columns: 2, after: "ON CONFLICT DO NOTHING" };
    let bind = |query: Statement, (person, game): &(PersonId, GameId)| {
        query.bind(person.to_string()).bind(game.to_string())
    };
    insert.run(people, to, bind).await?;
    Ok(())
}

/// Notifies other processes of the new sequence numbers when the transaction is committed.
async fn notify_processes(appends: &[&Append], to: &mut AnyConnection) -> Result<(), StoreError> {
    let last = |append: &&Append| Some(format!("{} {}", append.game, append.entries.last()?.seq));
    let payloads: Vec<String> = appends.iter().filter_map(last).collect();
    let notify =
        Rows { before: "SELECT pg_notify('gloriette', news) FROM (", columns: 1, after: ") AS told (news)" };
    notify.run(&payloads, to, |query, payload| query.bind(payload.clone())).await?;
    Ok(())
}

type Statement = Query<'static, Any, AnyArguments>;

/// A statement with many rows: `before VALUES ($1, $2), ($3, $4) after`. Thread hops dominated
/// commit latency, so rows are batched.
struct Rows {
    before: &'static str,
    columns: usize,
    after: &'static str,
}

/// The numbers of rows per statement. There are few, because connections cache each as a prepared
/// statement.
const BATCH_SIZES: [usize; 4] = [64, 16, 4, 1];

impl Rows {
    /// Runs it for all rows and returns the number of affected rows.
    async fn run<R>(
        &self,
        mut rows: &[R],
        to: &mut AnyConnection,
        bind: impl Fn(Statement, &R) -> Statement,
    ) -> Result<u64, StoreError> {
        let mut affected = 0;
        while let Some(&size) = BATCH_SIZES.iter().find(|&&size| size <= rows.len()) {
            let (now, later) = rows.split_at(size);
            let statement = sqlx::query(AssertSqlSafe(self.text(size)));
            affected += now.iter().fold(statement, &bind).execute(&mut *to).await?.rows_affected();
            rows = later;
        }
        Ok(affected)
    }

    fn text(&self, rows: usize) -> String {
        let row = |row: usize| {
            let parameters = (1..=self.columns).map(|column| format!("${}", row * self.columns + column));
            format!("({})", parameters.collect::<Vec<_>>().join(", "))
        };
        let values = (0..rows).map(row).collect::<Vec<_>>().join(", ");
        format!("{} VALUES {values} {}", self.before, self.after)
    }
}

#[cfg(test)]
mod tests {
    use super::Rows;

    #[test]
    fn every_value_has_its_own_parameter() {
        let rows = Rows { before: "INSERT INTO t (a, b)", columns: 2, after: "ON CONFLICT DO NOTHING" };
        let text = "INSERT INTO t (a, b) VALUES ($1, $2), ($3, $4), ($5, $6) ON CONFLICT DO NOTHING";
        assert_eq!(rows.text(3), text);
    }
}
