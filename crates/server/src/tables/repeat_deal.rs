//! Playing the deal of a finished game again.

use table::{GameId, Person};

use crate::store::TableLimits;
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

impl Tables {
    /// Opens a table with the deal of a finished game and returns the id of its game. With `from`,
    /// the new game begins with the decisions before that entry of the finished game's log.
    pub(crate) async fn open_repeated_deal(
        &self,
        game: GameId,
        host: &Person,
        seats: Option<Vec<String>>,
        from: Option<u64>,
        limits: TableLimits,
    ) -> Result<GameId, TableError> {
        let ((deal, terms), boards) = self
            .read(game, |state| -> Result<_, TableError> {
                let deal = match from {
                    None => state.table.repeatable_deal()?,
                    Some(from) => state.table.repeatable_position(&state.log.entries()?, from)?,
                };
                Ok((deal, state.table.boards().cloned()))
            })
            .await??;
        let opened = deal.opened_by(terms, boards, seats, host, &self.0.games)?;
        let id = self.store_new_table(opened, limits).await?;
        self.notify_changed(id);
        Ok(id)
    }
}
