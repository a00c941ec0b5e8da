//! The writer task: it batches waiting writes into one transaction, because every commit waits for
//! the disk.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use sqlx::{AnyConnection, Connection};
use table::{GameId, PersonId};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::key::KeyHash;
use crate::machine::Machine;
use crate::store::append::{Append, Commit, Process, append_all};
use crate::store::claims::Work;
use crate::store::connect::Store;
use crate::store::database::{Database, Sql};
use crate::store::error::StoreError;
use crate::store::notifications::Notifier;
use crate::store::write::{Write, Written};

/// The queue of the writer task.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
}

#[derive(Debug)]
struct Job {
    write: Write,
    answer: oneshot::Sender<Result<Written, StoreError>>,
}

/// How many writes may wait; more senders block.
const QUEUE_LENGTH: usize = 4096;
/// How many writes share a transaction at most.
const MAX_BATCH: usize = 512;
/// The time from the beginning of a commit to the next one, at least. A single decision need not
/// wait, and many of them share a commit, its trip to the disk and the wake-ups after it.
const COMMIT_INTERVAL: Duration = Duration::from_millis(4);

impl Writer {
    pub(super) fn start(database: Arc<dyn Database>, process: &Process, machine: &Machine) -> Writer {
        let (queue, jobs) = mpsc::channel::<Job>(QUEUE_LENGTH);
        let notifier =
            process.is_shared.then(|| Notifier::start(database.clone(), process.name.clone(), machine));
        machine.spawn(Committer { database, notifier }.run(jobs));
        Writer { queue }
    }
}

impl Store {
    /// Writes something. When this returns [`Written::Done`], it is on disk.
    pub async fn write(&self, write: Write) -> Result<Written, StoreError> {
        let (claimed, asked) = (write.append().and_then(Append::claimed_game), Instant::now());
        let (answer, answered) = oneshot::channel();
        self.writer.queue.send(Job { write, answer }).await.map_err(|_| StoreError::WriterStopped)?;
        let written = answered.await.map_err(|_| StoreError::WriterStopped)??;
        if let Some(game) = claimed.filter(|_| written == Written::Done && self.is_shared()) {
            self.held_claims.hold(Work::Tables, game.to_string(), asked);
        }
        Ok(written)
    }
}

/// Commits what waits in the queue.
struct Committer {
    database: Arc<dyn Database>,
    /// Tells other processes, if there are any.
    notifier: Option<Notifier>,
}

impl Committer {
    async fn run(self, mut jobs: mpsc::Receiver<Job>) {
        let (mut batch, mut last) = (Vec::new(), None);
        while jobs.recv_many(&mut batch, MAX_BATCH).await > 0 {
            if let Some(last) = last {
                sleep_until(last + COMMIT_INTERVAL).await;
                while batch.len() < MAX_BATCH
                    && let Ok(job) = jobs.try_recv()
                {
                    batch.push(job);
                }
            }
            last = Some(Instant::now());
            self.commit_batch(std::mem::take(&mut batch)).await;
        }
    }

    /// Commits appends in one transaction and all other writes in another one.
    async fn commit_batch(&self, mut batch: Vec<Job>) {
        metrics::histogram!("gloriette_writes_per_transaction").record(batch.len() as f64);
        // All processes lock rows in the same order, so they cannot deadlock.
        batch.sort_by(|a, b| a.write.lock_order().cmp(&b.write.lock_order()));
        let (appends, others) = batch.into_iter().partition(|job| matches!(job.write, Write::Append(_)));
        self.commit(appends).await;
        self.commit(others).await;
    }

    /// Commits jobs in one transaction. Appends for which another process was first are left out.
    /// If the transaction fails, each job gets its own, so that one cannot fail the others.
    async fn commit(&self, mut jobs: Vec<Job>) {
        while !jobs.is_empty() {
            match self.database.commit(writes(&jobs)).await {
                Ok(written) if written.len() == jobs.len() => {
                    for (job, written) in jobs.into_iter().zip(written) {
                        self.finish(job, Ok(written));
                    }
                    return;
                }
                Ok(_) => match self.remove_late(&mut jobs).await {
                    Ok(late) if !late.is_empty() => {
                        metrics::counter!("gloriette_conflicts").increment(late.len() as u64);
                        late.into_iter().for_each(|job| self.finish(job, Ok(Written::Conflict)));
                    }
                    Ok(_) => break,
                    Err(error) => {
                        tracing::warn!(%error, "cannot find out what another process wrote");
                        break;
                    }
                },
                Err(error) => {
                    tracing::warn!(%error, writes = jobs.len(), "a transaction failed; committing one by one");
                    break;
                }
            }
        }
        for job in jobs {
            let written = self.database.commit(vec![&job.write]).await;
            let written = written.map(|written| written.first().copied().unwrap_or(Written::Conflict));
            self.finish(job, written);
        }
    }

