//! How many unfinished tables a person has, and opening one more within the limits.

use std::fmt;

use game::InputError;
use sqlx::{Any, AnyConnection, Executor, Row};
use table::{GameId, PersonId};

use crate::store::append::{Append, Commit, Process, append_all};
use crate::store::connect::Store;
use crate::store::database::Sql;
use crate::store::error::StoreError;
use crate::store::people::lock_person;
use crate::store::write::Written;

/// How many unfinished tables a person may have.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct TableLimits {
    /// Tables that the person hosts, sits at or is invited to.
    pub unfinished: u64,
    /// Listed tables that the person hosts.
    pub listed: u64,
    /// Listed tables that the person hosts and that have not started.
    pub listed_open: u64,
}

/// The unfinished tables of a person, counted as in [`TableLimits`].
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct TableCounts {
    unfinished: u64,
    listed: u64,
    listed_open: u64,
}

/// A limit that a person has reached, with its value.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum ReachedLimit {
    /// See [`TableLimits::unfinished`].
    Unfinished(u64),
    /// See [`TableLimits::listed`].
    Listed(u64),
    /// See [`TableLimits::listed_open`].
    ListedOpen(u64),
}

impl fmt::Display for ReachedLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReachedLimit::Unfinished(max) => write!(f, "you have {max} unfinished games; finish some first"),
            ReachedLimit::Listed(max) => write!(f, "you host {max} games in the lobby; finish some first"),
            ReachedLimit::ListedOpen(max) => {
                write!(f, "you have {max} open tables in the lobby; start or close one first")
            }
        }
    }
}

impl TableCounts {
    /// Counts in the order of [`TableLimits`].
    pub fn new(unfinished: u64, listed: u64, listed_open: u64) -> TableCounts {
        TableCounts { unfinished, listed, listed_open }
    }

    /// The limit that forbids one more table.
    pub fn reached(&self, limits: &TableLimits, is_listed: bool) -> Option<ReachedLimit> {
        let TableLimits { unfinished, listed, listed_open } = *limits;
        if self.unfinished >= unfinished {
            Some(ReachedLimit::Unfinished(unfinished))
        } else if is_listed && self.listed_open >= listed_open {
            Some(ReachedLimit::ListedOpen(listed_open))
        } else if is_listed && self.listed >= listed {
            Some(ReachedLimit::Listed(listed))
        } else {
            None
        }
    }
}

impl Store {
    /// The unfinished tables of a person, without the table `except`.
    pub async fn unfinished(
        &self,
        person: PersonId,
        except: Option<GameId>,
    ) -> Result<TableCounts, StoreError> {
        self.database.unfinished(person, except).await
    }
}

impl Sql {
    pub(super) async fn unfinished(
        &self,
        person: PersonId,
        except: Option<GameId>,
    ) -> Result<TableCounts, StoreError> {
        counts(&self.pool, person, except).await
    }
}

/// A UNION of two indexed queries, because PostgreSQL would scan all games for an OR.
async fn counts(
    from: impl Executor<'_, Database = Any>,
    person: PersonId,
    except: Option<GameId>,
) -> Result<TableCounts, StoreError> {
    let select = sqlx::query(
        "SELECT COUNT(*), COUNT(CASE WHEN listed = 1 AND host = $1 THEN 1 END), \
         COUNT(CASE WHEN listed = 1 AND host = $1 AND phase = 'open' THEN 1 END) FROM ( \
         SELECT id, phase, listed, host FROM games WHERE host = $1 AND phase IN ('open', 'running') \
         UNION SELECT id, phase, listed, host FROM attendance JOIN games ON games.id = attendance.game \
         WHERE attendance.person = $1 AND phase IN ('open', 'running')) AS own WHERE id <> $2",
    );
    let except = except.map(|game| game.to_string()).unwrap_or_default();
    let row = select.bind(person.to_string()).bind(except).fetch_one(from).await?;
    let count = |column: usize| Ok::<u64, sqlx::Error>(row.try_get::<i64, _>(column)? as u64);
    Ok(TableCounts { unfinished: count(0)?, listed: count(1)?, listed_open: count(2)? })
}

/// Opens a table unless its host has reached a limit. It counts in the transaction that writes, so
/// requests at the same time cannot pass a limit together.
pub(super) async fn open(
    to: &mut AnyConnection,
    append: &Append,
    limits: &TableLimits,
    process: &Process,
) -> Result<Written, StoreError> {
    if let Some(listing) = &append.listing {
        let summary = &listing.summary;
        lock_person(to, summary.host, process.is_shared).await?;
        if counts(&mut *to, summary.host, None).await?.reached(limits, summary.terms.listed).is_some() {
            return Ok(Written::Conflict);
        }
    }
    match append_all(&[append], to, process, Commit::Later).await? {
        Written::Done => Ok(Written::Done),
        // Ids are random, so this never happens. The error rolls the transaction back.
        Written::Conflict => Err(InputError::new("games.id", "a new game has the id of another").into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listed_tables_have_limits_of_their_own() {
        let limits = TableLimits { unfinished: 9, listed: 5, listed_open: 2 };
        let counts = |unfinished, listed, listed_open| TableCounts { unfinished, listed, listed_open };
        assert_eq!(counts(8, 4, 1).reached(&limits, true), None);
        assert_eq!(counts(8, 5, 2).reached(&limits, false), None, "an unlisted table fills no lobby");
        assert_eq!(counts(8, 5, 2).reached(&limits, true), Some(ReachedLimit::ListedOpen(2)));
        assert_eq!(counts(8, 5, 1).reached(&limits, true), Some(ReachedLimit::Listed(5)));
        assert_eq!(counts(9, 0, 0).reached(&limits, false), Some(ReachedLimit::Unfinished(9)));
    }
}
