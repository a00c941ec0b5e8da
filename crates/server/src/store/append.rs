//! Appending to logs: what many games have to write at the same time goes into few statements.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe};

use crate::id::{GameId, PersonId};
use crate::sitting::{Logged, Sitting, Summary};
use crate::store::error::StoreError;
use crate::store::write::{Written, unreadable, word};
use crate::timestamp::Timestamp;

/// More entries of a log, and what lists of games then say.
#[derive(Clone, Debug)]
pub struct Append {
    /// Whose log.
    pub game: GameId,
    /// The entries, in order.
    pub entries: Vec<Logged>,
    /// What lists say; nothing if it is as before.
    pub listing: Option<Listing>,
}

/// What games are found by.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Listing {
    /// What lists say.
    pub summary: Summary,
    /// When somebody must look after the game.
    pub due: Option<Timestamp>,
}

impl Listing {
    /// What lists say about a sitting.
    pub fn of(sitting: &Sitting) -> Listing {
        Listing { summary: sitting.summary(), due: sitting.due() }
    }
}

/// Appends to many logs within a transaction. If a number was taken, the transaction has to be given up: what else it
/// wrote is not known.
pub(super) async fn append(
    appends: &[&Append],
    to: &mut AnyConnection,
    postgres: bool,
) -> Result<Written, StoreError> {
    if write_entries(appends, to).await? == Written::Taken {
        return Ok(Written::Taken);
    }
    let listed =
        appends.iter().filter_map(|append| Some((append.listing.as_ref()?, append.entries.last()?.at)));
    write_listings(&listed.collect::<Vec<_>>(), to).await?;
    if postgres {
        tell_others(appends, to).await?;
    }
    Ok(Written::Done)
}

async fn write_entries(appends: &[&Append], to: &mut AnyConnection) -> Result<Written, StoreError> {
    let mut rows = Vec::new();
    for append in appends {
        for logged in &append.entries {
            let entry = serde_json::to_string(&logged.entry).map_err(unreadable)?;
            rows.push((append.game, logged, entry));
        }
    }
    let insert = Rows {
        before: "INSERT INTO entries (game, seq, at, key, entry)",
        columns: 5,
        after: "ON CONFLICT DO NOTHING",
    };
    let written = insert.run(&rows, to, |query, (game, logged, entry)| {
        let query = query.bind(game.to_string()).bind(logged.seq as i64).bind(logged.at.0);
        query.bind(logged.key.clone()).bind(entry.clone())
    });
    Ok(if written.await? == rows.len() as u64 { Written::Done } else { Written::Taken })
}

async fn write_listings(
    listings: &[(&Listing, Timestamp)],
    to: &mut AnyConnection,
) -> Result<(), StoreError> {
    let mut rows = Vec::new();
    for (listing, changed) in listings {
        let summary = serde_json::to_string(&listing.summary).map_err(unreadable)?;
        rows.push((listing, changed, word(&listing.summary.phase)?, summary));
    }
    let upsert = Rows {
        before: "INSERT INTO games (id, phase, listed, due, changed, summary)",
        columns: 6,
        after: "ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, due = excluded.due, \
                changed = excluded.changed, summary = excluded.summary",
    };
    upsert
        .run(&rows, to, |query, (listing, changed, phase, summary)| {
            let query = query.bind(listing.summary.id.to_string()).bind(phase.clone());
            let query =
                query.bind(i64::from(listing.summary.terms.listed)).bind(listing.due.map(|due| due.0));
            query.bind(changed.0).bind(summary.clone())
        })
        .await?;
    let people = listings.iter().flat_map(|(listing, _)| {
        let summary = &listing.summary;
        summary.people().map(move |person| (person, summary.id))
    });
    write_attendance(&people.collect::<Vec<_>>(), to).await
}

async fn write_attendance(people: &[(PersonId, GameId)], to: &mut AnyConnection) -> Result<(), StoreError> {
    let insert =
        Rows { before: "INSERT INTO attendance (person, game)", columns: 2, after: "ON CONFLICT DO NOTHING" };
    let bind = |query: Statement, (person, game): &(PersonId, GameId)| {
        query.bind(person.to_string()).bind(game.to_string())
    };
    insert.run(people, to, bind).await?;
    Ok(())
}

/// Other processes hear how far which log has come, once this is committed.
async fn tell_others(appends: &[&Append], to: &mut AnyConnection) -> Result<(), StoreError> {
    let last = |append: &&Append| Some(format!("{} {}", append.game, append.entries.last()?.seq));
    let news: Vec<String> = appends.iter().filter_map(last).collect();
    let notify =
        Rows { before: "SELECT pg_notify('gloriette', news) FROM (", columns: 1, after: ") AS told (news)" };
    notify.run(&news, to, |query, news| query.bind(news.clone())).await?;
    Ok(())
}

type Statement = Query<'static, Any, AnyArguments>;

/// A statement with a list of values: `before VALUES ($1, $2), ($3, $4) after`.
struct Rows {
    before: &'static str,
    columns: usize,
    after: &'static str,
}

/// How many rows a statement may have. Few sizes, because each is a statement that connections keep prepared.
const SIZES: [usize; 4] = [64, 16, 4, 1];

impl Rows {
    /// Carries it out for all rows, the largest statements first; gives how many rows were changed.
    async fn run<R>(
        &self,
        mut rows: &[R],
        to: &mut AnyConnection,
        bind: impl Fn(Statement, &R) -> Statement,
    ) -> Result<u64, StoreError> {
        let mut changed = 0;
        while let Some(&size) = SIZES.iter().find(|&&size| size <= rows.len()) {
            let (now, later) = rows.split_at(size);
            let statement = sqlx::query(AssertSqlSafe(self.text(size)));
            changed += now.iter().fold(statement, &bind).execute(&mut *to).await?.rows_affected();
            rows = later;
        }
        Ok(changed)
    }

    fn text(&self, rows: usize) -> String {
        let row = |row: usize| {
            let places = (1..=self.columns).map(|column| format!("${}", row * self.columns + column));
            format!("({})", places.collect::<Vec<_>>().join(", "))
        };
        let values = (0..rows).map(row).collect::<Vec<_>>().join(", ");
        format!("{} VALUES {values} {}", self.before, self.after)
    }
}

#[cfg(test)]
mod tests {
    use super::Rows;

    #[test]
    fn every_value_has_a_place_of_its_own() {
        let rows = Rows { before: "INSERT INTO t (a, b)", columns: 2, after: "ON CONFLICT DO NOTHING" };
        let text = "INSERT INTO t (a, b) VALUES ($1, $2), ($3, $4), ($5, $6) ON CONFLICT DO NOTHING";
        assert_eq!(rows.text(3), text);
    }
}