    /// Removes the appends whose first sequence number is taken.
    async fn remove_late(&self, jobs: &mut Vec<Job>) -> Result<Vec<Job>, StoreError> {
        let first = |job: &Job| {
            let append = job.write.append()?;
            Some((append.game, append.entries.first()?.seq))
        };
        let games: Vec<GameId> = jobs.iter().filter_map(|job| Some(first(job)?.0)).collect();
        let last: HashMap<GameId, u64> = self.database.last_entries(&games).await?.into_iter().collect();
        let is_late = |job: &mut Job| {
            first(job).is_some_and(|(game, first)| last.get(&game).is_some_and(|&last| last >= first))
        };
        Ok(jobs.extract_if(.., is_late).collect())
    }

    /// Answers, and tells other processes what is committed.
    fn finish(&self, job: Job, written: Result<Written, StoreError>) {
        let is_done = matches!(written, Ok(Written::Done));
        // The receiver may be gone; the write counts all the same.
        let _ = job.answer.send(written);
        if let (true, Some(notifier), Some(append)) = (is_done, &self.notifier, job.write.into_append()) {
            notifier.notify(append);
        }
    }
}

fn writes(jobs: &[Job]) -> Vec<&Write> {
    jobs.iter().map(|job| &job.write).collect()
}

impl Sql {
    pub(super) async fn commit(&self, writes: &[&Write]) -> Result<Vec<Written>, StoreError> {
        let mut connection = self.writer.take().await?;
        let written = commit(&mut connection, &self.process, writes).await;
        // A conflict leaves a transaction open on SQLite only, where no other process conflicts.
        let is_usable = written.as_ref().is_ok_and(|written| !written.is_empty() || self.process.is_shared);
        self.writer.keep(connection, is_usable);
        written
    }
}

/// The result of each write. The result is empty, and nothing is written, if another process has
/// already written one of the sequence numbers.
async fn commit(
    connection: &mut AnyConnection,
    process: &Process,
    writes: &[&Write],
) -> Result<Vec<Written>, StoreError> {
    let appends: Vec<&Append> = writes.iter().filter_map(|write| write.batched_append()).collect();
    if appends.len() < writes.len() {
        return run_transaction(connection, process, writes, &appends).await;
    }
    match append_all(&appends, connection, process, Commit::Now).await? {
        Written::Done => Ok(vec![Written::Done; writes.len()]),
        _ => Ok(Vec::new()),
    }
}

async fn run_transaction(
    connection: &mut AnyConnection,
    process: &Process,
    writes: &[&Write],
    appends: &[&Append],
) -> Result<Vec<Written>, StoreError> {
    // SQLite takes the write lock at once, so that it cannot fail later in the transaction.
    let mut transaction = if process.is_shared {
        connection.begin().await?
    } else {
        connection.begin_with("BEGIN IMMEDIATE").await?
    };
    if !appends.is_empty()
        && append_all(appends, &mut transaction, process, Commit::Later).await? == Written::Conflict
    {
        transaction.rollback().await?;
        return Ok(Vec::new());
    }
    let mut written = Vec::with_capacity(writes.len());
    for write in writes {
        written.push(write.run(&mut transaction, process).await?);
    }
    transaction.commit().await?;
    Ok(written)
}

impl Write {
    /// What it appends to a log.
    fn append(&self) -> Option<&Append> {
        match self {
            Write::Append(append) | Write::Open { append, .. } => Some(append),
            _ => None,
        }
    }

    /// What is appended together with others.
    fn batched_append(&self) -> Option<&Append> {
        self.append().filter(|_| matches!(self, Write::Append(_)))
    }

    fn into_append(self) -> Option<Append> {
        match self {
            Write::Append(append) | Write::Open { append, .. } => Some(append),
            _ => None,
        }
    }

    /// The rows that it locks: a game, then a person, then a key.
    fn lock_order(&self) -> (Option<GameId>, Option<PersonId>, Option<&KeyHash>) {
        match self {
            Write::Append(append) => (Some(append.game), None, None),
            Write::Open { append, .. } => {
                (None, append.listing.as_ref().map(|listing| listing.summary.host), None)
            }
            Write::Name { id, .. } => (None, Some(*id), None),
            Write::Link { person, .. } | Write::Revoke { person, .. } => (None, Some(*person), None),
            Write::SaveBoardSet(stored) => (None, Some(stored.author), None),
            Write::DeleteBoardSet { author, .. } => (None, Some(*author), None),
            Write::KeyUsed { hash, .. } => (None, None, Some(hash)),
            _ => (None, None, None),
        }
    }
}
