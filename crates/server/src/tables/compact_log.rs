//! The log of a table in memory.

use game::InputError;
use table::LogEntry;

/// The log of a table, as JSON. Entries as values need about five times as much memory, and after
/// a replay they are rarely read.
#[derive(Default)]
pub(crate) struct CompactLog(Vec<Line>);

struct Line {
    seq: u64,
    json: Box<str>,
}

impl CompactLog {
    /// The sequence number of the last entry; 0 if there is none.
    pub(crate) fn last(&self) -> u64 {
        self.0.last().map_or(0, |line| line.seq)
    }

    pub(crate) fn extend(&mut self, entries: &[LogEntry]) {
        self.0.extend(entries.iter().map(Line::new));
    }

    /// All entries.
    pub(crate) fn entries(&self) -> Result<Vec<LogEntry>, InputError> {
        self.0.iter().map(Line::entry).collect()
    }

    /// The entries after entry `after` up to entry `until`, but not more than `max`.
    pub(crate) fn range(&self, after: u64, until: u64, max: usize) -> Result<Vec<LogEntry>, InputError> {
        let start = self.0.partition_point(|line| line.seq <= after);
        let lines = self.0[start..].iter().take_while(|line| line.seq <= until);
        lines.take(max).map(Line::entry).collect()
    }
}

impl Line {
    fn new(entry: &LogEntry) -> Line {
        let json = serde_json::to_string(entry).expect("all keys of an entry are strings");
        Line { seq: entry.seq, json: json.into_boxed_str() }
    }

    fn entry(&self) -> Result<LogEntry, InputError> {
        let place = format_args!("log[{}]", self.seq);
        serde_json::from_str(&self.json).map_err(|error| InputError::new(place, error))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn entry(seq: u64) -> LogEntry {
        let mut entry = json!({"seq": seq, "at": 5, "entry": {"entry": "muted", "muted": true}});
        if seq == 2 {
            entry["key"] = Value::from("k");
        }
        serde_json::from_value(entry).expect("an entry")
    }

    #[test]
    fn entries_come_back_as_they_were() {
        let mut log = CompactLog::default();
        assert_eq!(log.last(), 0);
        let entries: Vec<LogEntry> = (1..=5).map(entry).collect();
        log.extend(&entries[..2]);
        log.extend(&entries[2..]);
        assert_eq!(log.last(), 5);
        assert_eq!(log.entries().expect("all"), entries);
        assert_eq!(log.range(1, 4, 10).expect("three"), entries[1..4]);
        assert_eq!(log.range(1, 4, 2).expect("two"), entries[1..3]);
        assert_eq!(log.range(5, 6, 2).expect("none"), []);
    }
}
