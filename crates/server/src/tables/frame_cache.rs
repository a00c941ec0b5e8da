//! The last frames of a table, serialised once for all viewers.

use std::collections::VecDeque;

use game::{Seat, Viewer};
use table::{LogEntry, Table};

use crate::tables::sse_event::SseEvent;

/// The last few frames of a table for every viewer. Viewers further behind get frames from a
/// replay of the log.
#[derive(Default)]
pub(crate) struct FrameCache {
    frames: VecDeque<CachedFrames>,
}

/// The frames of one entry: the spectators' first, then every seat's.
struct CachedFrames {
    seq: u64,
    events: Vec<SseEvent>,
}

/// Viewers that keep up are never further behind than this.
const CAPACITY: usize = 6;

impl FrameCache {
    /// Caches the frames of the last entry if anybody watches.
    pub(crate) fn push(&mut self, table: &Table, last: &LogEntry, is_watched: bool) {
        // After a change of seats, the cached frames of a seat belong to somebody else.
        if !is_watched || last.change.changes_seats() {
            self.frames.clear();
        }
        if !is_watched {
            return;
        }
        let viewers = [Viewer::Spectator].into_iter().chain(Seat::all(table.players()).map(Viewer::Seat));
        let events = viewers.map(|viewer| SseEvent::frame(&table.frame(last, viewer))).collect();
        self.frames.push_back(CachedFrames { seq: last.seq, events });
        if self.frames.len() > CAPACITY {
            self.frames.pop_front();
        }
    }

    /// The frames after entry `after` up to entry `last`; `None` if one of them is not cached.
    pub(crate) fn after(&self, after: u64, last: u64, viewer: Viewer) -> Option<Vec<(u64, SseEvent)>> {
        let index = match viewer {
            Viewer::Spectator => 0,
            Viewer::Seat(seat) => seat.index() + 1,
        };
        let missing = last.saturating_sub(after) as usize;
        let start = self.frames.len().checked_sub(missing)?;
        let frames = self.frames.range(start..);
        frames.map(|cached| Some((cached.seq, cached.events.get(index)?.clone()))).collect()
    }
}
