//! The frames of one log entry for many viewers, as JSON. What all viewers see is serialised once.

use std::ops::Range;

use game::Viewer;

use crate::frame::TableEvent;
use crate::hosted_game::write_json;
use crate::log::LogEntry;
use crate::table::Table;

/// The frames of the last entry of a table. Their JSON is the same as that of
/// [`Table::frame`](crate::Table::frame).
pub struct EntryFrames<'a> {
    table: &'a Table,
    event: TableEvent,
    /// A frame up to its events.
    head: Vec<u8>,
    /// The table for a spectator, up to the viewer's own seat, and after it.
    table_view: (Vec<u8>, Vec<u8>),
}

/// Where the parts of a frame are in its JSON.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct FrameParts {
    /// The table.
    pub table: Range<usize>,
    /// The view, if the frame has one.
    pub view: Option<Range<usize>>,
}

/// The only member of a table's view that differs between viewers, as spectators see it. Strings
/// cannot contain it, because JSON escapes their quotation marks.
const NO_SEAT: &[u8] = b"\"you\":null";

impl Table {
    /// The frames of the last entry.
    pub fn entry_frames(&self, last: &LogEntry) -> EntryFrames<'_> {
        let event = TableEvent::of(&last.change);
        let mut head = Vec::with_capacity(256);
        head.extend_from_slice(b"{\"seq\":");
        write_json(&last.seq, &mut head);
        head.extend_from_slice(b",\"at\":");
        write_json(&last.at, &mut head);
        head.extend_from_slice(b",\"what\":");
        write_json(&event, &mut head);
        head.extend_from_slice(b",\"events\":");
        let mut before = Vec::with_capacity(1024);
        write_json(&self.view(Viewer::Spectator), &mut before);
        let seat = before.windows(NO_SEAT.len()).position(|window| window == NO_SEAT);
        let after = before.split_off(seat.map_or(before.len(), |seat| seat + NO_SEAT.len()));
        before.truncate(before.len() - b"null".len());
        EntryFrames { table: self, event, head, table_view: (before, after) }
    }
}

impl EntryFrames<'_> {
    /// Appends the frame of a viewer.
    pub fn write(&self, viewer: Viewer, to: &mut Vec<u8>) -> FrameParts {
        let game = self.table.game().filter(|_| self.event.changes_game());
        to.extend_from_slice(&self.head);
        match game.filter(|_| matches!(self.event, TableEvent::Acted { .. })) {
            Some(game) => game.write_events(viewer, to),
            None => to.extend_from_slice(b"null"),
        }
        to.extend_from_slice(b",\"table\":");
        let start = to.len();
        let (before, after) = &self.table_view;
        to.extend_from_slice(before);
        match viewer {
            Viewer::Seat(seat) => write_json(&seat, to),
            Viewer::Spectator => to.extend_from_slice(b"null"),
        }
        to.extend_from_slice(after);
        let table = start..to.len();
        let view = game.map(|game| {
            to.extend_from_slice(b",\"view\":");
            let start = to.len();
            game.write_view(viewer, to);
            start..to.len()
        });
        to.push(b'}');
        FrameParts { table, view }
    }
}
