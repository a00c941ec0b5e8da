//! Opens a store: connections, migrations, the writer.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;

use crate::limits::DATABASE_READERS;
use crate::machine::Machine;
use crate::random;
use crate::server_clock::ServerClock;
use crate::store::append::Process;
use crate::store::database::{Database, Sql};
use crate::store::error::StoreError;
use crate::store::health::Health;
use crate::store::held_claims::HeldClaims;
use crate::store::migrations;
use crate::store::sqlite_file::SqliteFile;
use crate::store::writer::Writer;

/// An open store with the present schema.
#[derive(Clone, Debug)]
pub struct Store {
    /// `None` in a simulation.
    pub(super) pool: Option<AnyPool>,
    pub(super) database: Arc<dyn Database>,
    pub(super) writer: Writer,
    pub(super) clock: Arc<ServerClock>,
    pub(super) health: Health,
    pub(super) process: Process,
    pub(super) held_claims: HeldClaims,
    machine: Machine,
    /// Keeps other servers away from a SQLite file.
    _lock: Option<Arc<File>>,
}

/// How long a reader waits for a connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);

impl Store {
    /// Opens a store: `postgres://…`, or `sqlite:` and a file. A server uses
    /// [`open_for_server`](Store::open_for_server).
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        if is_postgres(url) { Store::open_postgres(url).await } else { Store::open_sqlite(url, false).await }
    }

    /// Opens a store and locks it if it is a SQLite file: a second server is refused, because it
    /// would not notice the writes of the first one.
    pub async fn open_for_server(url: &str) -> Result<Store, StoreError> {
        if is_postgres(url) { Store::open_postgres(url).await } else { Store::open_sqlite(url, true).await }
    }

    async fn open_postgres(url: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let pool = postgres_pool(url).await?;
        migrations::migrate(&pool, true).await?;
        Ok(Store::new(pool, Some(url.to_string()), None))
    }

    async fn open_sqlite(url: &str, for_server: bool) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let file = SqliteFile::of(url)?;
        let lock = match &file {
            Some(file) => file.open(url, for_server).await?,
            None => None,
        };
        let pool = sqlite_pool(url).await?;
        if let Err(error) = migrations::migrate(&pool, false).await {
            return Err(match file {
                Some(file) => file.migration_error(&error),
                None => error.into(),
            });
        }
        Ok(Store::new(pool, None, lock))
    }

    fn new(pool: AnyPool, postgres: Option<String>, lock: Option<Arc<File>>) -> Store {
        let process = Process::new(random::process_name(), postgres.is_some());
        let sql = Sql::new(pool.clone(), postgres, process.clone());
        let store = Store::with_database(Arc::new(sql), process, Machine::default());
        Store { pool: Some(pool), _lock: lock, ..store }
    }

    /// A store in a simulation. `process` is its name in claims.
    pub fn simulated(
        database: Arc<dyn Database>,
        process: String,
        is_shared: bool,
        machine: Machine,
    ) -> Store {
        Store::with_database(database, Process::new(process, is_shared), machine)
    }

    fn with_database(database: Arc<dyn Database>, process: Process, machine: Machine) -> Store {
        let writer = Writer::start(database.clone(), &process, &machine);
        let clock = Arc::new(ServerClock::new(machine.clone()));
        let (health, held_claims) = (Health::default(), HeldClaims::default());
        Store { pool: None, database, writer, clock, health, process, held_claims, machine, _lock: None }
    }

    /// The URL of a SQLite file, which is created if it is missing.
    pub fn sqlite(file: &Path) -> String {
        SqliteFile::url(file)
    }

    /// Whether other processes may write to it.
    pub fn is_shared(&self) -> bool {
        self.process.is_shared
    }

    pub(crate) fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Closes all connections, which also empties SQLite's write-ahead log.
    pub async fn close(&self) {
        if let Some(pool) = &self.pool {
            pool.close().await;
        }
    }
}

fn is_postgres(url: &str) -> bool {
    ["postgres:", "postgresql:"].iter().any(|scheme| url.starts_with(scheme))
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
                    // A checkpoint copies every page that has changed since the last one, once.
                    "PRAGMA wal_autocheckpoint = 4000",
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
