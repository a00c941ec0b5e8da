//! Frames for a stream that is further behind than the frame cache.

use game::InputError;
use table::{GameId, Games, LogEntry, PersonId, Table};

use crate::tables::frame_cache::FoundFrame;
use crate::tables::live_table::State;
use crate::tables::table_error::TableError;

/// How many entries are replayed at once. Other tasks run between two batches.
const BATCH: usize = 64;

/// A replay of the log that a stream continues by one frame whenever its client has read the last
/// one. It needs a few kilobytes, however long the log is, because it has no idempotency keys.
#[derive(Default)]
pub(crate) struct CatchUp {
    /// The table after the last replayed entry; `None` before the first one.
    table: Option<Box<Table>>,
}

impl State {
    /// The entries between the catch-up and the frame of entry `next`. The stream replays them
    /// after it has released the table.
    pub(crate) fn entries_for(&self, next: u64, catch_up: &CatchUp) -> Result<Vec<LogEntry>, TableError> {
        Ok(self.log.range(catch_up.seq(), next, BATCH)?)
    }
}

impl CatchUp {
    fn seq(&self) -> u64 {
        self.table.as_ref().map_or(0, |table| table.seq())
    }

    /// Replays entries. Returns the frame of the last one for a person if it is entry `next`.
    pub(crate) fn replay(
        &mut self,
        game: GameId,
        mut entries: Vec<LogEntry>,
        next: u64,
        person: Option<PersonId>,
        games: &Games,
    ) -> Result<Option<FoundFrame>, TableError> {
        entries.iter_mut().for_each(|entry| entry.key = None);
        let last =
            entries.last().ok_or_else(|| InputError::new("log", format!("entry {next} is missing")))?;
        match &mut self.table {
            Some(table) => entries.iter().try_for_each(|entry| table.follow(entry))?,
            None => self.table = Table::replay(game, &entries, games, |_, _| ())?.map(Box::new),
        }
        let table = self.table.as_ref().filter(|_| last.seq == next);
        // The person may have had another seat then, or none.
        Ok(table.map(|table| FoundFrame::whole(&table.frame(last, table.viewer(person)))))
    }
}
