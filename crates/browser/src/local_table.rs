//! One table in the engine: its state and its log.

use game::InputError;
use serde::Serialize;
use table::{
    Command, CommandError, DealRandomness, Frame, GameId, Games, LogEntry, PersonId, Table, Timestamp,
};

/// A table with its log.
pub(crate) struct LocalTable {
    table: Table,
    log: Vec<LogEntry>,
}

/// The answer to a command that was carried out, as the server's API gives it.
#[derive(Serialize)]
pub(crate) struct Done {
    /// The sequence number of the command's first entry, or of the last entry if it wrote none.
    seq: u64,
    /// Whether an earlier request with the same idempotency key had been carried out.
    repeated: bool,
}

impl LocalTable {
    /// A table after the last entry of its log.
    pub(crate) fn new(table: Table, log: Vec<LogEntry>) -> LocalTable {
        LocalTable { table, log }
    }

    pub(crate) fn id(&self) -> GameId {
        self.table.id()
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// Executes a command and keeps its entries.
    pub(crate) fn execute(
        &mut self,
        command: Command,
        now: Timestamp,
        randomness: DealRandomness,
        key: Option<String>,
        games: &Games,
    ) -> Result<Done, CommandError> {
        let key = key.map(|key| command.log_key(&key));
        if let Some(seq) = key.as_deref().and_then(|key| self.table.seq_of_request(key)) {
            return Ok(Done { seq, repeated: true });
        }
        match self.table.execute(command, now, || randomness, key, &mut |_, _| {}) {
            Ok(entries) => {
                let seq = entries.first().map_or(self.table.seq(), |first| first.seq);
                self.log.extend(entries);
                Ok(Done { seq, repeated: false })
            }
            Err(error) => {
                self.discard_half_executed(games)?;
                Err(error)
            }
        }
    }

    /// A command that fails after its first entry leaves the table ahead of its log.
    fn discard_half_executed(&mut self, games: &Games) -> Result<(), InputError> {
        let last = self.log.last().map_or(0, |entry| entry.seq);
        if last != self.table.seq()
            && let Some(table) = Table::replay(self.id(), &self.log, games, |_, _| {})?
        {
            self.table = table;
        }
        Ok(())
    }

    /// The frames of the entries after `after` for a person. Without it, the present state; a
    /// number that does not exist yet is ignored.
    pub(crate) fn frames(
        &self,
        person: Option<PersonId>,
        after: Option<u64>,
        games: &Games,
    ) -> Result<Vec<Frame>, InputError> {
        let Some(after) = after.filter(|after| (1..=self.table.seq()).contains(after)) else {
            return Ok(vec![self.table.current_frame(self.table.viewer(person))]);
        };
        let mut frames = Vec::new();
        if after < self.table.seq() {
            Table::replay(self.id(), &self.log, games, |table, entry| {
                if entry.seq > after {
                    // The person may have had another seat then, or none.
                    frames.push(table.frame(entry, table.viewer(person)));
                }
            })?;
        }
        Ok(frames)
    }
}
