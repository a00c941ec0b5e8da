//! The last frames of a table, serialised once for all viewers.

use std::collections::VecDeque;

use game::{Seat, Viewer};
use table::{LogEntry, Table};

use crate::tables::sse_event::SseEvent;

/// The last few frames of a table for every viewer. Viewers further behind get frames from a
/// replay of the log.
#[derive(Default)]
pub(crate) struct FrameCache {
    /// Consecutive entries, the oldest first. None of them is older than the last change of seats.
    frames: VecDeque<CachedFrames>,
}

/// The frames of one entry: the spectators' first, then every seat's.
struct CachedFrames {
    seq: u64,
    events: Box<[SseEvent]>,
}

/// Viewers that keep up are never further behind than this.
pub(crate) const CAPACITY: usize = 6;

impl FrameCache {
    /// Caches the frames of the last entry if anybody watches.
    pub(crate) fn push(&mut self, table: &Table, last: &LogEntry, is_watched: bool) {
        // After a change of seats, the cached frames of a seat belong to somebody else.
        if !is_watched || last.change.changes_seats() {
            self.clear();
        }
        if !is_watched {
            return;
        }
        let viewers = [Viewer::Spectator].into_iter().chain(Seat::all(table.players()).map(Viewer::Seat));
        let events = viewers.map(|viewer| SseEvent::frame(&table.frame(last, viewer))).collect();
        if self.frames.len() == CAPACITY {
            self.frames.pop_front();
        }
        self.frames.push_back(CachedFrames { seq: last.seq, events });
    }

    /// The frame of entry `seq` for a person's present seat; `None` if it is not cached.
    pub(crate) fn get(&self, seq: u64, viewer: Viewer) -> Option<SseEvent> {
        let index = match viewer {
            Viewer::Spectator => 0,
            Viewer::Seat(seat) => seat.index() + 1,
        };
        let cached = self.frames.iter().find(|cached| cached.seq == seq)?;
        cached.events.get(index).cloned()
    }

    /// Forgets all frames and frees their memory.
    pub(crate) fn clear(&mut self) {
        self.frames = VecDeque::new();
    }
}
