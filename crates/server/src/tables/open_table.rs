//! Opening tables.

use table::{Change, GameId, NewTable, Person, Table};

use crate::random;
use crate::store::{Append, Listing, Write};
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

impl Tables {
    /// Opens a table and returns the id of its game.
    pub(crate) async fn open_table(&self, host: Person, new_table: &NewTable) -> Result<GameId, TableError> {
        let opened = new_table.opened_by(&host, &self.0.games).map_err(table::CommandError::from)?;
        let id = self.store_new_table(opened).await?;
        self.notify_changed(id);
        Ok(id)
    }

    /// Stores a new table; the game begins at once if every seat is taken.
    pub(super) async fn store_new_table(&self, opened: Change) -> Result<GameId, TableError> {
        let id = random::game_id();
        self.0.store.clock().wait_for_heartbeat().await;
        let now = self.0.store.now();
        let (table, entries) = Table::open(id, opened, &self.0.games, now, random::deal)?;
        let append = Append { game: id, listing: Some(Listing::of(&table)), entries };
        self.0.store.write(Write::Append(append)).await?;
        Ok(id)
    }
}
