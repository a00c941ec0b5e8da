//! Rematches.

use table::{Command, GameId, Person};

use crate::store::TableLimits;
use crate::tables::live_table::State;
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

impl Tables {
    /// Opens a table for a rematch and links it at the old table. If several players ask at the
    /// same time, the first link wins and the other tables close. With `reserve` the person does
    /// not sit there yet.
    pub async fn open_rematch(
        &self,
        game: GameId,
        person: Person,
        reserve: bool,
        limits: TableLimits,
    ) -> Result<GameId, TableError> {
        let read = |state: &State| {
            let opened = state.table.rematch_opened_by(&person, reserve, self.machine().deal_secret());
            (state.table.rematch(), opened)
        };
        let (existing, opened) = self.read(game, read).await?;
        if let Some(existing) = existing {
            return Ok(existing);
        }
        // First the table, then the link: a crash in between leaves only an open table.
        let id = self.store_new_table(opened?, limits).await?;
        self.submit(game, Command::Rematch { person: person.id, game: id }, None).await?;
        self.notify_changed(id);
        let linked = self.read(game, |state| state.table.rematch()).await?.unwrap_or(id);
        if linked != id {
            self.submit(id, Command::Close { person: person.id }, None).await?;
        }
        Ok(linked)
    }
}
