//! SQLite files: their URLs, the checks at start-up, and the lock of the server.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection, Row};

use crate::store::error::StoreError;

/// Larger files are not checked for damage at start-up, because it would take seconds.
const MAX_CHECKED_BYTES: u64 = 256 << 20;
/// How long to wait for another program's lock at start-up, in milliseconds.
const LOCK_WAIT: &str = "PRAGMA busy_timeout = 500";

/// A SQLite file.
pub(super) struct SqliteFile {
    path: PathBuf,
    /// Whether it is created if it is missing.
    create: bool,
}

impl SqliteFile {
    /// The file of a `sqlite:` URL; `None` for a database in memory.
    pub(super) fn of(url: &str) -> Result<Option<SqliteFile>, StoreError> {
        let options: SqliteConnectOptions = url.parse()?;
        let path = options.get_filename().to_path_buf();
        let in_memory = url.contains("mode=memory") || path.to_string_lossy().starts_with("file:");
        Ok((!in_memory).then(|| SqliteFile { path, create: url.contains("mode=rwc") }))
    }

    /// The URL of a file. Every character that means something in a URL is encoded.
    pub(super) fn url(file: &Path) -> String {
        let mut url = "sqlite://".to_string();
        for &byte in resolved(file).as_os_str().as_encoded_bytes() {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => url.push(byte.into()),
                _ => url.push_str(&format!("%{byte:02X}")),
            }
        }
        url + "?mode=rwc"
    }

    /// Checks that the file is a database of ours and that we can write to it. The connection pool
    /// would only report that it timed out. A server also gets the lock.
    pub(super) async fn open(&self, url: &str, for_server: bool) -> Result<Option<Arc<File>>, StoreError> {
        self.check_path()?;
        let describe = |error| self.error(describe(&error));
        let mut connection = AnyConnection::connect(url).await.map_err(describe)?;
        // First of all, because nothing of another program's database may change.
        if is_foreign(&mut connection).await.map_err(describe)? {
            return Err(self.error("this is a database of another program"));
        }
        let lock = if for_server { Some(self.lock()?) } else { None };
        if let Some(damage) = self.find_damage(&mut connection).await.map_err(describe)? {
            return Err(self.error(format_args!("the database is damaged ({damage}); restore a backup")));
        }
        connection.close().await.map_err(describe)?;
        Ok(lock)
    }

    fn check_path(&self) -> Result<(), StoreError> {
        if self.path.is_dir() {
            return Err(self.error("this is a folder, not a file"));
        }
        if !self.path.exists() && !self.create {
            return Err(self.error("there is no such file"));
        }
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        if folder.is_some_and(|folder| !folder.is_dir()) {
            return Err(self.error("its folder does not exist"));
        }
        Ok(())
    }

    /// Checks that the file can be written, and looks for damage.
    async fn find_damage(&self, connection: &mut AnyConnection) -> Result<Option<String>, sqlx::Error> {
        // A read-only file, or one that another program has locked, fails here.
        for statement in ["PRAGMA journal_mode = WAL", "BEGIN IMMEDIATE", "ROLLBACK"] {
            sqlx::query(statement).execute(&mut *connection).await?;
        }
        if self.path.metadata().is_ok_and(|metadata| metadata.len() > MAX_CHECKED_BYTES) {
            return Ok(None);
        }
        let row = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut *connection).await?;
        let found: String = row.try_get(0)?;
        // A heading such as `*** in database main ***` may come first.
        let detail = || found.lines().find(|line| !line.starts_with("***")).unwrap_or(&found).to_string();
        Ok((found != "ok").then(detail))
    }

    /// Locks the file for one server. The lock ends with the process, however it ends.
    fn lock(&self) -> Result<Arc<File>, StoreError> {
        let path = resolved(&self.path);
        let mut name = path.file_name().unwrap_or_default().to_os_string();
        name.push(".lock");
        let lock = path.with_file_name(name);
        let problem = |error: std::io::Error| self.error(format!("cannot lock {}: {error}", lock.display()));
        let file =
            OpenOptions::new().create(true).truncate(false).write(true).open(&lock).map_err(problem)?;
        match file.try_lock() {
            Ok(()) => Ok(Arc::new(file)),
            Err(TryLockError::WouldBlock) => Err(self.error("another server is using this file")),
            Err(TryLockError::Error(error)) => Err(problem(error)),
        }
    }

    /// Names the file in an error of a migration.
    pub(super) fn migration_error(&self, error: &sqlx::migrate::MigrateError) -> StoreError {
        use sqlx::migrate::MigrateError::{Execute, ExecuteMigration, VersionMismatch, VersionMissing};
        match error {
            VersionMissing(_) => self.error("a newer version of Gloriette has written this database"),
            VersionMismatch(_) => self.error("this is a database of another program"),
            Execute(error) | ExecuteMigration(error, _) => self.error(describe(error)),
            error => self.error(format!("cannot upgrade the database: {error}")),
        }
    }

    fn error(&self, problem: impl ToString) -> StoreError {
        let problem = problem.to_string().replace('\n', " ");
        StoreError::File { file: self.path.display().to_string(), problem }
    }
}

/// Whether the database has tables, but none of ours.
async fn is_foreign(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    sqlx::query(LOCK_WAIT).execute(&mut *connection).await?;
    let select = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table'");
    let rows = select.fetch_all(connection).await?;
    let names = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
    Ok(!names.is_empty() && !names.iter().any(|name| name == "_sqlx_migrations"))
}

/// The absolute path without symbolic links, as far as it exists.
fn resolved(file: &Path) -> PathBuf {
    if let Ok(path) = file.canonicalize() {
        return path;
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match (folder.canonicalize(), file.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => std::path::absolute(file).unwrap_or_else(|_| file.to_path_buf()),
    }
}

/// SQLite's error in the words of an operator. <https://www.sqlite.org/rescode.html>
fn describe(error: &sqlx::Error) -> String {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    let known = match code.map(|code| code & 0xff) {
        Some(5 | 6) => "another program has locked this database",
        Some(8) => "the file or its folder is read-only",
        Some(11) => "the database is damaged; restore a backup",
        Some(13) => "the disk is full",
        Some(14) => "the file cannot be opened; check the permissions of the file and its folder",
        Some(26) => "this is not a SQLite database",
        _ => return error.to_string(),
    };
    known.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_keeps_every_character_of_the_file_name() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for name in ["a?b.db", "a b.db", "a%20b.db", "a#b.db", "ä&=+;@:[].db", "..db", "mode=memory.db"] {
            let path = folder.path().canonicalize().expect("a path").join(name);
            let options: SqliteConnectOptions = SqliteFile::url(&path).parse().expect("a URL");
            assert_eq!(options.get_filename(), path);
        }
    }
}
