//! The database as tables and supervisors need it: SQL, or a simulated database.

use std::fmt::Debug;

use futures_util::future::BoxFuture;
use sqlx::AnyPool;
use table::{AnalysedDecision, GameId, LogEntry, PersonId, Summary, Timestamp};

use crate::server_clock::StoredClock;
use crate::store::analyses::AnalysisRequest;
use crate::store::append::Process;
use crate::store::claims::{Claimed, Work};
use crate::store::connect::Store;
use crate::store::error::StoreError;
use crate::store::games::{GameFilter, last_entries, log_of};
use crate::store::hosting::TableCounts;
use crate::store::kept_connection::KeptConnection;
use crate::store::notifications::{Notifications, Payload};
use crate::store::renames::PendingRename;
use crate::store::write::{Write, Written};

/// The answer of a database, when it has come.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// A database. Each method is one transaction; [`Store`] says what it does.
#[expect(missing_docs, reason = "the methods of `Store` have the same names")]
pub trait Database: Debug + Send + Sync {
    /// Writes everything, or nothing if another process has already written one of the sequence
    /// numbers. Then the result is empty; otherwise it has a result for each write.
    fn commit<'a>(&'a self, writes: Vec<&'a Write>) -> Answer<'a, Vec<Written>>;
    fn log(&self, game: GameId, after: u64) -> Answer<'_, Vec<LogEntry>>;
    fn last_entries<'a>(&'a self, games: &'a [GameId]) -> Answer<'a, Vec<(GameId, u64)>>;
    fn find(&self, filter: GameFilter, skip: u32, limit: u32) -> Answer<'_, Vec<Summary>>;
    fn games_with_running_clock(&self) -> Answer<'_, Vec<GameId>>;
    fn unfinished(&self, person: PersonId, except: Option<GameId>) -> Answer<'_, TableCounts>;
    fn analysis_request(&self, game: GameId) -> Answer<'_, Option<AnalysisRequest>>;
    fn analysed_decisions(&self, game: GameId) -> Answer<'_, Vec<AnalysedDecision>>;
    fn waiting_analyses(&self) -> Answer<'_, u64>;
    fn pending_rename<'a>(&'a self, person: &'a str) -> Answer<'a, Option<PendingRename>>;
    fn stored_clock(&self) -> Answer<'_, StoredClock>;
    fn claim(&self, work: Work, now: Timestamp, limit: u32) -> Answer<'_, Vec<Claimed>>;
    /// Renews all claims of the process on work of a kind, and returns them.
    fn renew_claims(&self, work: Work) -> Answer<'_, Vec<String>>;
    fn release_claims(&self) -> Answer<'_, ()>;
    /// Sends notifications to all processes that listen.
    fn notify<'a>(&'a self, payloads: &'a [Payload]) -> Answer<'a, ()>;
    fn listen(&self) -> Answer<'_, Option<Notifications>>;
}

/// SQLite or PostgreSQL.
#[derive(Debug)]
pub(super) struct Sql {
    pub(super) pool: AnyPool,
    /// The URL of PostgreSQL; `None` on SQLite.
    pub(super) postgres: Option<String>,
    pub(super) process: Process,
    /// The connection of the writer.
    pub(super) writer: KeptConnection,
    /// The connection that sends notifications.
    pub(super) notifier: KeptConnection,
}

impl Sql {
    pub(super) fn new(pool: AnyPool, postgres: Option<String>, process: Process) -> Sql {
        let (writer, notifier) = (KeptConnection::new(pool.clone()), KeptConnection::new(pool.clone()));
        Sql { pool, postgres, process, writer, notifier }
    }
}

impl Database for Sql {
    fn commit<'a>(&'a self, writes: Vec<&'a Write>) -> Answer<'a, Vec<Written>> {
        Box::pin(async move { self.commit(&writes).await })
    }

    fn log(&self, game: GameId, after: u64) -> Answer<'_, Vec<LogEntry>> {
        Box::pin(log_of(&self.pool, game, after))
    }

    fn last_entries<'a>(&'a self, games: &'a [GameId]) -> Answer<'a, Vec<(GameId, u64)>> {
        let is_shared = self.process.is_shared;
        Box::pin(async move { last_entries(&mut *self.pool.acquire().await?, games, is_shared).await })
    }

    fn find(&self, filter: GameFilter, skip: u32, limit: u32) -> Answer<'_, Vec<Summary>> {
        Box::pin(self.find(filter, skip, limit))
    }

    fn games_with_running_clock(&self) -> Answer<'_, Vec<GameId>> {
        Box::pin(self.games_with_running_clock())
    }

    fn unfinished(&self, person: PersonId, except: Option<GameId>) -> Answer<'_, TableCounts> {
        Box::pin(self.unfinished(person, except))
    }

    fn analysis_request(&self, game: GameId) -> Answer<'_, Option<AnalysisRequest>> {
        Box::pin(self.analysis_request(game))
    }

    fn analysed_decisions(&self, game: GameId) -> Answer<'_, Vec<AnalysedDecision>> {
        Box::pin(self.analysed_decisions(game))
    }

    fn waiting_analyses(&self) -> Answer<'_, u64> {
        Box::pin(self.waiting_analyses())
    }

    fn pending_rename<'a>(&'a self, person: &'a str) -> Answer<'a, Option<PendingRename>> {
        Box::pin(self.pending_rename(person))
    }

    fn stored_clock(&self) -> Answer<'_, StoredClock> {
        Box::pin(self.stored_clock())
    }

    fn claim(&self, work: Work, now: Timestamp, limit: u32) -> Answer<'_, Vec<Claimed>> {
        Box::pin(self.claim(work, now, limit))
    }

    fn renew_claims(&self, work: Work) -> Answer<'_, Vec<String>> {
        Box::pin(self.renew_claims(work))
    }

    fn release_claims(&self) -> Answer<'_, ()> {
        Box::pin(self.release_claims())
    }

    fn notify<'a>(&'a self, payloads: &'a [Payload]) -> Answer<'a, ()> {
        Box::pin(self.notify(payloads))
    }

    fn listen(&self) -> Answer<'_, Option<Notifications>> {
        Box::pin(self.listen())
    }
}

impl Store {
    /// The connections to the database, for everything that [`Database`] has no method for. A
    /// simulated database has none.
    pub(super) fn pool(&self) -> Result<&AnyPool, StoreError> {
        self.pool.as_ref().ok_or(StoreError::NoSql)
    }
}
