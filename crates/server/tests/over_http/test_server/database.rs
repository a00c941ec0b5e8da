//! A database of its own for a test.

use sqlx::Connection as _;

/// Makes a new, empty database on a PostgreSQL server, and gives its address.
pub async fn new_database(admin: &str) -> String {
    sqlx::any::install_default_drivers();
    let name = format!("test_{}", table::GameId::random());
    let mut connection = sqlx::AnyConnection::connect(admin).await.expect("PostgreSQL answers");
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut connection).await.expect("a database can be made");
    let (server, _) = admin.rsplit_once('/').expect("an address ends with a database");
    format!("{server}/{name}")
}
