//! Frames for a stream that is further behind than the frame cache.

use game::InputError;
use table::{GameId, Games, LogEntry, PersonId, Table};

use crate::tables::live_table::State;
use crate::tables::sse_event::SseEvent;
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

/// How a stream gets its next frame.
pub(crate) enum NextFrame {
    /// It is cached.
    Cached(SseEvent),
    /// The stream must replay these entries.
    Behind(Vec<LogEntry>),
}

impl State {
    /// The frame of entry `next` for a person, or the entries between the catch-up and this frame.
    /// The stream replays them after it has released the table.
    pub(crate) fn next_frame(
        &self,
        next: u64,
        person: Option<PersonId>,
        catch_up: &CatchUp,
    ) -> Result<NextFrame, TableError> {
        if let Some(frame) = self.frame_cache.get(next, self.table.viewer(person)) {
            return Ok(NextFrame::Cached(frame));
        }
        Ok(NextFrame::Behind(self.log.range(catch_up.seq(), next, BATCH)?))
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
    ) -> Result<Option<SseEvent>, TableError> {
        entries.iter_mut().for_each(|entry| entry.key = None);
        let last =
            entries.last().ok_or_else(|| InputError::new("log", format!("entry {next} is missing")))?;
        match &mut self.table {
            Some(table) => entries.iter().try_for_each(|entry| table.follow(entry))?,
            None => self.table = Table::replay(game, &entries, games, |_, _| ())?.map(Box::new),
        }
        let table = self.table.as_ref().filter(|_| last.seq == next);
        // The person may have had another seat then, or none.
        Ok(table.map(|table| SseEvent::frame(&table.frame(last, table.viewer(person)))))
    }
}
