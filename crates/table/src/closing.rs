//! Closing a table before its game: by the host, because everybody has left, or because nobody
//! completes it.

use crate::command::LogWriter;
use crate::command_error::CommandError;
use crate::id::PersonId;
use crate::log::{Change, LogEntry};
use crate::table::{Phase, Table};
use crate::timestamp::Timestamp;

/// A table that nobody completes closes after this many milliseconds: a week.
const OPEN_TABLE_MILLISECONDS: i64 = 7 * 24 * 60 * 60 * 1000;

impl Table {
    /// [`Command::Close`](crate::Command::Close): the host closes the table.
    pub(crate) fn close(&self, person: PersonId) -> Result<Option<Change>, CommandError> {
        self.require_host(person)?;
        match self.phase {
            Phase::Closed => Ok(None),
            _ => self.require_open().map(|()| Some(Change::Closed)),
        }
    }

    /// Closes an open table when the last person has just left it.
    pub(crate) fn close_deserted(&mut self, log: &mut LogWriter) -> Result<(), CommandError> {
        let seat_was_freed =
            matches!(log.entries.last(), Some(LogEntry { change: Change::Freed { .. }, .. }));
        if seat_was_freed && self.guests().next().is_none() {
            log.write(self, Change::Closed)?;
        }
        Ok(())
    }

    /// [`Command::Tick`](crate::Command::Tick): an open table closes when it expires.
    pub(crate) fn close_expired(&self, now: Timestamp) -> Option<Change> {
        self.expires().filter(|expires| *expires <= now).map(|_| Change::Closed)
    }

    /// When an open table closes by itself.
    pub(crate) fn expires(&self) -> Option<Timestamp> {
        (self.phase == Phase::Open).then(|| self.opened.after(OPEN_TABLE_MILLISECONDS))
    }

    pub(crate) fn apply_closed(&mut self) {
        self.phase = Phase::Closed;
    }
}
