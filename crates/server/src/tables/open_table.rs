//! Opening tables, within the limits of their hosts.

use table::{Change, GameId, NewTable, Person, PersonId, Table};

use crate::store::{Append, Listing, TableLimits, Write, Written};
use crate::tables::table_error::TableError;
use crate::tables::tables::Tables;

impl Tables {
    /// Opens a table and returns the id of its game.
    pub async fn open_table(
        &self,
        host: Person,
        new_table: &NewTable,
        limits: TableLimits,
    ) -> Result<GameId, TableError> {
        let opened = self.opening(&host, new_table).await?;
        let id = self.store_new_table(opened, limits).await?;
        self.notify_changed(id);
        Ok(id)
    }

    /// Stores a new table; the game begins at once if every seat is taken.
    pub(super) async fn store_new_table(
        &self,
        opened: Change,
        limits: TableLimits,
    ) -> Result<GameId, TableError> {
        let id = self.machine().game_id();
        self.wait_for_heartbeat().await?;
        let now = self.0.store.now();
        let randomness = || self.machine().deal();
        let (table, entries) = Table::open(id, opened, &self.0.games, now, randomness)?;
        let listing = Listing::of(&table);
        let (host, is_listed) = (listing.summary.host, listing.summary.terms.listed);
        self.check_limits(host, None, is_listed, limits).await?;
        let append = Append::new(id, entries, None, listing);
        match self.0.store.write(Write::Open { append, limits }).await? {
            Written::Done => Ok(id),
            // Other requests of the host were faster.
            Written::Conflict => {
                self.check_limits(host, None, is_listed, limits).await?;
                Err(TableError::Contended)
            }
        }
    }

    /// Refuses a person who may not have one more table. The table `except` does not count.
    pub(crate) async fn check_limits(
        &self,
        person: PersonId,
        except: Option<GameId>,
        is_listed: bool,
        limits: TableLimits,
    ) -> Result<(), TableError> {
        match self.0.store.unfinished(person, except).await?.reached(&limits, is_listed) {
            Some(limit) => Err(TableError::LimitReached(limit)),
            None => Ok(()),
        }
    }
}
