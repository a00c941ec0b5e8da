//! The last frames of a table, serialised once for all viewers.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use game::{Seat, Viewer};
use table::{EntryFrames, Frame, LogEntry, PersonId, Table};

use crate::tables::json_patch::write_difference;
use crate::tables::sse_event::{SseEvent, write_head};

/// The last few frames of a table for every viewer who watches. Others, and viewers further behind,
/// get frames from a replay of the log. Streams read it without a look at the table, so a thousand
/// of them do not queue for it.
#[derive(Default)]
pub(crate) struct FrameCache(Mutex<Frames>);

/// Committed frames.
#[derive(Default)]
struct Frames {
    /// The person in each seat after the last entry, and since the first of these frames.
    people: Vec<Option<PersonId>>,
    /// Frames of consecutive entries, the oldest first. None of them is older than the last change
    /// of seats.
    entries: VecDeque<CachedEntry>,
}

/// The viewers who watch a table.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Audience {
    /// Whether people without a seat watch.
    pub(crate) spectators: bool,
    /// The seats whose people watch.
    pub(crate) seats: game::Seats,
}

/// The frames of one entry.
pub(crate) struct CachedEntry {
    seq: u64,
    /// The person in each seat.
    people: Vec<Option<PersonId>>,
    /// Whether other people may sit there than before.
    changes_seats: bool,
    /// The spectators' frame first, then every seat's.
    frames: Box<[Option<CachedFrame>]>,
}

/// One frame, and the parts of it that the next one is compared with.
struct CachedFrame {
    event: Bytes,
    /// The JSON from its beginning to the end of the events.
    head: Bytes,
    table: Bytes,
    /// The view after this entry; `None` if it is not known here.
    view: Option<Bytes>,
    /// Whether the event contains the view. It has none if the entry does not change the game.
    sends_view: bool,
    /// What changed since the frame before, once somebody has asked for it.
    patch: Option<SseEvent>,
}

/// A frame for a stream.
pub(crate) struct FoundFrame {
    pub(crate) event: SseEvent,
    /// Whether the client now knows the view.
    pub(crate) has_view: bool,
}

impl FoundFrame {
    /// A frame that is not cached.
    pub(crate) fn whole(frame: &Frame) -> FoundFrame {
        FoundFrame { event: SseEvent::frame(frame), has_view: frame.view.is_some() }
    }
}

/// Viewers that keep up are never further behind than this.
pub(crate) const CAPACITY: usize = 4;

impl Audience {
    fn viewers(self, players: usize) -> impl Iterator<Item = Option<Viewer>> {
        let seat = move |seat| self.seats.contains(seat).then_some(Viewer::Seat(seat));
        [self.spectators.then_some(Viewer::Spectator)].into_iter().chain(Seat::all(players).map(seat))
    }
}

impl CachedEntry {
    /// The frames of the last entry of a table.
    pub(crate) fn new(table: &Table, last: &LogEntry, audience: Audience) -> CachedEntry {
        let (people, changes_seats) = (table.seated_people().collect(), last.change.changes_seats());
        if !audience.spectators && audience.seats.is_empty() {
            return CachedEntry { seq: last.seq, people, changes_seats, frames: Box::default() };
        }
        // One buffer for all, because a table is mostly watched by several people.
        let (mut buffer, mut parts) = (Vec::with_capacity(8192), Vec::new());
        let frames = table.entry_frames(last);
        for viewer in audience.viewers(table.players()) {
            parts.push(viewer.map(|viewer| write_frame(&frames, last.seq, viewer, &mut buffer)));
        }
        buffer.shrink_to_fit();
        let buffer = Bytes::from(buffer);
        let cached = |ranges: FrameRanges| CachedFrame {
            event: buffer.slice(ranges.event),
            head: buffer.slice(ranges.head),
            table: buffer.slice(ranges.table),
            sends_view: ranges.view.is_some(),
            view: ranges.view.map(|view| buffer.slice(view)),
            patch: None,
        };
        let frames = parts.into_iter().map(|ranges| ranges.map(cached)).collect();
        CachedEntry { seq: last.seq, people, changes_seats, frames }
    }
}

