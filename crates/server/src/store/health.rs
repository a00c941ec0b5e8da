//! Whether the database accepts writes.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::store::connect::Store;
use crate::store::error::StoreError;

/// How long a result is valid, so that health checks cost at most one write per second.
const VALID: Duration = Duration::from_secs(1);
/// How long the database may take.
const TIMEOUT: Duration = Duration::from_secs(3);
/// About as many bytes as a decision needs. A full disk may still have room for a few.
const FILLER_BYTES: usize = 8000;

/// The last result, and when it was found out.
#[derive(Clone, Debug, Default)]
pub(super) struct Health(Arc<Mutex<Option<(Instant, bool)>>>);

impl Store {
    /// Checks that the database accepts writes.
    pub async fn check_health(&self) -> Result<(), StoreError> {
        // Requests that arrive during a check wait for its result.
        let mut last = self.health.0.lock().await;
        if let Some((at, healthy)) = *last
            && at.elapsed() < VALID
        {
            return if healthy { Ok(()) } else { Err(StoreError::NoWrites) };
        }
        let result = match tokio::time::timeout(TIMEOUT, self.write_health_row()).await {
            Ok(result) => result,
            Err(_) => Err(StoreError::NoWrites),
        };
        *last = Some((Instant::now(), result.is_ok()));
        result
    }

    async fn write_health_row(&self) -> Result<(), StoreError> {
        let mut connection = self.pool()?.acquire().await?;
        let upsert = sqlx::query(
            "INSERT INTO health (id, filler) VALUES (1, $1) \
             ON CONFLICT (id) DO UPDATE SET filler = excluded.filler",
        );
        let written = upsert.bind("x".repeat(FILLER_BYTES)).execute(&mut *connection).await;
        if written.is_err() {
            // A full disk leaves a transaction open. The pool opens a new connection.
            connection.close_on_drop();
        }
        written?;
        Ok(())
    }
}
