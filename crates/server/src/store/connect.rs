//! NewTable a store.

use std::path::Path;
use std::time::Duration;

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;

use crate::limits::DATABASE_READERS;
use crate::store::error::StoreError;
use crate::store::migrations;
use crate::store::writer::Writer;

/// An open store with the present schema.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) pool: AnyPool,
    pub(super) writer: Writer,
    /// The URL of PostgreSQL; `None` on SQLite.
    pub(super) postgres: Option<String>,
}

/// How long a reader waits for a connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);

impl Store {
    /// Opens a store: `postgres://…`, or `sqlite:` and a file, which is created if it is missing.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let postgres = ["postgres:", "postgresql:"].iter().any(|scheme| url.starts_with(scheme));
        let pool = if postgres { postgres_pool(url).await? } else { sqlite_pool(url).await? };
        migrations::migrator().run(&pool).await?;
        let writer = Writer::start(pool.clone(), postgres);
        Ok(Store { pool, writer, postgres: postgres.then(|| url.to_string()) })
    }

    /// The URL of a SQLite file.
    pub fn sqlite(file: &Path) -> String {
        format!("sqlite://{}?mode=rwc", file.display())
    }

    /// Whether other processes may write to it.
    pub fn is_shared(&self) -> bool {
        self.postgres.is_some()
    }

    /// Checks that the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Closes all connections, which also empties SQLite's write-ahead log.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

async fn postgres_pool(url: &str) -> Result<AnyPool, sqlx::Error> {
    pool_options().connect(url).await
}

/// With `synchronous = FULL` a commit returns only when it is on disk.
async fn sqlite_pool(url: &str) -> Result<AnyPool, sqlx::Error> {
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
        .max_connections(DATABASE_READERS + 1)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .test_before_acquire(false)
}
