//! Analyses of finished games.

use sqlx::any::AnyRow;
use sqlx::{Any, AnyConnection, Executor, Row};
use table::{AnalysedDecision, GameId, Timestamp};

use crate::store::connect::Store;
use crate::store::database::Sql;
use crate::store::error::StoreError;
use crate::store::write::{Written, unreadable};

/// A request for an analysis.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct AnalysisRequest {
    /// When it was made.
    pub at: Timestamp,
    /// The number of decisions to analyse.
    pub decisions: u64,
    /// Whether all of them are analysed.
    pub finished: bool,
}

impl Store {
    /// The request for the analysis of a game, if there is one.
    pub async fn analysis_request(&self, game: GameId) -> Result<Option<AnalysisRequest>, StoreError> {
        self.database.analysis_request(game).await
    }

    /// The analysed decisions of a game, in the order of its log.
    pub async fn analysed_decisions(&self, game: GameId) -> Result<Vec<AnalysedDecision>, StoreError> {
        self.database.analysed_decisions(game).await
    }

    /// The number of unfinished analyses.
    pub async fn waiting_analyses(&self) -> Result<u64, StoreError> {
        self.database.waiting_analyses().await
    }
}

impl Sql {
    pub(super) async fn analysis_request(&self, game: GameId) -> Result<Option<AnalysisRequest>, StoreError> {
        request_of(&self.pool, game).await
    }

    pub(super) async fn analysed_decisions(&self, game: GameId) -> Result<Vec<AnalysedDecision>, StoreError> {
        decisions_of(&self.pool, game).await
    }

    pub(super) async fn waiting_analyses(&self) -> Result<u64, StoreError> {
        let row =
            sqlx::query("SELECT COUNT(*) FROM analyses WHERE finished = 0").fetch_one(&self.pool).await?;
        Ok(row.try_get::<i64, _>(0)? as u64)
    }
}

pub(super) async fn request_of(
    from: impl Executor<'_, Database = Any>,
    game: GameId,
) -> Result<Option<AnalysisRequest>, StoreError> {
    let select = sqlx::query("SELECT asked, decisions, finished FROM analyses WHERE game = $1");
    let Some(row) = select.bind(game.to_string()).fetch_optional(from).await? else { return Ok(None) };
    let (decisions, finished): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
    let at = Timestamp(row.try_get(0)?);
    Ok(Some(AnalysisRequest { at, decisions: decisions as u64, finished: finished != 0 }))
}

pub(super) async fn decisions_of(
    from: impl Executor<'_, Database = Any>,
    game: GameId,
) -> Result<Vec<AnalysedDecision>, StoreError> {
    let select = sqlx::query("SELECT study FROM studies WHERE game = $1 ORDER BY seq");
    let rows = select.bind(game.to_string()).fetch_all(from).await?;
    let decision = |row: &AnyRow| serde_json::from_str(row.try_get(0)?).map_err(unreadable);
    rows.iter().map(decision).collect()
}

pub(super) async fn insert_request(
    to: &mut AnyConnection,
    game: GameId,
    request: AnalysisRequest,
) -> Result<Written, StoreError> {
    let insert = sqlx::query(
        "INSERT INTO analyses (game, asked, decisions, finished) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    );
    let insert = insert.bind(game.to_string()).bind(request.at.0).bind(request.decisions as i64);
    let rows = insert.bind(i64::from(request.finished)).execute(to).await?.rows_affected();
    Ok(Written::if_any(rows))
}

pub(super) async fn insert_decision(
    to: &mut AnyConnection,
    game: GameId,
    decision: &AnalysedDecision,
) -> Result<Written, StoreError> {
    let insert =
        sqlx::query("INSERT INTO studies (game, seq, study) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
    let text = serde_json::to_string(decision).map_err(unreadable)?;
    let insert = insert.bind(game.to_string()).bind(decision.seq as i64).bind(text);
    Ok(Written::if_any(insert.execute(to).await?.rows_affected()))
}

pub(super) async fn finish(to: &mut AnyConnection, game: GameId) -> Result<Written, StoreError> {
    let update = sqlx::query("UPDATE analyses SET finished = 1 WHERE game = $1");
    Ok(Written::if_any(update.bind(game.to_string()).execute(to).await?.rows_affected()))
}
