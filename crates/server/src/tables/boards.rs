//! Sets of boards: finding the one that a table wants.

use table::{BoardSet, CommandError, PersonId, Terms};

use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

impl Tables {
    /// The set of boards that the terms of a new table name, if a person has entered it. The
    /// server's own sets are not in the store.
    pub(super) async fn stored_boards(
        &self,
        terms: &Terms,
        host: PersonId,
    ) -> Result<Option<BoardSet>, TableError> {
        let Some(id) = terms.boards else { return Ok(None) };
        let stored = self.store().board_set(id, Some(host)).await?;
        Ok(stored.filter(|stored| stored.game == terms.game).map(|stored| stored.set))
    }

    /// The first log entry of a new table.
    pub(super) async fn opening(
        &self,
        host: &table::Person,
        new_table: &table::NewTable,
    ) -> Result<table::Change, TableError> {
        let boards = self.stored_boards(&new_table.terms, host.id).await?;
        let opened = new_table.opened_on(boards, host, &self.0.games, self.machine().deal_secret());
        Ok(opened.map_err(CommandError::from)?)
    }
}
