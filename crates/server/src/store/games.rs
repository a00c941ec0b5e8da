//! Finding games, and reading their logs.

use game::InputError;
use sqlx::any::AnyRow;
use sqlx::{Any, AnyConnection, Executor, Row};

use crate::store::connect::Store;
use crate::store::database::Sql;
use crate::store::error::StoreError;
use crate::store::write::{unreadable, variant_name};
use table::{Change, GameId, LogEntry, PersonId, Phase, Summary, Timestamp};

/// Which games to find.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum GameFilter {
    /// Games in this phase that the lobby lists.
    Listed(Phase),
    /// A person's games in this phase.
    OfPerson(PersonId, Phase),
}

impl Store {
    /// The entries of a log after entry `after`; 0 for all.
    pub async fn log(&self, game: GameId, after: u64) -> Result<Vec<LogEntry>, StoreError> {
        self.database.log(game, after).await
    }

    /// Whether a game is on the server.
    pub(crate) async fn has_game(&self, id: GameId) -> Result<bool, StoreError> {
        let select = sqlx::query("SELECT id FROM games WHERE id = $1").bind(id.to_string());
        Ok(select.fetch_optional(self.pool()?).await?.is_some())
    }

    /// The sequence numbers of the last entries of games. Games without entries are left out.
    pub(crate) async fn last_entries(&self, games: &[GameId]) -> Result<Vec<(GameId, u64)>, StoreError> {
        self.database.last_entries(games).await
    }

    /// The summaries of games, the last changed first, without the first `skip`.
    pub async fn find(&self, filter: GameFilter, skip: u32, limit: u32) -> Result<Vec<Summary>, StoreError> {
        self.database.find(filter, skip, limit).await
    }

    /// The games that are due, the longest waiting first.
    pub async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let select = sqlx::query("SELECT id FROM games WHERE due <= $1 ORDER BY due LIMIT $2");
        let rows = select.bind(now.0).bind(i64::from(limit)).fetch_all(self.pool()?).await?;
        rows.iter().map(game_id).collect()
    }

    /// The games that may have a running clock, which includes those in which a bot must decide.
    pub async fn games_with_running_clock(&self) -> Result<Vec<GameId>, StoreError> {
        self.database.games_with_running_clock().await
    }

    /// All games, in the order of their ids.
    pub async fn all_games(&self) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM games ORDER BY id").fetch_all(self.pool()?).await?;
        rows.iter().map(game_id).collect()
    }
}

impl Sql {
    pub(super) async fn find(
        &self,
        filter: GameFilter,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        let rows = match filter {
            GameFilter::Listed(phase) => {
                let select = sqlx::query(
                    "SELECT summary FROM games WHERE listed = 1 AND phase = $1 \
                     ORDER BY changed DESC LIMIT $2 OFFSET $3",
                );
                let select = select.bind(variant_name(&phase)?).bind(i64::from(limit)).bind(i64::from(skip));
                select.fetch_all(&self.pool).await?
            }
            GameFilter::OfPerson(person, phase) => {
                let select = sqlx::query(
                    "SELECT games.summary FROM attendance JOIN games ON games.id = attendance.game \
                     WHERE attendance.person = $1 AND games.phase = $2 \
                     ORDER BY games.changed DESC LIMIT $3 OFFSET $4",
                );
                let select = select.bind(person.to_string()).bind(variant_name(&phase)?);
                select.bind(i64::from(limit)).bind(i64::from(skip)).fetch_all(&self.pool).await?
            }
        };
        let summary = |row: &AnyRow| {
            let text: String = row.try_get(0)?;
            serde_json::from_str(&text).map_err(unreadable)
        };
        rows.iter().map(summary).collect()
    }

    pub(super) async fn games_with_running_clock(&self) -> Result<Vec<GameId>, StoreError> {
        let select = sqlx::query("SELECT id FROM games WHERE phase = 'running' AND due IS NOT NULL");
        let rows = select.fetch_all(&self.pool).await?;
        rows.iter().map(game_id).collect()
    }
}

/// One look at the index for each game.
pub(super) async fn last_entries(
    from: &mut AnyConnection,
    games: &[GameId],
    is_shared: bool,
) -> Result<Vec<(GameId, u64)>, StoreError> {
    let select = sqlx::query(if is_shared {
        "SELECT id, (SELECT MAX(seq) FROM entries WHERE game = id) \
         FROM json_array_elements_text($1::json) AS asked (id)"
    } else {
        "SELECT value, (SELECT MAX(seq) FROM entries WHERE game = value) FROM json_each($1)"
    });
    let asked = serde_json::to_string(games).map_err(unreadable)?;
    let mut last = Vec::with_capacity(games.len());
    for row in select.bind(asked).fetch_all(from).await? {
        if let Some(seq) = row.try_get::<Option<i64>, _>(1)? {
            last.push((game_id(&row)?, seq as u64));
        }
    }
    Ok(last)
}

pub(super) async fn log_of(
    from: impl Executor<'_, Database = Any>,
    game: GameId,
    after: u64,
) -> Result<Vec<LogEntry>, StoreError> {
    let select =
        sqlx::query("SELECT seq, at, key, entry FROM entries WHERE game = $1 AND seq > $2 ORDER BY seq");
    let rows = select.bind(game.to_string()).bind(after as i64).fetch_all(from).await?;
    rows.iter().map(log_entry).collect()
}

pub(super) fn game_id(row: &AnyRow) -> Result<GameId, StoreError> {
    let id: String = row.try_get(0)?;
    Ok(id.parse().map_err(|error| InputError::new("games.id", error))?)
}

fn log_entry(row: &AnyRow) -> Result<LogEntry, StoreError> {
    let text: String = row.try_get(3)?;
    let change: Change = serde_json::from_str(&text).map_err(unreadable)?;
    let seq: i64 = row.try_get(0)?;
    Ok(LogEntry { seq: seq as u64, at: Timestamp(row.try_get(1)?), key: row.try_get(2)?, change })
}
