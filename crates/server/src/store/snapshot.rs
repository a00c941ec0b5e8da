//! A consistent read of everything in the store.

use sqlx::any::AnyRow;
use sqlx::{Any, Row, Transaction};
use table::{GameId, LogEntry, Timestamp};

use crate::store::analyses::{AnalysisRequest, decisions_of, request_of};
use crate::store::archive_line::ArchiveLine;
use crate::store::board_sets::{StoredBoardSet, stored_set};
use crate::store::connect::Store;
use crate::store::error::StoreError;
use crate::store::games::{game_id, log_of};
use crate::store::local_games::{StoredLocalGame, stored_local_game};
use crate::store::people::person_id;

/// Everything as of one moment, while others go on writing.
pub struct Snapshot {
    transaction: Transaction<'static, Any>,
}

impl Store {
    /// A snapshot of the present.
    pub async fn snapshot(&self) -> Result<Snapshot, StoreError> {
        // A SQLite transaction always reads one moment; PostgreSQL needs the isolation level.
        let begin =
            if self.is_shared() { "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" } else { "BEGIN" };
        Ok(Snapshot { transaction: self.pool()?.begin_with(begin).await? })
    }
}

impl Snapshot {
    /// All people.
    pub(crate) async fn people(&mut self) -> Result<Vec<ArchiveLine>, StoreError> {
        let select = sqlx::query("SELECT id, name, since FROM people ORDER BY id");
        let line = |row: AnyRow| {
            let (id, name) = (person_id(row.try_get(0)?)?, row.try_get(1)?);
            Ok(ArchiveLine::Person { id, name, since: Timestamp(row.try_get(2)?) })
        };
        select.fetch_all(&mut *self.transaction).await?.into_iter().map(line).collect()
    }

    /// The hashes of all keys.
    pub(crate) async fn keys(&mut self) -> Result<Vec<ArchiveLine>, StoreError> {
        let select =
            sqlx::query("SELECT hash, person, since, used, browser, platform FROM keys ORDER BY hash");
        let line = |row: AnyRow| {
            let (hash, person) = (row.try_get(0)?, person_id(row.try_get(1)?)?);
            let since = Timestamp(row.try_get(2)?);
            let used = row.try_get::<Option<i64>, _>(3)?.map(Timestamp);
            let (browser, platform) = (row.try_get(4)?, row.try_get(5)?);
            Ok(ArchiveLine::Key { hash, person, since, used, browser, platform })
        };
        select.fetch_all(&mut *self.transaction).await?.into_iter().map(line).collect()
    }

    /// All sets of boards.
    pub(crate) async fn board_sets(&mut self) -> Result<Vec<ArchiveLine>, StoreError> {
        let select = sqlx::query(
            "SELECT id, author, game, name, files, since FROM board_sets ORDER BY author, since, id",
        );
        let line = |row: &AnyRow| {
            let StoredBoardSet { set, game, author, since } = stored_set(row)?;
            Ok(ArchiveLine::BoardSet { id: set.id, author, game, name: set.name, files: set.files, since })
        };
        select.fetch_all(&mut *self.transaction).await?.iter().map(line).collect()
    }

    /// All games that people have played on their own devices.
    pub(crate) async fn local_games(&mut self) -> Result<Vec<ArchiveLine>, StoreError> {
        let select = sqlx::query("SELECT id, person, counted, result FROM local_games ORDER BY id");
        let line = |row: &AnyRow| {
            let StoredLocalGame { id, person, counted, result } = stored_local_game(row)?;
            Ok(ArchiveLine::LocalGame { id, person, counted, result })
        };
        select.fetch_all(&mut *self.transaction).await?.iter().map(line).collect()
    }

    /// All games, in the order of their ids.
    pub(crate) async fn games(&mut self) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM games ORDER BY id").fetch_all(&mut *self.transaction).await?;
        rows.iter().map(game_id).collect()
    }

    /// The log of a game.
    pub(crate) async fn log(&mut self, game: GameId) -> Result<Vec<LogEntry>, StoreError> {
        log_of(&mut *self.transaction, game, 0).await
    }

    /// The analysis of a game, if somebody requested it.
    pub(crate) async fn analysis(&mut self, game: GameId) -> Result<Option<ArchiveLine>, StoreError> {
        let request = request_of(&mut *self.transaction, game).await?;
        let Some(AnalysisRequest { at: asked, decisions, finished }) = request else { return Ok(None) };
        let analysed = decisions_of(&mut *self.transaction, game).await?;
        Ok(Some(ArchiveLine::Analysis { game, asked, decisions, finished, analysed }))
    }
}
