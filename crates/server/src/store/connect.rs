//! Opening a store.

use std::path::Path;
use std::time::Duration;

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;

use crate::store::error::StoreError;
use crate::store::migrations;
use crate::store::writer::Writer;

/// A store, opened and brought to the present form.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) pool: AnyPool,
    pub(super) writer: Writer,
    /// Where PostgreSQL is, if this is it; then other processes may write, too.
    pub(super) postgres: Option<String>,
}

/// Readers do not wait for one another. There is one writer beside them.
const READERS: u32 = 8;

impl Store {
    /// Opens a store: `postgres://…`, or `sqlite:` and a file, which is made if it is missing.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let postgres = ["postgres:", "postgresql:"].iter().any(|scheme| url.starts_with(scheme));
        let pool = if postgres { pool_of_postgres(url).await? } else { pool_of_sqlite(url).await? };
        migrations::all().run(&pool).await?;
        let writer = Writer::start(pool.clone(), postgres);
        Ok(Store { pool, writer, postgres: postgres.then(|| url.to_string()) })
    }

    /// The address of a SQLite file.
    pub fn sqlite(file: &Path) -> String {
        format!("sqlite://{}?mode=rwc", file.display())
    }

    /// Whether other processes may write to it at the same time.
    pub fn is_shared(&self) -> bool {
        self.postgres.is_some()
    }

    /// Whether it answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Ends all connections, so that nothing is left in the write-ahead log.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

async fn pool_of_postgres(url: &str) -> Result<AnyPool, sqlx::Error> {
    pool_options().connect(url).await
}

/// SQLite writes ahead, and tells of a commit only when it is on the disk.
async fn pool_of_sqlite(url: &str) -> Result<AnyPool, sqlx::Error> {
    pool_options()
        .after_connect(|connection, _| {
            Box::pin(async move {
                for pragma in [
                    "PRAGMA journal_mode = WAL",
                    "PRAGMA synchronous = FULL",
                    "PRAGMA foreign_keys = ON",
                    "PRAGMA busy_timeout = 10000",
                ] {
                    sqlx::query(pragma).execute(&mut *connection).await?;
                }
                Ok(())
            })
        })
        .connect(url)
        .await
}

fn pool_options() -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(READERS + 1)
        .acquire_timeout(Duration::from_secs(10))
        .test_before_acquire(false)
}
