//! A connection for a task that uses one all the time.

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool};

use crate::store::error::StoreError;

/// A connection that stays out of the pool between two uses, because the pool tests every
/// connection that it gets back: a round trip to PostgreSQL, or a hop to SQLite's thread.
pub(super) struct KeptConnection {
    pool: AnyPool,
    connection: Option<PoolConnection<Any>>,
}

impl KeptConnection {
    pub(super) fn new(pool: AnyPool) -> KeptConnection {
        KeptConnection { pool, connection: None }
    }

    /// Takes the connection, for one use.
    pub(super) async fn take(&mut self) -> Result<PoolConnection<Any>, StoreError> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => Ok(self.pool.acquire().await?),
        }
    }

    /// Keeps the connection after a use, unless it is not usable any more.
    pub(super) fn keep(&mut self, mut connection: PoolConnection<Any>, is_usable: bool) {
        if is_usable {
            self.connection = Some(connection);
        } else {
            // A full disk, for example, leaves a transaction open. The pool opens a new connection.
            connection.close_on_drop();
        }
    }

    /// Whether it keeps a connection, for which the pool waits when it is closed.
    pub(super) fn is_open(&self) -> bool {
        self.connection.is_some()
    }

    /// Gives the connection back.
    pub(super) fn release(&mut self) {
        self.connection = None;
    }
}
