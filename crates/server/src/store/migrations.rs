//! Migrations. A released migration never changes, because sqlx checks its checksum.

use std::borrow::Cow;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyPool, SqlSafeStr};

/// The migrations, oldest first. sqlx's macro would compile a second database driver.
const MIGRATIONS: [(&str, &str); 7] = [
    ("begin", include_str!("../../migrations/0001_begin.sql")),
    ("analyses", include_str!("../../migrations/0002_analyses.sql")),
    ("server_state", include_str!("../../migrations/0003_server_state.sql")),
    ("hosts and devices", include_str!("../../migrations/0004_hosts_and_devices.sql")),
    ("board sets", include_str!("../../migrations/0005_board_sets.sql")),
    ("claims", include_str!("../../migrations/0006_claims.sql")),
    ("local games", include_str!("../../migrations/0007_local_games.sql")),
];

/// Hosts of games that an earlier version opened. The databases read JSON in different ways.
const FILL_HOSTS_IN_SQLITE: &str =
    "UPDATE games SET host = json_extract(summary, '$.host') WHERE host IS NULL";
const FILL_HOSTS_IN_POSTGRES: &str =
    "UPDATE games SET host = CAST(summary AS json) ->> 'host' WHERE host IS NULL";

/// Upgrades the schema, and fills new columns of old rows.
pub(super) async fn migrate(pool: &AnyPool, postgres: bool) -> Result<(), MigrateError> {
    migrator().run(pool).await?;
    // After the first start this finds nothing, by an index.
    let fill = if postgres { FILL_HOSTS_IN_POSTGRES } else { FILL_HOSTS_IN_SQLITE };
    sqlx::query(fill).execute(pool).await?;
    Ok(())
}

fn migrator() -> Migrator {
    let migration = |(number, (name, sql)): (usize, (&'static str, &'static str))| {
        let version = number as i64 + 1;
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.into_iter().enumerate().map(migration).collect())
}

#[cfg(test)]
mod tests {
    use sqlx::any::AnyPoolOptions;

    use super::*;
    use crate::store::{ReachedLimit, Store, TableLimits};

    #[tokio::test]
    async fn files_of_every_earlier_version_are_migrated_and_keep_their_rows() {
        sqlx::any::install_default_drivers();
        for version in 1..MIGRATIONS.len() {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let url = Store::sqlite(&folder.path().join("old.db"));
            let pool = AnyPoolOptions::new().connect(&url).await.expect("it opens");
            let old =
                Migrator::with_migrations(migrator().migrations.iter().take(version).cloned().collect());
            old.run(&pool).await.expect("the old schema");
            let insert = sqlx::query("INSERT INTO people (id, name, since) VALUES ('a', 'Anna', 1)");
            insert.execute(&pool).await.expect("one person");
            let host = "0123456789abcdef0123456789abcdef";
            let insert = sqlx::query(
                "INSERT INTO games (id, phase, listed, changed, summary) VALUES ('g', 'open', 1, 1, $1)",
            );
            let summary = format!(r#"{{"id":"g","host":"{host}"}}"#);
            insert.bind(summary).execute(&pool).await.expect("one game");
            pool.close().await;
            let store = Store::open(&url).await.expect("the migrated store");
            assert!(store.has_people().await.expect("the people"));
            let author = "0123456789abcdef0123456789abcdef".parse().expect("an id");
            assert_eq!(store.board_sets(author).await.expect("the new table"), []);
            assert_eq!(store.local_results(author).await.expect("the new table"), []);
            assert_eq!(store.waiting_analyses().await.expect("the new table"), 0);
            let tables = store.unfinished(host.parse().expect("an id"), None).await.expect("the new column");
            let limits = TableLimits { unfinished: 2, listed: 2, listed_open: 1 };
            assert_eq!(tables.reached(&limits, false), None);
            assert_eq!(tables.reached(&limits, true), Some(ReachedLimit::ListedOpen(1)));
        }
    }
}
