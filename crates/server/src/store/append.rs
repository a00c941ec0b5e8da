//! Appending to logs: entries of many games in one statement.

use std::sync::Arc;

use sqlx::{AnyConnection, AssertSqlSafe};

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
    /// The SQL that appends inside of a transaction.
    append: Arc<str>,
    /// The SQL that appends and commits.
    append_and_commit: Arc<str>,
}

impl Process {
    pub(super) fn new(name: String, is_shared: bool) -> Process {
        let append = if is_shared { postgres_append() } else { SQLITE_APPEND.to_string() };
        let append_and_commit = match is_shared {
            // A single statement is a transaction.
            true => append.clone(),
            // It takes the write lock at once, so that it cannot fail later.
            false => format!("BEGIN IMMEDIATE; {append}; COMMIT"),
        };
        let (append, append_and_commit) = (append.into(), append_and_commit.into());
        Process { name: name.into(), is_shared, append, append_and_commit }
    }
}

/// Rows arrive as JSON, so one statement serves any number of them. The connection's thread runs
/// all of these statements before it answers.
const SQLITE_APPEND: &str = "\
    INSERT INTO entries (game, seq, at, key, entry) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1); \
    INSERT INTO games (id, phase, listed, due, changed, summary, host) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 \
    FROM json_each($2) WHERE true \
    ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, due = excluded.due, changed = excluded.changed, \
    summary = excluded.summary, host = excluded.host; \
    INSERT INTO attendance (person, game) SELECT value ->> 0, value ->> 1 FROM json_each($3) WHERE true \
    ON CONFLICT DO NOTHING";

/// The same in one statement, which needs one round trip. The process that makes a table due also
/// claims it, because it has the table in memory.
fn postgres_append() -> String {
    format!(
        "WITH listings AS ( \
         INSERT INTO games (id, phase, listed, due, changed, summary, host, claimed_by, claimed_until) \
         SELECT row ->> 0, row ->> 1, (row ->> 2)::bigint, (row ->> 3)::bigint, (row ->> 4)::bigint, row ->> 5, \
         row ->> 6, $4, {DATABASE_NOW} + {CLAIM_MILLISECONDS} \
         FROM json_array_elements($2::json) AS listing (row) \
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, due = excluded.due, changed = excluded.changed, \
         summary = excluded.summary, host = excluded.host, claimed_by = excluded.claimed_by, \
         claimed_until = excluded.claimed_until \
         ), attendance AS ( \
         INSERT INTO attendance (person, game) SELECT row ->> 0, row ->> 1 \
         FROM json_array_elements($3::json) AS attendant (row) ON CONFLICT DO NOTHING) \
         INSERT INTO entries (game, seq, at, key, entry) \
         SELECT row ->> 0, (row ->> 1)::bigint, (row ->> 2)::bigint, row ->> 3, row ->> 4 \
         FROM json_array_elements($1::json) AS entry (row)"
    )
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

/// Appends to many logs, all or nothing. Outside of a transaction it also commits; after an error
/// the connection may then have an open transaction. It is a conflict if one of the sequence
/// numbers was already taken.
pub(super) async fn append_all(
    appends: &[&Append],
    to: &mut AnyConnection,
    process: &Process,
    commit: Commit,
) -> Result<Written, StoreError> {
    let statement = match commit {
        Commit::Now => &process.append_and_commit,
        Commit::Later => &process.append,
    };
    let append = sqlx::query(AssertSqlSafe(statement.clone()));
    let append = append.bind(entry_rows(appends)?).bind(listing_rows(appends)?);
    match append.bind(attendance_rows(appends)?).bind(process.name.to_string()).execute(to).await {
        Ok(_) => Ok(Written::Done),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Written::Conflict),
        Err(error) => Err(error.into()),
    }
}

/// What commits an append.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Commit {
    /// The append itself.
    Now,
    /// The transaction that it is a part of.
    Later,
}

fn entry_rows(appends: &[&Append]) -> Result<String, StoreError> {
    let mut rows = Vec::new();
    for append in appends {
        for entry in &append.entries {
            let change = serde_json::to_string(&entry.change).map_err(unreadable)?;
            rows.push((append.game, entry.seq, entry.at, &entry.key, change));
        }
    }
    serde_json::to_string(&rows).map_err(unreadable)
}

fn listing_rows(appends: &[&Append]) -> Result<String, StoreError> {
    let mut rows = Vec::new();
    for append in appends {
        let (Some(listing), Some(last)) = (&append.listing, append.entries.last()) else { continue };
        let Listing { summary, due } = listing;
        let text = serde_json::to_string(summary).map_err(unreadable)?;
        let phase = variant_name(&summary.phase)?;
        rows.push((summary.id, phase, i64::from(summary.terms.listed), due, last.at, text, summary.host));
    }
    serde_json::to_string(&rows).map_err(unreadable)
}

fn attendance_rows(appends: &[&Append]) -> Result<String, StoreError> {
    let mut rows = Vec::new();
    for append in appends {
        rows.extend(append.new_people.iter().map(|person| (*person, append.game)));
    }
    serde_json::to_string(&rows).map_err(unreadable)
}
