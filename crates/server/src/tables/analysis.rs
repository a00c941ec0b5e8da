//! Requests for analyses, and their results.

use table::{Analysis, CommandError, GameId, Progress, analysis_tasks};

use crate::limits::MAX_WAITING_ANALYSES;
use crate::store::{AnalysisRequest, Write};
use crate::tables::live_table::State;
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

impl Tables {
    /// The analysis of a finished game as far as it has come.
    pub(crate) async fn analysis(&self, game: GameId) -> Result<Analysis, TableError> {
        let totals = self.read(game, |state| state.table.final_totals()).await??;
        let request = self.store().analysis_request(game).await?;
        let decisions = self.store().analysed_decisions(game).await?;
        let state = match request {
            None => Progress::None,
            Some(AnalysisRequest { finished: false, .. }) => Progress::Running,
            Some(AnalysisRequest { finished: true, .. }) => Progress::Done,
        };
        Ok(Analysis::new(state, request.map_or(0, |request| request.decisions), decisions, &totals))
    }

    /// Requests the analysis of a finished game. Requesting it again changes nothing.
    pub(crate) async fn request_analysis(&self, game: GameId) -> Result<Analysis, TableError> {
        let count = |state: &State| {
            state.table.final_totals()?;
            let tasks = analysis_tasks(game, &state.log.entries()?, &self.0.games)?;
            Ok::<u64, TableError>(tasks.len() as u64)
        };
        let decisions = self.read(game, count).await??;
        if self.store().analysis_request(game).await?.is_none() {
            if self.store().waiting_analyses().await? >= MAX_WAITING_ANALYSES {
                return Err(CommandError::TooManyAnalyses.into());
            }
            let request = AnalysisRequest { at: self.store().now(), decisions, finished: decisions == 0 };
            self.store().write(Write::RequestAnalysis { game, request }).await?;
        }
        self.analysis(game).await
    }
}
