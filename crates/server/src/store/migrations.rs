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
