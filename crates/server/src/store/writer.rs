//! The one writer: whatever waits at the same time shares a transaction, so that durability does not cost throughput.

use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use crate::id::GameId;
use crate::store::append::{Append, append};
use crate::store::connect::Store;
use crate::store::error::StoreError;
use crate::store::write::{Write, Written};

/// Hands writes to the one task that carries them out.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
}

#[derive(Debug)]
struct Job {
    write: Write,
    answer: oneshot::Sender<Result<Written, StoreError>>,
}

/// How many writes may wait; who comes later waits with sending.
const QUEUE: usize = 4096;
/// How many writes share a transaction at the most.
const SHARED: usize = 512;

impl Writer {
    pub(super) fn start(pool: AnyPool, postgres: bool) -> Writer {
        let (queue, mut jobs) = mpsc::channel::<Job>(QUEUE);
        tokio::spawn(async move {
            let mut waiting = Vec::with_capacity(SHARED);
            while jobs.recv_many(&mut waiting, SHARED).await > 0 {
                carry_out(&pool, postgres, &mut waiting).await;
            }
        });
        Writer { queue }
    }
}

impl Store {
    /// Writes something. When it is answered that it is done, it is on the disk.
    pub async fn write(&self, write: Write) -> Result<Written, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.writer.queue.send(Job { write, answer }).await.map_err(|_| StoreError::Lost)?;
        answered.await.map_err(|_| StoreError::Lost)?
    }
}

/// All in one transaction. If that does not work, each in its own, so that one write cannot take others down with it.
async fn carry_out(pool: &AnyPool, postgres: bool, jobs: &mut Vec<Job>) {
    // Processes that write to the same games do so in the same order, and do not wait for each other in a circle.
    jobs.sort_by_key(|job| job.write.order());
    metrics::histogram!("gloriette_writes_per_transaction").record(jobs.len() as f64);
    match together(pool, postgres, jobs).await {
        Ok(written) if written.len() == jobs.len() => {
            for (job, written) in jobs.drain(..).zip(written) {
                // Who asked may be gone; what is written is written.
                let _ = job.answer.send(Ok(written));
            }
            return;
        }
        Ok(_) => tracing::debug!(writes = jobs.len(), "somebody else was first; each write goes alone"),
        Err(error) => {
            tracing::warn!(%error, writes = jobs.len(), "a shared transaction failed; each write goes alone");
        }
    }
    for job in jobs.drain(..) {
        let done = together(pool, postgres, std::slice::from_ref(&job)).await;
        let _ = job.answer.send(done.map(|written| written.first().copied().unwrap_or(Written::Taken)));
    }
}

async fn together(pool: &AnyPool, postgres: bool, jobs: &[Job]) -> Result<Vec<Written>, StoreError> {
    let mut connection = pool.acquire().await?;
    let written = in_one_transaction(&mut connection, postgres, jobs).await;
    if written.is_err() {
        // Who knows what state it is in: a full disk, say, leaves a transaction open. The pool makes a new one.
        connection.close_on_drop();
    }
    written
}

/// What became of each; nothing at all, if a log had come further already: then nothing is written.
async fn in_one_transaction(
    connection: &mut AnyConnection,
    postgres: bool,
    jobs: &[Job],
) -> Result<Vec<Written>, StoreError> {
    // SQLite: the lock is taken at once, so that nothing read meanwhile can be overtaken.
    let mut transaction =
        if postgres { connection.begin().await? } else { connection.begin_with("BEGIN IMMEDIATE").await? };
    let appends: Vec<&Append> = jobs.iter().filter_map(|job| job.write.append()).collect();
    if append(&appends, &mut transaction, postgres).await? == Written::Taken {
        transaction.rollback().await?;
        return Ok(Vec::new());
    }
    let mut written = Vec::with_capacity(jobs.len());
    for job in jobs {
        written.push(job.write.run(&mut transaction).await?);
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

    fn order(&self) -> Option<GameId> {
        self.append().map(|append| append.game)
    }
}
