//! The last frames, written once for all who watch.

use std::collections::VecDeque;

use game::{Seat, Viewer};

use crate::sitting::{Logged, Sitting};
use crate::tables::event::Event;

/// The last few frames of a game, for each kind of viewer. Who is further behind gets frames made from the log.
#[derive(Default)]
pub(crate) struct Recent {
    frames: VecDeque<Written>,
}

/// The frames of one entry: the spectators', then every seat's.
struct Written {
    seq: u64,
    events: Vec<Event>,
}

/// Who keeps up is never further behind than this.
const KEPT: usize = 6;

impl Recent {
    /// Writes the frames of the entry that was the last to change a sitting, if anybody watches.
    pub(crate) fn note(&mut self, sitting: &Sitting, last: &Logged, watched: bool) {
        // Where people change seats, what was written for a seat was written for somebody else.
        if !watched || last.entry.changes_seats() {
            self.frames.clear();
        }
        if !watched {
            return;
        }
        let viewers = [Viewer::Spectator].into_iter().chain(Seat::all(sitting.players()).map(Viewer::Seat));
        let events = viewers.map(|viewer| Event::frame(&sitting.frame(last, viewer))).collect();
        self.frames.push_back(Written { seq: last.seq, events });
        if self.frames.len() > KEPT {
            self.frames.pop_front();
        }
    }

    /// The frames after one, up to the last; nothing, if they are not all here, or were written for other seats.
    pub(crate) fn after(&self, after: u64, last: u64, viewer: Viewer) -> Option<Vec<(u64, Event)>> {
        let place = match viewer {
            Viewer::Spectator => 0,
            Viewer::Seat(seat) => seat.index() + 1,
        };
        let missing = last.saturating_sub(after) as usize;
        let start = self.frames.len().checked_sub(missing)?;
        let frames = self.frames.range(start..);
        frames.map(|written| Some((written.seq, written.events.get(place)?.clone()))).collect()
    }
}
