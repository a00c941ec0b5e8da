//! A connection for a task that uses one all the time.

use std::sync::{Arc, Mutex, PoisonError};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool};

use crate::store::error::StoreError;

/// A connection that stays out of the pool between two uses, because the pool tests every
/// connection that it gets back: a round trip to PostgreSQL, or a hop to SQLite's thread.
#[derive(Debug)]
pub(super) struct KeptConnection {
    pool: AnyPool,
    kept: Arc<Slot>,
}

/// `None` during a use, and before the first one.
type Slot = Mutex<Option<PoolConnection<Any>>>;

impl KeptConnection {
    pub(super) fn new(pool: AnyPool) -> KeptConnection {
        let kept = Arc::<Slot>::default();
        // The pool waits for its connections before it closes them.
        let (closed, to_release) = (pool.close_event(), kept.clone());
        tokio::spawn(async move {
            closed.await;
            drop(take(&to_release));
        });
        KeptConnection { pool, kept }
    }

    /// Takes the connection, for one use.
    pub(super) async fn take(&self) -> Result<PoolConnection<Any>, StoreError> {
        match take(&self.kept) {
            Some(connection) => Ok(connection),
            None => Ok(self.pool.acquire().await?),
        }
    }

    /// Keeps the connection after a use, unless it is not usable any more.
    pub(super) fn keep(&self, mut connection: PoolConnection<Any>, is_usable: bool) {
        if !is_usable {
            // A full disk, for example, leaves a transaction open. The pool opens a new connection.
            connection.close_on_drop();
            return;
        }
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.pool.is_closed() {
            *kept = Some(connection);
        }
    }
}

fn take(slot: &Slot) -> Option<PoolConnection<Any>> {
    slot.lock().unwrap_or_else(PoisonError::into_inner).take()
}
