//! Analyses of finished games.

use sqlx::any::AnyRow;
use sqlx::{Any, AnyConnection, Executor, Row};

use crate::id::GameId;
use crate::sitting::Studied;
use crate::store::connect::Store;
use crate::store::error::StoreError;
use crate::store::games::game_id;
use crate::store::write::{Written, done, unreadable};
use crate::timestamp::Timestamp;

/// An analysis that somebody asked for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Wanted {
    /// When.
    pub at: Timestamp,
    /// How many decisions there are to study.
    pub decisions: u64,
    /// Whether all of them are.
    pub finished: bool,
}

impl Store {
    /// Whether somebody asked for the analysis of a game.
    pub async fn analysis(&self, game: GameId) -> Result<Option<Wanted>, StoreError> {
        analysis_of(&self.pool, game).await
    }

    /// What was found out about a game, in the order of its log.
    pub async fn studied(&self, game: GameId) -> Result<Vec<Studied>, StoreError> {
        studied_of(&self.pool, game).await
    }

    /// How many analyses are not finished.
    pub async fn unfinished_analyses(&self) -> Result<u64, StoreError> {
        let row =
            sqlx::query("SELECT COUNT(*) FROM analyses WHERE finished = 0").fetch_one(&self.pool).await?;
        Ok(row.try_get::<i64, _>(0)? as u64)
    }

    /// The game whose analysis is waited for longest.
    pub async fn next_analysis(&self) -> Result<Option<GameId>, StoreError> {
        let select = sqlx::query("SELECT game FROM analyses WHERE finished = 0 ORDER BY asked, game LIMIT 1");
        select.fetch_optional(&self.pool).await?.as_ref().map(game_id).transpose()
    }
}

pub(super) async fn analysis_of(
    from: impl Executor<'_, Database = Any>,
    game: GameId,
) -> Result<Option<Wanted>, StoreError> {
    let select = sqlx::query("SELECT asked, decisions, finished FROM analyses WHERE game = $1");
    let Some(row) = select.bind(game.to_string()).fetch_optional(from).await? else { return Ok(None) };
    let (decisions, finished): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
    Ok(Some(Wanted { at: Timestamp(row.try_get(0)?), decisions: decisions as u64, finished: finished != 0 }))
}

pub(super) async fn studied_of(
    from: impl Executor<'_, Database = Any>,
    game: GameId,
) -> Result<Vec<Studied>, StoreError> {
    let select = sqlx::query("SELECT study FROM studies WHERE game = $1 ORDER BY seq");
    let rows = select.bind(game.to_string()).fetch_all(from).await?;
    let studied = |row: &AnyRow| serde_json::from_str(row.try_get(0)?).map_err(unreadable);
    rows.iter().map(studied).collect()
}

pub(super) async fn ask(to: &mut AnyConnection, game: GameId, asked: Wanted) -> Result<Written, StoreError> {
    let insert = sqlx::query(
        "INSERT INTO analyses (game, asked, decisions, finished) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    );
    let insert = insert.bind(game.to_string()).bind(asked.at.0).bind(asked.decisions as i64);
    done(insert.bind(i64::from(asked.finished)).execute(to).await?.rows_affected())
}

pub(super) async fn keep(
    to: &mut AnyConnection,
    game: GameId,
    studied: &Studied,
) -> Result<Written, StoreError> {
    let insert =
        sqlx::query("INSERT INTO studies (game, seq, study) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
    let text = serde_json::to_string(studied).map_err(unreadable)?;
    let insert = insert.bind(game.to_string()).bind(studied.seq as i64).bind(text);
    done(insert.execute(to).await?.rows_affected())
}

pub(super) async fn finish(to: &mut AnyConnection, game: GameId) -> Result<Written, StoreError> {
    let update = sqlx::query("UPDATE analyses SET finished = 1 WHERE game = $1");
    done(update.bind(game.to_string()).execute(to).await?.rows_affected())
}
