//! The writer task: it batches waiting writes into one transaction, because every commit waits for
//! the disk.

use sqlx::{AnyConnection, AnyPool, Connection};
use table::{GameId, PersonId};
use tokio::sync::{mpsc, oneshot};

use crate::key::KeyHash;
use crate::store::append::{Append, append_all};
use crate::store::connect::Store;
use crate::store::error::StoreError;
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

impl Writer {
    pub(super) fn start(pool: AnyPool, postgres: bool) -> Writer {
        let (queue, mut jobs) = mpsc::channel::<Job>(QUEUE_LENGTH);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(MAX_BATCH);
            while jobs.recv_many(&mut batch, MAX_BATCH).await > 0 {
                commit_batch(&pool, postgres, &mut batch).await;
            }
        });
        Writer { queue }
    }
}

impl Store {
    /// Writes something. When this returns [`Written::Done`], it is on disk.
    pub async fn write(&self, write: Write) -> Result<Written, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.writer.queue.send(Job { write, answer }).await.map_err(|_| StoreError::WriterStopped)?;
        answered.await.map_err(|_| StoreError::WriterStopped)?
    }
}

/// Commits a batch in one transaction. If that fails, each write gets its own, so that one write
/// cannot fail the others.
async fn commit_batch(pool: &AnyPool, postgres: bool, batch: &mut Vec<Job>) {
    // All processes lock rows in the same order, so they cannot deadlock.
    batch.sort_by(|a, b| a.write.lock_order().cmp(&b.write.lock_order()));
    metrics::histogram!("gloriette_writes_per_transaction").record(batch.len() as f64);
    match commit(pool, postgres, batch).await {
        Ok(written) if written.len() == batch.len() => {
            for (job, written) in batch.drain(..).zip(written) {
                // The receiver may be gone; the write counts all the same.
                let _ = job.answer.send(Ok(written));
            }
            return;
        }
        Ok(_) => tracing::debug!(writes = batch.len(), "another process was first; committing one by one"),
        Err(error) => {
            tracing::warn!(%error, writes = batch.len(), "a transaction failed; committing one by one");
        }
    }
    for job in batch.drain(..) {
        let result = commit(pool, postgres, std::slice::from_ref(&job)).await;
        let _ = job.answer.send(result.map(|written| written.first().copied().unwrap_or(Written::Conflict)));
    }
}

async fn commit(pool: &AnyPool, postgres: bool, jobs: &[Job]) -> Result<Vec<Written>, StoreError> {
    let mut connection = pool.acquire().await?;
    let written = run_transaction(&mut connection, postgres, jobs).await;
    if written.is_err() {
        // A full disk, for example, leaves a transaction open. The pool opens a new connection.
        connection.close_on_drop();
    }
    written
}

/// The result of each job. The result is empty, and nothing is written, if another process has
/// already written one of the sequence numbers.
async fn run_transaction(
    connection: &mut AnyConnection,
    postgres: bool,
    jobs: &[Job],
) -> Result<Vec<Written>, StoreError> {
    // SQLite takes the write lock at once, so that it cannot fail later in the transaction.
    let mut transaction =
        if postgres { connection.begin().await? } else { connection.begin_with("BEGIN IMMEDIATE").await? };
    let appends: Vec<&Append> = jobs.iter().filter_map(|job| job.write.append()).collect();
    if append_all(&appends, &mut transaction, postgres).await? == Written::Conflict {
        transaction.rollback().await?;
        return Ok(Vec::new());
    }
    let mut written = Vec::with_capacity(jobs.len());
    for job in jobs {
        written.push(job.write.run(&mut transaction, postgres).await?);
    }
    transaction.commit().await?;
    Ok(written)
}

impl Write {
    fn append(&self) -> Option<&Append> {
        match self {
            Write::Append(append) => Some(append),
            _ => None,
        }
    }

    /// The rows that it locks: entries of a game, then a person, then a key.
    fn lock_order(&self) -> (Option<GameId>, Option<PersonId>, Option<&KeyHash>) {
        let game = self.append().map(|append| append.game);
        match self {
            Write::Open { append, .. } => {
                (game, append.listing.as_ref().map(|listing| listing.summary.host), None)
            }
            Write::Name { id, .. } => (game, Some(*id), None),
            Write::Link { person, .. } | Write::Revoke { person, .. } => (game, Some(*person), None),
            Write::SaveBoardSet(stored) => (game, Some(stored.author), None),
            Write::DeleteBoardSet { author, .. } => (game, Some(*author), None),
            Write::KeyUsed { hash, .. } => (game, None, Some(hash)),
            _ => (game, None, None),
        }
    }
}