type Range = std::ops::Range<usize>;

struct FrameRanges {
    event: Range,
    head: Range,
    table: Range,
    view: Option<Range>,
}

fn write_frame(frames: &EntryFrames<'_>, seq: u64, viewer: Viewer, to: &mut Vec<u8>) -> FrameRanges {
    let start = to.len();
    write_head("frame", seq, to);
    let json = to.len();
    let parts = frames.write(viewer, to);
    to.extend_from_slice(b"\n\n");
    let head = json..parts.table.start - b",\"table\":".len();
    FrameRanges { event: start..to.len(), head, table: parts.table, view: parts.view }
}

impl CachedFrame {
    /// What changed since the frame before; `None` if one of the views is not known.
    fn patch(&mut self, seq: u64, before: Option<&CachedFrame>) -> Option<SseEvent> {
        if self.patch.is_none() {
            let before = before?;
            let (old, new) = (before.view.as_ref()?, self.view.as_ref()?);
            let mut text = Vec::with_capacity(1024);
            write_head("patch", seq, &mut text);
            text.extend_from_slice(&self.head);
            text.extend_from_slice(b",\"patch\":[");
            let start = text.len();
            write_difference(&before.table, &self.table, "/table", &mut text);
            if text.len() > start && old != new {
                text.push(b',');
            }
            write_difference(old, new, "/view", &mut text);
            text.extend_from_slice(b"]}\n\n");
            text.shrink_to_fit();
            self.patch = Some(SseEvent::from_bytes(text.into()));
        }
        self.patch.clone()
    }
}

impl FrameCache {
    /// Adds frames of committed entries.
    pub(crate) fn publish(&self, entries: Vec<CachedEntry>) {
        let mut frames = self.lock();
        entries.into_iter().for_each(|entry| frames.push(entry));
    }

    /// The frame of entry `seq` for a person's present seat; `None` if it is not cached. With
    /// `patch` the client knows the frame before, and gets only what changed.
    pub(crate) fn get(&self, seq: u64, person: Option<PersonId>, patch: bool) -> Option<FoundFrame> {
        let mut frames = self.lock();
        let Frames { people, entries } = &mut *frames;
        let seat = person.and_then(|person| people.iter().position(|other| *other == Some(person)));
        let viewer = seat.map_or(0, |seat| seat + 1);
        let index = seq.checked_sub(entries.front()?.seq)? as usize;
        let (before, at) = match index.checked_sub(1) {
            Some(before) if index < entries.len() => {
                let (before, at) = entries.make_contiguous()[before..].split_at_mut(1);
                (before[0].frames.get(viewer).and_then(Option::as_ref), at.first_mut()?)
            }
            _ => (None, entries.get_mut(index)?),
        };
        let frame = at.frames.get_mut(viewer)?.as_mut()?;
        if patch && let Some(event) = frame.patch(seq, before) {
            return Some(FoundFrame { event, has_view: true });
        }
        Some(FoundFrame { event: SseEvent::from_bytes(frame.event.clone()), has_view: frame.sends_view })
    }

    /// Forgets all frames and frees their memory.
    pub(crate) fn clear(&self) {
        self.lock().entries = VecDeque::new();
    }

    fn lock(&self) -> MutexGuard<'_, Frames> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Frames {
    fn push(&mut self, mut entry: CachedEntry) {
        let last = self.entries.back().filter(|last| last.seq + 1 == entry.seq);
        if let Some(last) = last.filter(|_| !entry.changes_seats) {
            // An entry that does not change the game leaves the view as it was.
            for (frame, before) in entry.frames.iter_mut().zip(&last.frames) {
                if let (Some(frame), Some(before)) = (frame, before) {
                    frame.view = frame.view.take().or_else(|| before.view.clone());
                }
            }
        } else {
            self.entries.clear();
        }
        self.people = std::mem::take(&mut entry.people);
        if self.entries.len() == CAPACITY {
            self.entries.pop_front();
        }
        self.entries.push_back(entry);
    }
}
