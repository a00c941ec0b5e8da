//! The writer task: it batches waiting writes into one transaction, because every commit waits for
//! the disk.

use std::collections::HashMap;
use std::sync::Arc;

use sqlx::{AnyConnection, Connection};
use table::{GameId, PersonId};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::key::KeyHash;
use crate::machine::Machine;
use crate::store::append::{Append, Process, append_all};
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

impl Writer {
    pub(super) fn start(database: Arc<dyn Database>, process: &Process, machine: &Machine) -> Writer {
        let (queue, mut jobs) = mpsc::channel::<Job>(QUEUE_LENGTH);
        let notifier =
            process.is_shared.then(|| Notifier::start(database.clone(), process.name.clone(), machine));
        machine.spawn(async move {
            let mut batch = Vec::new();
            while jobs.recv_many(&mut batch, MAX_BATCH).await > 0 {
                commit_batch(database.as_ref(), std::mem::take(&mut batch), notifier.as_ref()).await;
            }
        });
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

/// Commits a batch in one transaction. Writes for which another process was first are left out. If
/// the transaction fails, each write gets its own, so that one write cannot fail the others.
async fn commit_batch(database: &dyn Database, mut batch: Vec<Job>, notifier: Option<&Notifier>) {
    // All processes lock rows in the same order, so they cannot deadlock.
    batch.sort_by(|a, b| a.write.lock_order().cmp(&b.write.lock_order()));
    metrics::histogram!("gloriette_writes_per_transaction").record(batch.len() as f64);
    while !batch.is_empty() {
        match database.commit(writes(&batch)).await {
            Ok(written) if written.len() == batch.len() => {
                for (job, written) in batch.into_iter().zip(written) {
                    job.finish(Ok(written), notifier);
                }
                return;
            }
            Ok(_) => match remove_late(database, &mut batch).await {
                Ok(late) if !late.is_empty() => {
                    metrics::counter!("gloriette_conflicts").increment(late.len() as u64);
                    late.into_iter().for_each(|job| job.finish(Ok(Written::Conflict), notifier));
                }
                Ok(_) => break,
                Err(error) => {
                    tracing::warn!(%error, "cannot find out what another process wrote");
                    break;
                }
            },
            Err(error) => {
                tracing::warn!(%error, writes = batch.len(), "a transaction failed; committing one by one");
                break;
            }
        }
    }
    for job in batch {
        let result = database.commit(vec![&job.write]).await;
        let written = result.map(|written| written.first().copied().unwrap_or(Written::Conflict));
        job.finish(written, notifier);
    }
}

/// Removes the appends whose first sequence number is taken.
async fn remove_late(database: &dyn Database, batch: &mut Vec<Job>) -> Result<Vec<Job>, StoreError> {
    let games: Vec<GameId> = batch.iter().filter_map(|job| Some(job.write.batched_append()?.game)).collect();
    let last: HashMap<GameId, u64> = database.last_entries(&games).await?.into_iter().collect();
    let is_late = |job: &mut Job| {
        let append = job.write.batched_append();
        let first = append.and_then(|append| Some((append.game, append.entries.first()?.seq)));
        first.is_some_and(|(game, first)| last.get(&game).is_some_and(|&last| last >= first))
    };
    Ok(batch.extract_if(.., is_late).collect())
}

impl Job {
    /// Answers, and tells other processes what is committed.
    fn finish(self, written: Result<Written, StoreError>, notifier: Option<&Notifier>) {
        let is_done = matches!(written, Ok(Written::Done));
        // The receiver may be gone; the write counts all the same.
        let _ = self.answer.send(written);
        if let (true, Some(notifier), Some(append)) = (is_done, notifier, self.write.into_append()) {
            notifier.notify(append);
        }
    }
}

fn writes(jobs: &[Job]) -> Vec<&Write> {
    jobs.iter().map(|job| &job.write).collect()
}

impl Sql {
    pub(super) async fn commit(&self, writes: &[&Write]) -> Result<Vec<Written>, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let written = run_transaction(&mut connection, &self.process, writes).await;
        if written.is_err() {
            // A full disk, for example, leaves a transaction open. The pool opens a new connection.
            connection.close_on_drop();
        }
        written
    }
}

/// The result of each write. The result is empty, and nothing is written, if another process has
/// already written one of the sequence numbers.
async fn run_transaction(
    connection: &mut AnyConnection,
    process: &Process,
    writes: &[&Write],
) -> Result<Vec<Written>, StoreError> {
    // SQLite takes the write lock at once, so that it cannot fail later in the transaction.
    let mut transaction = if process.is_shared {
        connection.begin().await?
    } else {
        connection.begin_with("BEGIN IMMEDIATE").await?
    };
    let appends: Vec<&Append> = writes.iter().filter_map(|write| write.batched_append()).collect();
    if append_all(&appends, &mut transaction, process).await? == Written::Conflict {
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

    fn into_append(self) -> Option<Append> {
        match self {
            Write::Append(append) | Write::Open { append, .. } => Some(append),
            _ => None,
        }
    }

    /// What the writer appends together with others.
    fn batched_append(&self) -> Option<&Append> {
        self.append().filter(|_| matches!(self, Write::Append(_)))
    }

    /// The rows that it locks: entries of a game, then a person, then a key.
    fn lock_order(&self) -> (Option<GameId>, Option<PersonId>, Option<&KeyHash>) {
        let game = self.batched_append().map(|append| append.game);
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
