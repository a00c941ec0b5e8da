//! Hints.

use table::{GameId, HintChoice, PersonId};

use crate::tables::live_table::State;
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

impl Tables {
    /// The choices of a hint for a person, with the sequence number that they refer to.
    pub(crate) async fn compute_hint(
        &self,
        game: GameId,
        person: PersonId,
    ) -> Result<(u64, Vec<HintChoice>), TableError> {
        let read = |state: &State| state.table.hint_job(person).map(|job| (state.table.seq(), job));
        let (seq, job) = self.read(game, read).await??;
        let choices = self.0.bots.run_hint(job).await.ok_or(TableError::Stopping)?;
        Ok((seq, choices))
    }
}
