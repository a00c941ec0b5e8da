//! A PostgreSQL database for one test.

use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::Connection as _;

/// Creates an empty database on a PostgreSQL server and returns its URL.
pub(crate) async fn new_database(admin_url: &str) -> String {
    sqlx::any::install_default_drivers();
    let mut connection = sqlx::AnyConnection::connect(admin_url).await.expect("PostgreSQL answers");
    let name = unique_name();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut connection).await.expect("the database is created");
    let (server, _) = admin_url.rsplit_once('/').expect("the URL ends with a database");
    format!("{server}/{name}")
}

/// A name that no other test of this or another process uses.
fn unique_name() -> String {
    static COUNT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is right");
    format!("test_{}_{}_{number}", std::process::id(), since_1970.as_nanos())
}
