//! How a store came to its present form, step by step. A step that was once released is never changed.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps, oldest first. They are listed here and not by a macro, which would build a second database driver.
const STEPS: [(&str, &str); 2] = [
    ("begin", include_str!("../../migrations/0001_begin.sql")),
    ("analyses", include_str!("../../migrations/0002_analyses.sql")),
];

pub(super) fn all() -> Migrator {
    let step = |(number, (name, sql)): (usize, (&'static str, &'static str))| {
        let version = number as i64 + 1;
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.into_iter().enumerate().map(step).collect())
}

#[cfg(test)]
mod tests {
    use sqlx::any::AnyPoolOptions;

    use super::*;
    use crate::store::Store;

    /// A file of every earlier form is brought to the present one when it is opened, and keeps what is in it.
    #[tokio::test]
    async fn old_files_are_upgraded() {
        sqlx::any::install_default_drivers();
        for steps in 1..STEPS.len() {
            let folder = tempfile::tempdir().expect("a folder can be made");
            let url = Store::sqlite(&folder.path().join("old.db"));
            let pool = AnyPoolOptions::new().connect(&url).await.expect("it opens");
            let old = Migrator::with_migrations(all().migrations.iter().take(steps).cloned().collect());
            old.run(&pool).await.expect("the old form can be made");
            let insert = sqlx::query("INSERT INTO people (id, name, since) VALUES ('a', 'Anna', 1)");
            insert.execute(&pool).await.expect("somebody is there");
            pool.close().await;
            let store = Store::open(&url).await.expect("it is upgraded");
            assert!(store.has_people().await.expect("it can be read"));
            assert_eq!(store.unfinished_analyses().await.expect("the new tables are there"), 0);
        }
    }
}
