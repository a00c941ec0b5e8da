//! Everything as it stands at one instant, whoever writes meanwhile.

use sqlx::{Any, Row, Transaction};

use crate::id::GameId;
use crate::sitting::Logged;
use crate::store::analyses::{Wanted, analysis_of, studied_of};
use crate::store::connect::Store;
use crate::store::error::StoreError;
use crate::store::games::{game_id, log_of};
use crate::store::line::Line;
use crate::store::people::person_id;
use crate::timestamp::Timestamp;

/// Everything as it stood when it was first read: a key is there with its person, a log is as long as its game is listed.
pub struct Snapshot {
    reading: Transaction<'static, Any>,
}

impl Store {
    /// Everything as it stands now.
    pub async fn snapshot(&self) -> Result<Snapshot, StoreError> {
        // SQLite's readers always see one instant; PostgreSQL's have to ask for it.
        let begin =
            if self.is_shared() { "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" } else { "BEGIN" };
        Ok(Snapshot { reading: self.pool.begin_with(begin).await? })
    }
}

impl Snapshot {
    /// Everybody, as an archive writes them.
    pub(crate) async fn people(&mut self) -> Result<Vec<Line>, StoreError> {
        let select = sqlx::query("SELECT id, name, since FROM people ORDER BY id");
        let line = |row: sqlx::any::AnyRow| {
            let (id, name) = (person_id(row.try_get(0)?)?, row.try_get(1)?);
            Ok(Line::Person { id, name, since: Timestamp(row.try_get(2)?) })
        };
        select.fetch_all(&mut *self.reading).await?.into_iter().map(line).collect()
    }

    /// The hashes of all keys, as an archive writes them.
    pub(crate) async fn keys(&mut self) -> Result<Vec<Line>, StoreError> {
        let select = sqlx::query("SELECT hash, person, since FROM keys ORDER BY hash");
        let line = |row: sqlx::any::AnyRow| {
            let (hash, person) = (row.try_get(0)?, person_id(row.try_get(1)?)?);
            Ok(Line::Key { hash, person, since: Timestamp(row.try_get(2)?) })
        };
        select.fetch_all(&mut *self.reading).await?.into_iter().map(line).collect()
    }

    /// All games, in the order of their names.
    pub(crate) async fn games(&mut self) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM games ORDER BY id").fetch_all(&mut *self.reading).await?;
        rows.iter().map(game_id).collect()
    }

    /// A game's log.
    pub(crate) async fn log(&mut self, game: GameId) -> Result<Vec<Logged>, StoreError> {
        log_of(&mut *self.reading, game, 0).await
    }

    /// A game's analysis, as an archive writes it; nothing if nobody asked for it.
    pub(crate) async fn analysis(&mut self, game: GameId) -> Result<Option<Line>, StoreError> {
        let Some(Wanted { at, decisions, finished }) = analysis_of(&mut *self.reading, game).await? else {
            return Ok(None);
        };
        let studied = studied_of(&mut *self.reading, game).await?;
        Ok(Some(Line::Analysis { game, asked: at, decisions, finished, studied }))
    }
}
