//! The writer task: it batches waiting writes into one transaction, because every commit waits for
//! the disk.

use std::collections::HashMap;
use std::pin::pin;
use std::time::Duration;

use sqlx::{AnyConnection, AnyPool, Connection};
use table::{GameId, PersonId};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::key::KeyHash;
use crate::store::append::{Append, Commit, Process, append_all};
use crate::store::claims::Work;
use crate::store::connect::Store;
use crate::store::error::StoreError;
use crate::store::games::last_entries;
use crate::store::kept_connection::KeptConnection;
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
    pub(super) fn start(pool: AnyPool, process: Process) -> Writer {
        let (queue, jobs) = mpsc::channel::<Job>(QUEUE_LENGTH);
        let notifier = process.is_shared.then(|| Notifier::start(pool.clone(), process.name.clone()));
        let committer = Committer { connection: KeptConnection::new(pool.clone()), process, notifier };
        tokio::spawn(committer.run(pool, jobs));
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
    connection: KeptConnection,
    process: Process,
    /// Tells other processes, if there are any.
    notifier: Option<Notifier>,
}

impl Committer {
    async fn run(mut self, pool: AnyPool, mut jobs: mpsc::Receiver<Job>) {
        let (mut closed, mut last) = (pin!(pool.close_event()), None);
        let mut batch = Vec::new();
        loop {
            tokio::select! {
                biased;
                received = jobs.recv_many(&mut batch, MAX_BATCH) => {
                    if received == 0 {
                        return;
                    }
                    if let Some(last) = last {
                        sleep_until(last + COMMIT_INTERVAL).await;
                        while batch.len() < MAX_BATCH && let Ok(job) = jobs.try_recv() {
                            batch.push(job);
                        }
                    }
                    last = Some(Instant::now());
                    self.commit_batch(std::mem::take(&mut batch)).await;
                }
                // The pool waits for its connections before it closes them.
                () = &mut closed, if self.connection.is_open() => self.connection.release(),
            }
        }
    }

    /// Commits appends in one transaction and all other writes in another one.
    async fn commit_batch(&mut self, mut batch: Vec<Job>) {
        metrics::histogram!("gloriette_writes_per_transaction").record(batch.len() as f64);
        // All processes lock rows in the same order, so they cannot deadlock.
        batch.sort_by(|a, b| a.write.lock_order().cmp(&b.write.lock_order()));
        let (appends, others) = batch.into_iter().partition(|job| matches!(job.write, Write::Append(_)));
        self.commit_appends(appends).await;
        self.commit_others(others).await;
    }

    /// Appends for which another process was first are left out. If the transaction fails, each
    /// append gets its own, so that one append cannot fail the others.
    async fn commit_appends(&mut self, mut jobs: Vec<Job>) {
        while !jobs.is_empty() {
            match self.append(&jobs).await {
                Ok(Written::Done) => {
                    jobs.into_iter().for_each(|job| self.finish(job, Ok(Written::Done)));
                    return;
                }
                Ok(Written::Conflict) => match self.remove_late(&mut jobs).await {
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
            let written = self.append(std::slice::from_ref(&job)).await;
            self.finish(job, written);
        }
    }

    /// If the transaction fails, each write gets its own, so that one write cannot fail the others.
    async fn commit_others(&mut self, jobs: Vec<Job>) {
        if jobs.is_empty() {
            return;
        }
        match self.transaction(&jobs).await {
            Ok(written) => {
                return jobs
                    .into_iter()
                    .zip(written)
                    .for_each(|(job, written)| self.finish(job, Ok(written)));
            }
            Err(error) => {
                tracing::warn!(%error, writes = jobs.len(), "a transaction failed; committing one by one");
            }
        }
        for job in jobs {
            let written = self.transaction(std::slice::from_ref(&job)).await;
            let written = written.map(|written| written.first().copied().unwrap_or(Written::Conflict));
            self.finish(job, written);
        }
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

    /// Commits the appends of some jobs, all or nothing.
    async fn append(&mut self, jobs: &[Job]) -> Result<Written, StoreError> {
        let mut connection = self.connection.take().await?;
        let appends: Vec<&Append> = jobs.iter().filter_map(|job| job.write.append()).collect();
        let written = append_all(&appends, &mut connection, &self.process, Commit::Now).await;
        // A conflict leaves a transaction open on SQLite only, where no other process conflicts.
        let is_usable = matches!(written, Ok(Written::Done)) || (self.process.is_shared && written.is_ok());
        self.connection.keep(connection, is_usable);
        written
    }

    /// Runs other writes in one transaction and returns the result of each.
    async fn transaction(&mut self, jobs: &[Job]) -> Result<Vec<Written>, StoreError> {
        let mut connection = self.connection.take().await?;
        let written = run_transaction(&mut connection, &self.process, jobs).await;
        self.connection.keep(connection, written.is_ok());
        written
    }

    /// Removes the appends whose first sequence number is taken.
    async fn remove_late(&mut self, jobs: &mut Vec<Job>) -> Result<Vec<Job>, StoreError> {
        let first = |job: &Job| {
            let append = job.write.append()?;
            Some((append.game, append.entries.first()?.seq))
        };
        let games: Vec<GameId> = jobs.iter().filter_map(|job| Some(first(job)?.0)).collect();
        let mut connection = self.connection.take().await?;
        let last = last_entries(&mut connection, &games, self.process.is_shared).await;
        self.connection.keep(connection, last.is_ok());
        let last: HashMap<GameId, u64> = last?.into_iter().collect();
        let is_late = |job: &mut Job| {
            first(job).is_some_and(|(game, first)| last.get(&game).is_some_and(|&last| last >= first))
        };
        Ok(jobs.extract_if(.., is_late).collect())
    }
}

async fn run_transaction(
    connection: &mut AnyConnection,
    process: &Process,
    jobs: &[Job],
) -> Result<Vec<Written>, StoreError> {
    // SQLite takes the write lock at once, so that it cannot fail later in the transaction.
    let mut transaction = if process.is_shared {
        connection.begin().await?
    } else {
        connection.begin_with("BEGIN IMMEDIATE").await?
    };
    let mut written = Vec::with_capacity(jobs.len());
    for job in jobs {
        written.push(job.write.run(&mut transaction, process).await?);
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
