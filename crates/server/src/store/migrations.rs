//! Migrations. A released migration never changes, because sqlx checks its checksum.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The migrations, oldest first. sqlx's macro would compile a second database driver.
const MIGRATIONS: [(&str, &str); 3] = [
    ("begin", include_str!("../../migrations/0001_begin.sql")),
    ("analyses", include_str!("../../migrations/0002_analyses.sql")),
    ("server_state", include_str!("../../migrations/0003_server_state.sql")),
];

pub(super) fn migrator() -> Migrator {
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
    use crate::store::Store;

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
            pool.close().await;
            let store = Store::open(&url).await.expect("the migrated store");
            assert!(store.has_people().await.expect("the people"));
            assert_eq!(store.waiting_analyses().await.expect("the new table"), 0);
        }
    }
}
